/** What an administrator switches holds for everybody; on a server of its own, so that no other test feels it. */
import { ADMIN, otherDevice, signInByApi, TEACHER } from '../accounts/people.ts'
import { SEED_PASSWORD, type ServerUnderTest, startServerUnderTest } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

const STUDENT = { email: 'student1@panya.example', password: SEED_PASSWORD }

let server: ServerUnderTest
test.use({
  baseURL: async ({}, use) => {
    server = await startServerUnderTest()
    await use(server.url)
    await server.stop()
  },
})

test('closes a tool and a single board for everybody; a teacher sees nothing of the administration, and decides about plans when allowed', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
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

  await page.goto('/admin/content')
  await page.getByLabel('Tool or game').selectOption({ label: 'Grouping' })
  const first = page.getByRole('switch').first()
  const name = ((await first.getAttribute('aria-labelledby')) ?? '').replace(/:/g, '\\:')
  const title = (await page.locator(`#${name}`).innerText()).replace(/^1\. /, '')
  await first.click()
  await expect(first).not.toBeChecked()
  await teacher.goto('/games/grouping')
  const boards = teacher.getByRole('main').getByRole('button')
  await expect(boards.nth(3)).toBeVisible({ timeout: 20_000 })
  await expect(boards.filter({ hasText: title })).toHaveCount(0)

  await page.request.put('/api/admin/plan-policy', { data: { teachersMayApprove: true } })
  const learner = await otherDevice(baseURL ?? '', STUDENT)
  const wish = { plan: 'basic', when: 'now', note: 'For my robot' }
  expect((await learner.post('/api/plan-requests', { data: wish })).status()).toBe(201)
  await teacher.goto('/teach')
  await teacher.getByRole('button', { name: /^Say yes to/ }).click()
  await expect(teacher.getByText('The plan is changed.')).toBeVisible()
  await expect(teacher.getByRole('heading', { name: 'Plan requests' })).toHaveCount(0)
  const coins = (await (await learner.get('/api/coins')).json()) as { planName: string }
  expect(coins.planName).toBe('basic')
  await learner.dispose()
  await visitor.close()
})
