/** Marking a class: one work after the other by keyboard, comments to use again, returned together, and kept. */
import type { Locator, Page } from '@playwright/test'
import { otherDevice, signInByApi } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { TEACHER } from './class.ts'
import { classWork } from './class-work.ts'

/** As somebody without a mouse gets there. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(goal).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
}

const parts = (page: Page) => ({
  mark: page.getByLabel('Mark, at most 10'),
  words: page.getByLabel('A few words'),
  name: page.getByRole('heading', { level: 1 }),
  place: page.getByText(/^\d+ of \d+$/),
})

test('five works are marked by keyboard alone, returned, read, and stay after archiving', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await signInByApi(page.request, TEACHER)
  const names = ['Anan', 'Boon', 'Chai', 'Dao', 'Ek']
  const { room, id, pupils } = await classWork(page.request, baseURL ?? '', names)
  await page.goto(`/teach/assignment?id=${id}`)
  const list = page.getByRole('table', { name: 'Work of the class' })
  await expect(list.getByRole('row', { name: /Anan/ })).toContainText('checks passed')
  await expect(list.getByRole('row', { name: /Boon/ })).toContainText('checks not passed')
  await expectAccessible(page)
  await tabTo(page, page.getByRole('link', { name: 'Mark one after the other' }))
  await page.keyboard.press('Enter')

  const { mark, words, name, place } = parts(page)
  const opened = async (index: number) => {
    await expect(name).toContainText(names[index] ?? '')
    await expect(place).toHaveText(`${index + 1} of 5`)
    await expect(page.getByRole('status')).toContainText([`${names[index]} Dee, ${index + 1} of 5`])
    await expect(mark).toBeFocused()
  }
  await opened(0)
  const panel = page.getByRole('complementary', { name: 'Marking' })
  await expect(panel.getByText('checks passed')).toBeVisible()
  await page.keyboard.type('8')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Well counted.')
  await tabTo(page, page.getByRole('button', { name: 'Keep these words' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Kept in your comments.')).toBeVisible()
  await expect(words).toBeFocused()
  await page.keyboard.press('Control+Enter')

  await opened(1)
  await expect(mark).toHaveValue('')
  await page.keyboard.type('7')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('well')
  await page.keyboard.press('Enter')
  await expect(words).toHaveValue('Well counted.')
  await expect(words).toBeFocused()
  await page.keyboard.press('Control+Enter')

  await opened(2)
  await page.keyboard.type('6')
  await page.keyboard.press('Alt+PageDown')
  await opened(3)
  await page.keyboard.press('Alt+PageUp')
  await opened(2)
  await expect(mark).toHaveValue('6')
  await page.keyboard.press('Alt+PageDown')
  await opened(3)
  await page.keyboard.type('5.5')
  await page.keyboard.press('Control+Enter')
  await opened(4)
  // More than can be had is not taken, and stays where it can be changed.
  await page.keyboard.type('40')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('This mark does not fit')).toBeVisible()
  await expect(mark).toHaveValue('40')
  await mark.press('ControlOrMeta+a')
  await page.keyboard.type('4')
  const before = await otherDevice(baseURL ?? '', pupils[0]!)
  const own = `/api/class/assignments/${id}`
  expect(await (await before.get(own)).json()).toMatchObject({ state: 'handed-in', mark: null })
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('That was the last one.')).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, page.getByRole('button', { name: 'Return all marked (5)' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('5 learners get their marks')
  await tabTo(page, dialog.getByRole('button', { name: 'Return', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('5 works returned.')).toBeVisible()
  expect(await (await before.get(own)).json()).toMatchObject({ state: 'given-back', mark: 8 })
  await before.dispose()

  const desk = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signInByApi(desk.request, pupils[1]!)
  await desk.goto('/class')
  const card = desk.getByRole('listitem').filter({ hasText: 'Count to ten' })
  await expect(card).toContainText('Mark: 7 of 10')
  await expect(card).toContainText('Well counted.')
  const archived = await page.request.patch(`/api/teach/classes/${room.id}`, {
    data: { archived: true },
  })
  expect(archived.ok()).toBe(true)
  await desk.reload()
  await expect(desk.getByRole('heading', { name: 'Earlier work' })).toBeVisible()
  await expect(card).toContainText('Mark: 7 of 10')
  await expect(card).toContainText('Well counted.')
  await expect(card.getByRole('button', { name: 'Hand in' })).toHaveCount(0)
  await expectAccessible(desk)
  await desk.context().close()
})

test('what is typed is kept when the filter is changed and when the row is left', async ({
  page,
  baseURL,
}) => {
  await signInByApi(page.request, TEACHER)
  const { id, pupils } = await classWork(page.request, baseURL ?? '', ['Anan', 'Boon'])
  const address = `/teach/work?assignment=${id}&student=${pupils[0]?.id}&show=to-mark`
  await page.goto(address)
  const { mark, words, name, place } = parts(page)
  await mark.fill('9')
  await page.getByLabel('Which work').selectOption('all')
  await expect(page).toHaveURL(/show=all/)
  await expect(name).toContainText('Anan')
  await expect(mark).toHaveValue('9')
  await words.fill('Half a thought')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/teach\/assignment\?.*show=all/)
  const row = page.getByRole('row', { name: /Anan/ })
  await expect(row).toContainText('marked, not returned')
  await row.getByRole('link', { name: /^Open the work of/ }).click()
  await expect(mark).toHaveValue('9')
  await expect(words).toHaveValue('Half a thought')
  // Marked meanwhile, it is out of this filter, and the row is shorter.
  await page.goto(address.replace(`student=${pupils[0]?.id}&`, ''))
  await expect(name).toContainText('Boon')
  await expect(place).toHaveText('1 of 1')
  await mark.fill('3')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).accept()
})

test('on a phone and from right to left', async ({ page, baseURL }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await signInByApi(page.request, TEACHER)
  const { id } = await classWork(page.request, baseURL ?? '', ['Anan', 'Boon'])
  await page.goto(`/ar/teach/assignment?id=${id}`)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'تصحيح الأعمال واحدًا تلو الآخر' }).click()
  const name = page.getByRole('heading', { level: 1 })
  await expect(name).toContainText('Anan')
  await expect(page.getByText('Anan counts')).toBeVisible()
  await expectAccessible(page)
  const pane = page.getByRole('navigation', { name: 'العمل أو الدرجة' })
  await pane.getByRole('button', { name: 'الدرجة' }).click()
  await page.getByRole('spinbutton').fill('8')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'حفظ ثم التالي' }).click()
  await expect(name).toContainText('Boon')
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBe(0)
})
