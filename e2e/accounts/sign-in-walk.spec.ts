/**
 * The way from the click on "Sign in" into the workshop, and what can happen on it. A wave is what is asked
 * at the same time: a request is in the wave after the last one of which an answer had ended when it began.
 * Counted is what the page asks the server for data until it knows who is there; its own files are not.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import {
  countRequests,
  fillSignIn,
  newLearner,
  ownCoins,
  signInByApi,
  signOutByApi,
  watchDataCalls,
} from './people.ts'

const CREDENTIALS = '/api/auth/callback/credentials'
const OPERATIONS = [
  'GetComplimentarySubscription',
  'GetDemo',
  'GetPrivilegedUser',
  'GetProfile',
  'GetStudent',
  'GetUserSubscription',
]

/** Notes, on the page's own clock, when somebody clicks and when the page first knows them. */
async function noteTimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times = { click: 0, known: 0 }
    Object.assign(window, { times })
    addEventListener('click', () => (times.click ||= performance.now()), { capture: true })
    const keep = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (key === 'panya:last-user') times.known ||= performance.now()
      keep.call(this, key, value)
    }
  })
}

/** No answer comes before all have asked: one that needs another's answer would never be asked, on any machine. */
async function answerTogether(page: Page): Promise<void> {
  let asked = 0
  let release = () => {}
  const all = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/graphql', async (route) => {
    asked += 1
    if (asked === OPERATIONS.length) release()
    await all
    await route.continue()
  })
}

/** The addresses of each wave, in order. */
async function wavesOf(page: Page): Promise<string[][]> {
  const asked = await page.evaluate(() => {
    const { click, known } = (window as unknown as { times: { click: number; known: number } })
      .times
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /^\/(api|graphql)/.test(new URL(name).pathname))
      .filter(({ startTime }) => startTime >= click && startTime < known)
      .map(({ name, startTime: begin, responseEnd: end }) => ({
        path: new URL(name).pathname,
        begin,
        end,
      }))
  })
  const waves: (typeof asked)[] = []
  for (const one of asked.toSorted((a, b) => a.begin - b.begin)) {
    const last = waves.findLastIndex((wave) => wave.some(({ end }) => end <= one.begin))
    ;(waves[last + 1] ??= []).push(one)
  }
  return waves.map((wave) => wave.map(({ path }) => path))
}

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })

/** The form, filled in, once everything it asks for by itself has come. */
async function openForm(page: Page, wanted = '/home') {
  const learner = await newLearner(page.request)
  const token = page.waitForResponse('**/api/auth/csrf')
  await page.goto(`/signin?return=${wanted}`)
  await token
  await fillSignIn(page, learner)
  return learner
}

test('from the click to the workshop: the credentials, then everything else at once', async ({
  page,
}) => {
  await noteTimes(page)
  await openForm(page)
  await answerTogether(page)
  const calls = watchDataCalls(page)
  const bearers: (string | undefined)[] = []
  page.on('request', (made) => {
    if (made.url().endsWith('/graphql')) bearers.push(made.headers()['authorization'])
  })
  await signInButton(page).click()
  await expect(ownCoins(page)).toBeVisible()
  await expect(page).toHaveURL('/home')
  const waves = await wavesOf(page)
  expect(waves).toEqual([[CREDENTIALS], Array(OPERATIONS.length).fill('/graphql')])
  const first = calls.slice(0, OPERATIONS.length)
  expect(first.map(({ name }) => name).toSorted()).toEqual(OPERATIONS)
  expect(bearers.every((bearer) => bearer?.startsWith('Bearer '))).toBe(true)
})

test('a page that is loaded anew asks for the session, then for everything else at once', async ({
  page,
}) => {
  await noteTimes(page)
  await signInByApi(page.request, await newLearner(page.request))
  await answerTogether(page)
  await page.goto('/profile')
  await expect(ownCoins(page)).toBeVisible()
  const waves = await wavesOf(page)
  expect(waves).toEqual([['/api/auth/session'], Array(OPERATIONS.length).fill('/graphql')])
})

test('to a tool, the page leaves as soon as the credentials are good', async ({ page }) => {
  await openForm(page, '/games/guessing')
  const calls = watchDataCalls(page)
  const left = page.waitForRequest((made) => made.isNavigationRequest())
  await signInButton(page).click()
  await left
  expect(calls).toEqual([])
  await expect(page).toHaveURL('/games/guessing')
  await expect(page.getByText('Opening your workshop…')).toHaveCount(0)
})

test('however often and whatever is clicked, one attempt is made at a time', async ({ page }) => {
  const { email } = await openForm(page)
  const attempts = countRequests(page, 'POST', CREDENTIALS)
  await page.evaluate(() => {
    const [guest] = [...document.querySelectorAll('button')].filter((b) =>
      /guest/.test(b.innerText),
    )
    const submit = document.querySelector<HTMLButtonElement>('button[type=submit]')
    for (const button of [submit, guest, submit, guest]) button?.click()
  })
  await expect(ownCoins(page)).toBeVisible()
  expect(attempts()).toBe(1)
  const session = await (await page.request.get('/api/auth/session')).json()
  expect(session.user.email).toBe(email)
})

test('a token that no longer fits its cookie is fetched again', async ({ page, context }) => {
  await openForm(page)
  await context.clearCookies()
  await signInButton(page).click()
  await expect(ownCoins(page)).toBeVisible()
})

test('who goes back while signing in is signed in where they went', async ({ page }) => {
  await page.goto('/home')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, await newLearner(page.request))
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**${CREDENTIALS}`, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(`**${CREDENTIALS}`)
  await signInButton(page).click()
  await asked
  await page.goBack()
  answer()
  await expect(page).toHaveURL('/home')
  await expect(ownCoins(page)).toBeVisible()
})

test.describe('on a bad line', () => {
  test.use({ expectedErrors: [/Failed to load resource|^(sign-in|session)\b/] })

  test('answers lost after the credentials are asked for again by themselves', async ({ page }) => {
    await openForm(page)
    const attempts = countRequests(page, 'POST', CREDENTIALS)
    await page.route('**/graphql', (route) => route.abort(), { times: OPERATIONS.length })
    await signInButton(page).click()
    await expect(ownCoins(page)).toBeVisible()
    expect(attempts()).toBe(1)
  })

  test('a connection that goes in the middle and comes back leads in', async ({
    page,
    context,
  }) => {
    await openForm(page)
    await page.route(`**${CREDENTIALS}`, async (route) => {
      const response = await route.fetch()
      await context.setOffline(true)
      await route.fulfill({ response })
    })
    await signInButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'could not reach' })).toBeVisible()
    await context.setOffline(false)
    await expect(ownCoins(page)).toBeVisible()
  })

  test('a session that is ended while the page loads leaves a form that works', async ({
    page,
  }) => {
    const learner = await openForm(page)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/graphql', async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest('**/graphql')
    await signInButton(page).click()
    await asked
    await signOutByApi(page.request)
    answer()
    await expect(page.getByRole('alert').filter({ hasText: 'could not reach' })).toBeVisible()
    await fillSignIn(page, learner)
    await signInButton(page).click()
    await expect(ownCoins(page)).toBeVisible()
  })
})
