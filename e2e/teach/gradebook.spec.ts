/** The gradebook: weights and means, the two files to take along, the way to a work, narrow, in Arabic, by keyboard. */
import { readFileSync } from 'node:fs'
import { localePath } from '@panya/domain/locale/locale.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { WISH } from '../../apps/server/src/testing/give-assignment.ts'
import { sheetRows } from '../../packages/engines/src/tabular/import/sheet-rows.ts'
import { otherDevice, signInByApi } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { joinAsNew, makeRoom, TEACHER } from './class.ts'

const PYTHON = (text: string) => ({
  format: 'python',
  version: 1,
  content: { files: [{ name: 'main.py', text }], main: 'main.py' },
})

async function give(teacher: APIRequestContext, room: number, wish: object): Promise<number> {
  const data = { ...WISH, ...wish }
  const answer = await teacher.post(`/api/teach/classes/${room}/assignments`, { data })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: number }).id
}

async function mark(teacher: APIRequestContext, task: number, learner: number, points: number) {
  const data = { mark: points, rubricMarks: null, feedback: '' }
  const url = `/api/teach/assignments/${task}/submissions/${learner}`
  expect((await teacher.put(url, { data })).status()).toBe(204)
}

/** One learner with a mark, a hand-in and something missing; another who has done nothing. */
async function aTerm(page: Page, baseURL: string) {
  const teacher = page.request
  await signInByApi(teacher, TEACHER)
  const room = await makeRoom(teacher)
  const learner = await joinAsNew(baseURL, room)
  await joinAsNew(baseURL, room)
  const sums = await give(teacher, room.id, { title: '=Sums' })
  const loops = await give(teacher, room.id, { title: 'Loops', maxMark: 20 })
  await give(teacher, room.id, { title: 'Old', dueAt: '2020-01-01T00:00:00Z' })
  const api = await otherDevice(baseURL, learner)
  const data = { document: PYTHON('print("the work itself")') }
  expect((await api.post(`/api/class/assignments/${sums}/start`, { data })).ok()).toBe(true)
  expect((await api.post(`/api/class/assignments/${sums}/hand-in`)).ok()).toBe(true)
  await api.dispose()
  await mark(teacher, sums, learner.id, 10)
  await mark(teacher, loops, learner.id, 10)
  return { room, learner, tab: `/teach/class?id=${room.id}&tab=gradebook` }
}

async function fileOf(page: Page, name: RegExp): Promise<Buffer<ArrayBuffer>> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ])
  return Buffer.from(readFileSync(await download.path()))
}

test('weights change the mean; both files hold the table; a cell opens the work', async ({
  page,
  baseURL,
}) => {
  const { learner, tab } = await aTerm(page, baseURL ?? '')
  await page.goto(tab)
  const table = page.getByRole('table')
  const row = table.getByRole('row').filter({ has: page.locator(`a[href*="id=${learner.id}&"]`) })
  const mean = row.getByRole('cell').first()
  // 100% and 50%
  await expect(mean).toHaveText('75%')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Change weights' }).click()
  const weight = page.getByLabel('Weight of =Sums')
  await weight.fill('3')
  await weight.press('Enter')
  await expect(mean).toHaveText('87.5%')
  await page.getByLabel('Weight of Loops').fill('0')
  await page.getByLabel('Weight of Loops').press('Tab')
  await expect(mean).toHaveText('100%')
  await expect(weight).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change weights' }).click()
  await page.getByLabel('Work that is missing when it is due').selectOption('zero')
  // 3 × 100% and 1 × 0%
  await expect(mean).toHaveText('75%')
  await expect(page.getByText('Work that was due and was not handed in counts as 0.')).toBeVisible()

  const lines = (await fileOf(page, /CSV/)).toString().split('\r\n')
  expect(lines[0]).toBe("\uFEFFNumber,First name,Last name,Mean (%),Old,Loops,'=Sums")
  expect(lines.find((line) => line.startsWith(`${learner.id},`))).toMatch(/,75,0,10,10$/)
  const { rows, name } = await sheetRows(new Uint8Array(await fileOf(page, /xlsx/)), undefined)
  expect(name).toBe('Gradebook')
  expect(rows[0]?.slice(3)).toEqual(['Mean (%)', 'Old', 'Loops', '=Sums'])
  expect(rows.find(([id]) => id === learner.id)?.slice(3)).toEqual([75, 0, 10, 10])

  await row.getByRole('link', { name: /=Sums: 10/ }).click()
  await expect(page.getByText('the work itself')).toBeVisible({ timeout: 60_000 })
})

test('by keyboard one stop, arrows in it, the other way round in Arabic; narrow it scrolls in its frame', async ({
  page,
  baseURL,
}) => {
  const { tab } = await aTerm(page, baseURL ?? '')
  for (const [locale, onwards, back] of [
    ['en', 'ArrowRight', 'ArrowLeft'],
    ['ar', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    await page.emulateMedia({ colorScheme: locale === 'ar' ? 'dark' : 'light' })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(localePath(locale, tab))
    const cells = page.locator('tbody tr').first().locator('a')
    await cells.first().focus()
    await page.keyboard.press(onwards)
    await expect(cells.nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(cells.last()).toBeFocused()
    await expect(cells.last()).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('tbody tr').nth(1).locator('a').last()).toBeFocused()
    await page.keyboard.press(back)
    await expect(page.locator('tbody tr').nth(1).locator('a').nth(2)).toBeFocused()
    await expect(page.locator('tbody a[tabindex="0"]')).toHaveCount(1)
    // The name stays where it is while the marks are scrolled.
    await expect(cells.first()).toBeInViewport({ ratio: 0.9 })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await expectAccessible(page)
  }
})

test('nobody but the class’s teachers', async ({ page, baseURL }) => {
  const { room, learner } = await aTerm(page, baseURL ?? '')
  const api = await otherDevice(baseURL ?? '', learner)
  for (const ending of ['', '.csv', '.xlsx']) {
    const answer = await api.get(`/api/teach/classes/${room.id}/gradebook${ending}`)
    expect(answer.status()).toBe(403)
  }
  await api.dispose()
})
