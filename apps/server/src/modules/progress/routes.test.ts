import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStudent } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('what a tool keeps comes back as it was, a text that looks like something else too', async () => {
  const learner = await projectClient(server, await aStudent(server))
  const address = '/api/progress?tool=coding/block-programming&key=kept'
  for (const value of ['{"id":"owl"}', '[1]', '12', 'null', '"a"', '', 'a', { a: ['1'] }, [1], 7]) {
    expect(await learner.call('PUT', address, { value })).toMatchObject({ status: 204 })
    expect(await learner.call('GET', address)).toMatchObject({ status: 200, body: { value } })
  }
})

test('what goes on from an older state is refused, and nothing is lost', async () => {
  const { withCookie } = await signIn(server, (await aStudent(server)).email)
  const url = '/api/progress?tool=games/grouping&key=progress'
  const keep = (value: unknown, tag: string) =>
    server.app.inject({
      method: 'PUT',
      url,
      headers: { ...withCookie, 'if-match': tag },
      payload: { value },
    })
  const read = async () => {
    const answer = await server.app.inject({ url, headers: withCookie })
    return { value: answer.json<{ value: unknown }>().value, tag: String(answer.headers['etag']) }
  }
  const before = await read()
  const first = await keep({ won: ['a'] }, before.tag)
  expect(first.statusCode).toBe(204)
  expect(await read()).toEqual({ value: { won: ['a'] }, tag: first.headers['etag'] })

  const late = await keep({ won: ['b'] }, before.tag)
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'CONFLICT'])
  expect((await read()).value).toEqual({ won: ['a'] })
  expect((await keep({ won: ['a', 'b'] }, String(first.headers['etag']))).statusCode).toBe(204)
  expect((await keep({ won: ['c'] }, '"of-something-else"')).statusCode).toBe(409)
  expect((await read()).value).toEqual({ won: ['a', 'b'] })
})

test('of two who go on from the same state at once, one is told', async () => {
  const { withCookie: headers } = await signIn(server, (await aStudent(server)).email)
  const url = '/api/progress?tool=games/dungeon&key=progress'
  const { headers: said } = await server.app.inject({ url, headers })
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((value) =>
      server.app.inject({
        method: 'PUT',
        url,
        headers: { ...headers, 'if-match': String(said['etag']) },
        payload: { value },
      }),
    ),
  )
  const refused = answers.filter(({ statusCode }) => statusCode === 409)
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
  expect(refused).toHaveLength(2)
})
