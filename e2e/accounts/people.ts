/** People for the tests of accounts: fresh learners, and signing in without the page. */
import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, type Locator, type Page, request } from '@playwright/test'
import { SEED_PASSWORD } from '../support/server.ts'

export interface Credentials {
  email: string
  password: string
}

export const PASSWORD = 'purple owls dance'

export const ADMIN = { email: 'admin@panya.example', password: SEED_PASSWORD }
export const TEACHER = { email: 'teacher@panya.example', password: SEED_PASSWORD }
export const INACTIVE_GUEST = { email: 'old-guest@panya.example', password: SEED_PASSWORD }

export function freshEmail(): string {
  return `learner-${randomBytes(6).toString('hex')}@school.example`
}

/** One data call as whoever `api` is signed in as. */
export async function dataCall<Data>(
  api: APIRequestContext,
  query: string,
  variables: object,
): Promise<Data> {
  const answer = (await (await api.post('/graphql', { data: { query, variables } })).json()) as {
    data: Data
    errors?: unknown
  }
  expect(answer.errors).toBeUndefined()
  return answer.data
}

const SIGN_UP = `mutation signUpUser($credentials: SignUpCredentials!) {
  signUpUser(credentials: $credentials) { id }
}`

/** A learner nobody else uses: tests run side by side, and devices are limited. */
export async function newLearner(api: APIRequestContext): Promise<Credentials & { id: number }> {
  const person = { email: freshEmail(), password: PASSWORD }
  const names = { displayName: 'Nok', firstName: 'Nok', lastName: 'Dee' }
  const credentials = { ...person, ...names, grade: 'P4', affiliation: 'Doi Suthep School' }
  const data = await dataCall<{ signUpUser: { id: number } }>(api, SIGN_UP, { credentials })
  return { ...person, id: data.signUpUser.id }
}

/** Gives the context of `api` a session of its own, as the form does. */
export async function signInByApi(api: APIRequestContext, person: Credentials): Promise<void> {
  expect(await sendCredentials(api, person)).not.toContain('error=')
}

export async function failToSignInByApi(
  api: APIRequestContext,
  person: Credentials,
): Promise<void> {
  expect(await sendCredentials(api, person)).toContain('error=')
}

/** Where the answer leads to. */
async function sendCredentials(
  api: APIRequestContext,
  { email, password }: Credentials,
): Promise<string> {
  const { csrfToken } = (await (await api.get('/api/auth/csrf')).json()) as { csrfToken: string }
  const response = await api.post('/api/auth/callback/credentials', {
    form: { email, password, csrfToken },
    headers: { 'x-auth-return-redirect': '1' },
  })
  const { url } = (await response.json()) as { url: string }
  return url
}

export async function signOutByApi(api: APIRequestContext): Promise<void> {
  const { csrfToken } = (await (await api.get('/api/auth/csrf')).json()) as { csrfToken: string }
  const headers = { 'x-auth-return-redirect': '1' }
  await api.post('/api/auth/signout', { form: { csrfToken }, headers })
}

/** Another browser of the same person. */
export async function otherDevice(
  baseURL: string,
  person: Credentials,
): Promise<APIRequestContext> {
  const device = await request.newContext({ baseURL })
  await signInByApi(device, person)
  return device
}

/** Opens a page of somebody's with a clock that can be turned, and waits until it knows them. */
export async function openAs(page: Page, person: Credentials, path = '/home'): Promise<void> {
  await signInByApi(page.request, person)
  await page.clock.install()
  const checked = page.waitForResponse('**/api/auth/validate-session')
  await page.goto(path)
  await expect(ownCoins(page)).toBeVisible()
  await page.clock.runFor(1000)
  await checked
  // What the page asked for has been answered: a test may now end the session.
  await page.waitForLoadState('networkidle')
}

/** Only somebody who is signed in has coins, in every language. */
export function ownCoins(page: Page): Locator {
  return page.getByRole('banner').locator('a[href$="/coins"][title]')
}

export async function signOutByMenu(page: Page): Promise<void> {
  await page.getByLabel(/^Your menu/).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
}

/** Counts the requests whose method and address match, from here on. */
export function countRequests(page: Page, method: string, path: string): () => number {
  let count = 0
  page.on('request', (made) => {
    if (made.method() === method && new URL(made.url()).pathname === path) count += 1
  })
  return () => count
}

/** Names the data calls the page makes, from here on, with their variables. */
export function watchDataCalls(page: Page): { name: string; variables: Record<string, unknown> }[] {
  const calls: { name: string; variables: Record<string, unknown> }[] = []
  page.on('request', (made) => {
    if (new URL(made.url()).pathname !== '/graphql') return
    const body = made.postDataJSON() as {
      operationName: string
      variables: Record<string, unknown>
    }
    calls.push({ name: body.operationName, variables: body.variables })
  })
  return calls
}

export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
