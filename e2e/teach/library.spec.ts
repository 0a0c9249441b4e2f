/** Ready assignments: found, read, printed in any language, and opened filled in for a class. */
import { localePath } from '@panya/domain/locale/locale.ts'
import { signInByApi } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { makeRoom, TEACHER } from './class.ts'

test('a teacher finds one by tool and gives it to a class, in the language of the learners', async ({
  page,
}) => {
  await signInByApi(page.request, TEACHER)
  const room = await makeRoom(page.request)
  await page.goto(`/teach/class?id=${room.id}&tab=assignments`)
  await page.getByRole('link', { name: 'Ready assignments' }).click()
  const list = page.getByRole('list', { name: 'Ready assignments' })
  await expect(list.getByRole('listitem')).toHaveCount(20)
  await expectAccessible(page)
  await page.getByLabel('Tool', { exact: true }).selectOption({ label: 'Python' })
  await page.getByLabel('Grade').selectOption({ label: 'Secondary 1 to 3' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: 'The ticket that costs too much' }).click()
  await expect(page.getByRole('heading', { name: 'Lesson plan' })).toBeVisible()
  await page.getByLabel('Language of the text').selectOption('th')
  const title = 'ตั๋วที่แพงเกินไป'
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use in a class' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Class')).toHaveValue(String(room.id))
  await dialog.getByRole('button', { name: 'Open the assignment’s form' }).click()

  await expect(page.getByLabel('Title')).toHaveValue(title)
  await expect(page.getByLabel('Tool', { exact: true })).toHaveValue('coding/python-programming')
  await expect(page.getByLabel('Starter project')).not.toHaveValue('')
  await page.getByRole('button', { name: 'Give it to the class' }).click()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('id')
  const starter = await page.request.get(`/api/teach/assignments/${id}/starter`)
  expect(await starter.text()).toContain('def price(age)')
  const given = await page.request.get(`/api/teach/assignments/${id}`)
  const { assignment } = (await given.json()) as { assignment: Record<string, unknown[]> }
  expect(assignment['checks']).toHaveLength(7)
  expect(assignment['rubric']).toHaveLength(3)
  expect(assignment['maxMark']).toBe(10)
})

test('the sheets are printed on A4, each in its language and nothing of the page beside', async ({
  page,
}) => {
  await signInByApi(page.request, TEACHER)
  const sheet = '/teach/library?task=games/programming/up-the-stairs&show=sheet'
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(localePath('ar', sheet))
  await expect(page.getByRole('article')).toContainText('صعود الدرج')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  for (const lang of ['en', 'th', 'zh', 'ar']) {
    await page.goto(`${localePath('ar', sheet)}&lang=${lang}`)
    await expect(page.locator(`article[lang=${lang}] h2`)).toBeVisible()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g), lang).toHaveLength(1)
    // A4 in points; browsers round to pixels.
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45](?:\.\d+)? 84[12]/)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('button', { includeHidden: false })).toHaveCount(0)
})

test('a task that is not there leads back to the list', async ({ page }) => {
  await signInByApi(page.request, TEACHER)
  await page.goto('/teach/library?task=coding/nothing/here')
  await page.getByRole('main').getByRole('link', { name: 'Ready assignments' }).click()
  await expect(page.getByRole('list', { name: 'Ready assignments' })).toBeVisible()
})
