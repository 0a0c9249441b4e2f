/** The pages of teachers and classes: every one of them once, together in four languages, light and dark, narrow and wide. */
import { localePath } from '@panya/domain/locale/locale.ts'
import type { Locator } from '@playwright/test'
import { WISH } from '../../apps/server/src/testing/give-assignment.ts'
import { signInByApi } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { joinAsNew, makeRoom, TEACHER } from './class.ts'

test('teaching and learning in a class, for everybody', async ({ page, browser, baseURL }) => {
  test.slow()
  await signInByApi(page.request, TEACHER)
  const room = await makeRoom(page.request)
  const learner = await joinAsNew(baseURL ?? '', room)
  const data = { ...WISH, title: 'Flower', dueAt: '2030-01-01T00:00:00Z' }
  const given = await page.request.post(`/api/teach/classes/${room.id}/assignments`, { data })
  const { id } = (await given.json()) as { id: number }
  const tab = (name: string) => `/teach/class?id=${room.id}&tab=${name}`

  await page.emulateMedia({ colorScheme: 'light' })
  await expectFine('/teach', page.getByRole('link', { name: room.name }))
  await expectFine(localePath('zh', tab('settings')), page.getByRole('table').first())
  await expectFine(localePath('th', tab('students')), page.getByRole('table').first())
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectFine(localePath('th', tab('progress')), page.getByRole('table').first())
  await expectFine(
    localePath('ar', tab('board')),
    page.getByRole('main').getByRole('listitem').first(),
  )
  await expectFine(tab('assignments'), page.getByRole('link', { name: 'Flower' }))
  await expectFine(localePath('zh', `/teach/assignment?id=${id}`), page.getByRole('table').first())

  // In a browser of its own: the teacher's page is alive and goes on asking with the teacher's session.
  const context = await browser.newContext({ baseURL: baseURL ?? '', colorScheme: 'dark' })
  await signInByApi(context.request, learner)
  const mine = await context.newPage()
  await expectFine(localePath('ar', '/class'), mine.getByRole('heading', { name: 'Flower' }))
  await context.close()

  /** `filled`: what is there when the data has come. */
  async function expectFine(address: string, filled: Locator) {
    const shown = filled.page()
    await shown.setViewportSize({ width: 1280, height: 800 })
    await shown.goto(address)
    await expect(shown.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(filled).toBeVisible()
    await expectAccessible(shown)
    await shown.setViewportSize({ width: 360, height: 640 })
    const width = await shown.evaluate(() => document.documentElement.scrollWidth)
    expect(width, address).toBeLessThanOrEqual(360)
  }
})
