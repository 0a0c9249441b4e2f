/** The pages of teachers and classes: every one of them once, together in four languages, light and dark, narrow and wide. */
import { localePath } from '@panya/domain/locale/locale.ts'
import { WISH } from '../../apps/server/src/testing/give-assignment.ts'
import { signInByApi } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { joinAsNew, makeRoom, TEACHER } from './class.ts'

test('teaching and learning in a class, for everybody', async ({ page, baseURL }) => {
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
  await signInByApi(page.request, learner)
  await expectFine(localePath('ar', '/class'), page.getByRole('heading', { name: 'Flower' }))

  /** `filled`: what is there when the data has come. */
  async function expectFine(address: string, filled: ReturnType<typeof page.locator>) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(filled).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 640 })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, address).toBeLessThanOrEqual(360)
  }
})
