import { GetDemo, GetProfile } from '@panya/domain/graphql/operations.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HttpError } from '../http/http.ts'
import { keepIdentityToken } from '../identity/identity.ts'
import { GraphqlError, graphql } from './graphql.ts'

interface Call {
  url: string
  init: RequestInit & { headers: Record<string, string> }
}

const calls: Call[] = []
const answers: Response[] = []

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, init: Call['init']) => {
    calls.push({ url, init })
    return answers.shift()
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  keepIdentityToken(null)
  calls.length = 0
  answers.length = 0
})

const refused = (code: string) =>
  Response.json({ data: null, errors: [{ message: 'no', extensions: { code } }] })

test('sends a named document as JSON, with the token and the name of the client', async () => {
  keepIdentityToken('token-1')
  answers.push(Response.json({ data: { demo: [] } }))
  expect(await graphql(GetDemo, {})).toEqual({ demo: [] })
  const [{ url, init }] = calls as [Call]
  expect([url, init.method]).toEqual(['/graphql', 'POST'])
  expect(init.headers).toMatchObject({
    authorization: 'Bearer token-1',
    'content-type': 'application/json',
    'apollographql-client-name': 'panya-web',
  })
  expect(JSON.parse(init.body as string)).toEqual({
    operationName: 'GetDemo',
    variables: {},
    query: GetDemo.text,
  })
})

test('without a token there is no bearer', async () => {
  answers.push(Response.json({ data: { demo: [] } }))
  await graphql(GetDemo, {})
  expect(calls[0]?.init.headers).not.toHaveProperty('authorization')
})

test('a query may be sent as GET', async () => {
  answers.push(Response.json({ data: { student_by_id: null } }))
  await graphql(GetProfile, { id: 7 }, { get: true })
  const [{ url, init }] = calls as [Call]
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  expect([pathname, init.method, init.body]).toEqual(['/graphql', 'GET', null])
  expect(searchParams.get('operationName')).toBe('GetProfile')
  expect(searchParams.get('variables')).toBe('{"id":7}')
})

test('a token that has run out is renewed with the session, once', async () => {
  keepIdentityToken('old')
  const session = { user: { email: 'a@x.th' }, sessionId: 's', firebaseToken: 'new' }
  answers.push(refused('UNAUTHENTICATED'), Response.json(session))
  answers.push(Response.json({ data: { demo: [] } }))
  await graphql(GetDemo, {})
  expect(calls.map((call) => call.url)).toEqual(['/graphql', '/api/auth/session', '/graphql'])
  expect(calls[2]?.init.headers['authorization']).toBe('Bearer new')
  answers.push(refused('UNAUTHENTICATED'), Response.json(session), refused('UNAUTHENTICATED'))
  await expect(graphql(GetDemo, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('what the server refuses has its code and its fields', async () => {
  const extensions = { code: 'BAD_INPUT', fields: { email: 'too-long' } }
  answers.push(Response.json({ errors: [{ message: 'bad-input', extensions }] }))
  const failure = await graphql(GetDemo, {}).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(GraphqlError)
  expect(failure).toMatchObject({ code: 'BAD_INPUT', fields: { email: 'too-long' } })
})

test('an answer that is not from our server is an error, not data', async () => {
  answers.push(new Response('<html>gateway</html>', { status: 502 }))
  await expect(graphql(GetDemo, {})).rejects.toBeInstanceOf(HttpError)
  answers.push(new Response('<html>captive portal</html>'))
  await expect(graphql(GetDemo, {})).rejects.toBeInstanceOf(HttpError)
})
