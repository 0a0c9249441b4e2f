/** People for the tests of accounts: fresh learners, and signing in without the page. */
import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, type Page, request } from '@playwright/test'

export interface Credentials {
  email: string
  password: string
}

export const PASSWORD = 'purple owls dance'

export function freshEmail(): string {
  return `learner-${randomBytes(6).toString('hex')}@school.example`
}

const SIGN_UP =
  'mutation signUpUser($credentials: SignUpCredentials!) { signUpUser(credentials: $credentials) { id } }'

/** A learner nobody else uses: tests run side by side, and devices are limited. */
export async function newLearner(api: APIRequestContext): Promise<Credentials & { id: number }> {
  const person = { email: freshEmail(), password: PASSWORD }
  const names = { displayName: 'Nok', firstName: 'Nok', lastName: 'Dee' }
  const credentials = { ...person, ...names, grade: 'P4', affiliation: 'Doi Suthep School' }
  const data = { operationName: 'signUpUser', query: SIGN_UP, variables: { credentials } }
  const answer = (await (await api.post('/graphql', { data })).json()) as {
    data: { signUpUser: { id: number } }
  }
  return { ...person, id: answer.data.signUpUser.id }
}

/** Gives the context of `api` a session of its own, as the form does. */
export async function signInByApi(api: APIRequestContext, person: Credentials): Promise<void> {
  const { csrfToken } = (await (await api.get('/api/auth/csrf')).json()) as { csrfToken: string }
  const { email, password } = person
  const response = await api.post('/api/auth/callback/credentials', {
    form: { email, password, csrfToken },
    headers: { 'x-auth-return-redirect': '1' },
  })
  const { url } = (await response.json()) as { url: string }
  expect(url).not.toContain('error=')
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

export async function signInByForm(page: Page, person: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The page has found out who is signed in. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/home$/)
}
