/** The states of a session and how it goes from one to the other, in a real browser. */
import { expect, test } from '../support/test.ts'
import {
  countRequests,
  fillSignIn,
  newLearner,
  openAs,
  ownCoins,
  signInByApi,
  signOutByMenu,
} from './people.ts'

const CHECK = '/api/auth/validate-session'
const SESSION = '/api/auth/session'

test('loading leads to unauthenticated, and a page that needs a session to sign-in', async ({
  page,
}) => {
  await page.goto('/th/profile?from=menu')
  await expect(page).toHaveURL('/th/signin?return=%2Fth%2Fprofile%3Ffrom%3Dmenu')
})

test('loading leads to authenticated, and the page opens', async ({ page }) => {
  await signInByApi(page.request, await newLearner(page.request))
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile')
  await expect(ownCoins(page)).toBeVisible()
})

test('the session is checked after 1 s, every 10 s, on focus after 5 s, and on route changes', async ({
  page,
}) => {
  const checks = countRequests(page, 'POST', CHECK)
  await openAs(page, await newLearner(page.request))
  expect(checks(), 'after 1 s').toBe(1)
  const focus = () => page.evaluate(() => dispatchEvent(new Event('focus')))
  await focus()
  expect(checks(), 'a success is fresh').toBe(1)

  const second = page.waitForResponse(`**${CHECK}`)
  await page.clock.runFor(10_000)
  await second
  expect(checks(), 'after 10 s').toBe(2)

  const third = page.waitForResponse(`**${CHECK}`)
  await page.clock.runFor(5500)
  await focus()
  await third
  expect(checks(), 'on focus').toBe(3)

  const fourth = page.waitForResponse(`**${CHECK}`)
  await page
    .getByRole('banner')
    .getByLabel(/^Your menu/)
    .click()
  await page.getByRole('link', { name: 'My profile' }).click()
  await fourth
  expect(checks(), 'on a route change').toBe(4)

  const fifth = page.waitForResponse(`**${CHECK}`)
  await page.clock.runFor(5500)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await fifth
  expect(checks(), 'when the tab becomes visible').toBe(5)
})

test('nothing is checked on the front page', async ({ page }) => {
  await signInByApi(page.request, await newLearner(page.request))
  const checks = countRequests(page, 'POST', CHECK)
  await page.clock.install()
  for (const path of ['/', '/th']) {
    await page.goto(path)
    await expect(ownCoins(page)).toBeVisible()
    await page.clock.runFor(30_000)
    await page.evaluate(() => dispatchEvent(new Event('focus')))
  }
  expect(checks()).toBe(0)
})

test('the session is fetched anew every 14400 s and on focus', async ({ page }) => {
  await openAs(page, await newLearner(page.request))
  const refreshes = countRequests(page, 'GET', SESSION)
  const onFocus = page.waitForResponse(`**${SESSION}`)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await onFocus
  expect(refreshes()).toBe(1)
  await page.clock.fastForward(14_300_000)
  expect(refreshes()).toBe(1)
  const after = page.waitForResponse(`**${SESSION}`)
  await page.clock.fastForward(100_000)
  await after
  expect(refreshes()).toBe(2)
})

test('signing out forgets everything, goes home, and ignores a second call', async ({ page }) => {
  await openAs(page, await newLearner(page.request), '/profile')
  const signOuts = countRequests(page, 'POST', '/api/auth/signout')
  await page.getByLabel(/^Your menu/).click()
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Sign out' })
    .evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(ownCoins(page)).toHaveCount(0)
  expect(signOuts()).toBe(1)
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('last-user')
})

test('what is kept of a session is worthless after the sign-out', async ({ page, context }) => {
  const learner = await newLearner(page.request)
  await openAs(page, learner, '/profile')
  const cookies = await context.cookies()
  const { firebaseToken } = (await (await page.request.get(SESSION)).json()) as {
    firebaseToken: string
  }
  await signOutByMenu(page)
  await expect(page).toHaveURL('/home')

  await context.addCookies(cookies)
  expect(await (await page.request.get(SESSION)).json()).toBeNull()
  expect((await page.request.get('/api/devices')).status()).toBe(401)
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${firebaseToken}` },
    data: {
      query: 'query($id: Int!) { student_by_id(id: $id) { email } }',
      variables: { id: learner.id },
    },
  })
  expect(await answer.text()).not.toContain(learner.email)
  await page.goto('/profile')
  await expect(page).toHaveURL('/signin?return=%2Fprofile')
})

test.describe(() => {
  // What the page asks for between the two is the first one's, whose session is over.
  test.use({ expectedErrors: [/401/] })
  test('somebody else signing in in another tab replaces the user here', async ({ page }) => {
    await openAs(page, await newLearner(page.request), '/profile')
    const other = await newLearner(page.request)
    await signInByApi(page.request, other)
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(page.getByText(other.email)).toBeVisible()
  })
})

test('who signs in before the server heard of the last sign-out stays in', async ({ page }) => {
  const person = await newLearner(page.request)
  await openAs(page, await newLearner(page.request))
  await page.evaluate(leaveWhileSigningOut)
  const order: string[] = []
  page.on('request', (made) => {
    const [action] = /(signout|callback\/credentials)$/.exec(made.url()) ?? []
    if (action) order.push(action)
  })
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/auth/signout', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/auth/signout')
  await page.goto('/signin?return=/home')
  await asked
  await fillSignIn(page, person)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  answer()
  await expect(ownCoins(page)).toBeVisible()
  expect(order).toEqual(['signout', 'callback/credentials'])
  // The page that was left said so late: the session it meant is gone already.
  await page.evaluate(() => localStorage.setItem('panya:sign-out-pending', 'another session'))
  await page.reload()
  await expect(ownCoins(page)).toBeVisible()
  expect(order).toHaveLength(2)
})

/** What a page leaves behind that is closed in the middle of signing out. */
async function leaveWhileSigningOut(): Promise<void> {
  const { sessionId } = await (await fetch('/api/auth/session')).json()
  localStorage.setItem('panya:sign-out-pending', sessionId)
}
