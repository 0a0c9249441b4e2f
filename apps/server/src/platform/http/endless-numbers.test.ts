import { expect, test } from 'vitest'
import { aTeacher } from '../../testing/people.ts'
import { signIn } from '../../testing/sign-in.ts'
import { testServer } from '../../testing/test-server.ts'

test.each(['1e400', 'Infinity', '-Infinity', 'NaN'])(
  '%s is no number of anything, in an address or in a body',
  async (number) => {
    const server = await testServer()
    const { withCookie: headers } = await signIn(server, (await aTeacher(server)).email)
    const asks = [
      { method: 'GET', url: `/api/teach/classes/${number}` },
      { method: 'GET', url: `/api/teach/classes?page=${number}` },
      { method: 'POST', url: '/api/teach/templates', payload: { assignmentId: number } },
    ] as const
    for (const ask of asks) {
      expect((await server.app.inject({ ...ask, headers })).statusCode, ask.url).toBe(400)
    }
    const payload = `{"assignmentId":${number === '1e400' ? number : 'null'}}`
    const type = { 'content-type': 'application/json' }
    const url = '/api/teach/templates'
    const sent = { method: 'POST', url, payload, headers: { ...headers, ...type } } as const
    expect((await server.app.inject(sent)).statusCode).toBe(400)
  },
)
