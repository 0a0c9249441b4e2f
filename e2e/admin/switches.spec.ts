/** What an administrator switches holds for everybody; on a server of its own, so that no other test feels it. */
import { ADMIN, signInByApi, TEACHER } from '../accounts/people.ts'
import { type ServerUnderTest, startServerUnderTest } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

let server: ServerUnderTest
test.use({
  baseURL: async ({}, use) => {
    server = await startServerUnderTest()
    await use(server.url)
    await server.stop()
  },
})

test('closes a tool for everybody and opens it again; a teacher sees nothing of the administration', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await browser.newContext({ baseURL })
  await signInByApi(visitor.request, TEACHER)
  const teacher = await visitor.newPage()
  await teacher.goto('/admin/people')
  await expect(teacher.getByText('This place is for administrators')).toBeVisible()

  await signInByApi(page.request, ADMIN)
  await page.goto('/admin/switches')
  const dungeon = page.getByRole('switch', { name: 'Dungeon' })
  await dungeon.click()
  await expect(dungeon).not.toBeChecked()
  await teacher.goto('/games/dungeon')
  await expect(teacher.getByText('Dungeon is closed right now')).toBeVisible()
  await teacher.goto('/home')
  await expect(teacher.getByRole('main').getByText('Guessing').first()).toBeVisible()
  await expect(teacher.locator('a[href="/games/dungeon"]')).toHaveCount(0)
  await dungeon.click()
  await expect(dungeon).toBeChecked()
  await teacher.reload()
  await expect(teacher.locator('a[href="/games/dungeon"]').first()).toBeAttached()
  await visitor.close()
})
