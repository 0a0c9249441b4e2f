/** Names of one direction on pages of the other: their brackets, numbers and full stops stay where they were written. */
import type { Page } from '@playwright/test'
import { signInByApi } from '../accounts/people.ts'
import { expect, test } from '../support/test.ts'
import { anotherTeacher } from './class.ts'
import { classWork } from './class-work.ts'

const LATIN = 'Somchai (B) 2.'
const THAI = 'สมหญิง (ก) 5.'
const ARABIC = 'فاطمة (ب) 3.'

/** Where each letter of a name stands, wherever the name is on the page. */
const placesOf = (page: Page, name: string): Promise<number[][]> =>
  page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: number[][] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = node.textContent?.indexOf(wanted) ?? -1
      if (start < 0 || !node.parentElement?.checkVisibility()) continue
      const letters = Array.from(wanted, (_, at) => {
        const range = document.createRange()
        range.setStart(node, start + at)
        range.setEnd(node, start + at + 1)
        return range.getBoundingClientRect()
      })
      // A name on two lines is in order on each; one that is not drawn has no place.
      const oneLine = letters.every(({ top }) => Math.abs(top - letters[0]!.top) < 8)
      if (oneLine && letters.some(({ width }) => width > 0)) found.push(letters.map(({ x }) => x))
    }
    return found
  }, name)

async function expectInOrder(page: Page, name: string, from: 'left' | 'right') {
  const places = await placesOf(page, name)
  expect(places.length, `${name} is on ${page.url()}`).toBeGreaterThan(0)
  for (const letters of places) {
    const [first, last] = [letters[0]!, letters.at(-1)!]
    expect(from === 'left' ? last > first : last < first, `${name} begins at the ${from}`).toBe(
      true,
    )
    // The full stop ends the name, the bracket stands before it.
    const bracket = letters[name.indexOf('(')]!
    expect(from === 'left' ? bracket < last : bracket > last).toBe(true)
  }
}

test('names of three scripts keep their order on pages in Arabic and in English', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const teacher = await anotherTeacher(baseURL ?? '')
  await signInByApi(page.request, teacher)
  const { id } = await classWork(page.request, baseURL ?? '', [LATIN, THAI, ARABIC])
  for (const path of [`/ar/teach/assignment?id=${id}`, `/teach/assignment?id=${id}`]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(LATIN).first()).toBeVisible()
    await expectInOrder(page, LATIN, 'left')
    await expectInOrder(page, THAI, 'left')
    await expectInOrder(page, ARABIC, 'right')
  }
})

test('a name stands in a sentence of the other direction by itself', async ({ page, baseURL }) => {
  test.slow()
  const teacher = await anotherTeacher(baseURL ?? '')
  await signInByApi(page.request, teacher)
  const { id, pupils } = await classWork(page.request, baseURL ?? '', [LATIN])
  await page.goto(`/ar/teach/work?assignment=${id}&student=${pupils[0]!.id}`)
  const told = page.getByRole('status').filter({ hasText: LATIN })
  await expect(told).toContainText(`\u2068${LATIN} Dee\u2069`)
  await page.goto(`/teach/work?assignment=${id}&student=${pupils[0]!.id}`)
  await expect(told).toContainText(LATIN)
  await expect(told).not.toContainText('\u2068')
})
