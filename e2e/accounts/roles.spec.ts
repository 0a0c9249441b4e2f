/** Who somebody is once they are signed in, and what they have. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import {
  ADMIN,
  countRequests,
  dataCall,
  INACTIVE_GUEST,
  newLearner,
  openAs,
  otherDevice,
  ownCoins,
  signInByApi,
  TEACHER,
} from './people.ts'

async function menuOf(page: Page): Promise<string> {
  await page.getByLabel(/^Your menu/).click()
  return page.getByRole('banner').getByRole('list').last().innerText()
}

test('admin: active in the admin group', async ({ page }) => {
  await openAs(page, ADMIN)
  const menu = await menuOf(page)
  expect(menu).toContain('Administration')
  expect(menu).toContain('Teach')
})

test('teacher: active in the teacher group', async ({ page }) => {
  await openAs(page, TEACHER)
  const menu = await menuOf(page)
  expect(menu).not.toContain('Administration')
  expect(menu).toContain('Teach')
})

test('student: everybody else', async ({ page }) => {
  await openAs(page, await newLearner(page.request))
  const menu = await menuOf(page)
  expect(menu).not.toContain('Administration')
  expect(menu).not.toContain('Teach')
})

test('demo: an active entry, whose devices are not limited', async ({ page, baseURL }) => {
  await page.goto('/profile?user=guest')
  await expect(page.getByText('The guest account is shared')).toBeVisible()
  const guest = { email: 'guest@panya.example', password: 'look-around-panya' }
  for (let device = 0; device < 4; device += 1) await otherDevice(baseURL ?? '', guest)
  const session = await (await page.request.get('/api/auth/session')).json()
  expect(session).not.toBeNull()
})

test('an inactive demo entry forces one logout to /home', async ({ page }) => {
  await signInByApi(page.request, INACTIVE_GUEST)
  const signOuts = countRequests(page, 'POST', '/api/auth/signout')
  await page.goto('/th/profile')
  await expect(page).toHaveURL('/th/home')
  await expect(ownCoins(page)).toHaveCount(0)
  expect(await (await page.request.get('/api/auth/session')).json()).toBeNull()
  expect(signOuts()).toBe(1)
})

test('plan and coins: none at first, then a complimentary subscription wins', async ({
  page,
  baseURL,
}) => {
  const learner = await newLearner(page.request)
  await openAs(page, learner)
  await expect(ownCoins(page)).not.toHaveText('1,000')
  const grant = `mutation ($userId: Int!, $planId: Int!, $expiresAt: DateTime!) {
    insert_complimentary_subscription(
      user_id: $userId, plan_id: $planId, cycle: "monthly", grant_reason: "prize", expires_at: $expiresAt
    ) { id status }
  }`
  const admin = await otherDevice(baseURL ?? '', ADMIN)
  const expiresAt = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString()
  await dataCall(admin, grant, { userId: learner.id, planId: 3, expiresAt })
  await page.reload()
  await expect(ownCoins(page)).toHaveText('1,000')
})
