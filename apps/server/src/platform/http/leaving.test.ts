import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { aStudent } from '../../testing/people.ts'
import { signIn } from '../../testing/sign-in.ts'
import { startTestServer, testServer } from '../../testing/test-server.ts'

test('a connection that asks for nothing does not hold up the end', async () => {
  const server = await startTestServer()
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  const silent = connect(Number(port), '127.0.0.1')
  const spoken = connect(Number(port), '127.0.0.1')
  await Promise.all([once(silent, 'connect'), once(spoken, 'connect')])
  spoken.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const [answer] = (await once(spoken, 'data')) as [Buffer]
  expect(answer.toString()).toContain('200 OK')
  const gone = [once(silent, 'close'), once(spoken, 'close')]
  for (const socket of [silent, spoken]) socket.resume()
  await server.close()
  await Promise.all(gone)
})

test('a node that is about to go still answers, says that it is not ready, and keeps no connection', async () => {
  const server = await testServer()
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { sessionId } = await signIn(server, (await aStudent(server)).email)
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(origin + path, init)
    await answer.text()
    return [answer.status, answer.headers.get('connection')]
  }
  const validate = () =>
    ask('/api/auth/validate-session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionId }),
    })
  const all = () => Promise.all([ask('/readyz'), ask('/healthz'), validate()])
  expect(new Set((await all()).map(String))).toEqual(new Set(['200,keep-alive']))
  server.app.leaving.begin()
  expect(await all()).toEqual([
    [503, 'close'],
    [200, 'close'],
    [200, 'close'],
  ])
  const { message } = (await server.app.inject('/readyz')).json()
  expect(message).toBe('node-is-leaving')
})

test('a node that takes no new connections still answers on those that are there', async () => {
  const server = await testServer()
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  const kept = connect(Number(port), '127.0.0.1')
  const idle = connect(Number(port), '127.0.0.1')
  await Promise.all([once(kept, 'connect'), once(idle, 'connect')])
  const ask = async (socket: Socket) => {
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    return String((await once(socket, 'data'))[0])
  }
  expect(await ask(kept)).toMatch(/^connection: keep-alive/im)
  server.app.leaving.begin()
  server.app.leaving.refuseNew()
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
  for (const socket of [kept, idle]) {
    const gone = once(socket, 'close')
    expect(await ask(socket)).toMatch(/^HTTP\/1\.1 200 [^]*^connection: close/im)
    await gone
  }
  await server.app.close()
})
