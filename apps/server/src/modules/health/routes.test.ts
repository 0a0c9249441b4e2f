import { expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'

test('says that it is alive and ready', async () => {
  const { app } = await testServer()
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive' })
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' })
})

test('shows its figures to this machine or to who has the token, and to nobody else', async () => {
  const open = await testServer()
  expect((await open.app.inject({ url: '/metrics' })).body).toContain('http_request_seconds')
  const far = await open.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })
  expect([far.statusCode, far.json()]).toEqual([403, { code: 'FORBIDDEN', message: 'forbidden' }])
  const closed = await testServer({ METRICS_TOKEN: 'right' })
  expect((await closed.app.inject('/metrics')).statusCode).toBe(403)
  const headers = { authorization: 'Bearer right' }
  expect((await closed.app.inject({ url: '/metrics', headers })).statusCode).toBe(200)
})

test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])(
  'a proxy on this machine (%s) opens the figures to nobody, and the log says what to set',
  async (header) => {
    const { app, context } = await testServer()
    const lines: unknown[] = []
    context.log.warn = (line: unknown) => lines.push(line)
    const headers = { [header]: '203.0.113.7' }
    for (let time = 0; time < 3; time++)
      expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(403)
    expect(lines).toEqual([expect.stringContaining('TRUST_PROXY=127.0.0.1')])
  },
)

test('a proxy that was named is not warned of', async () => {
  const { app, context } = await testServer({ TRUST_PROXY: '127.0.0.1' })
  const lines: unknown[] = []
  context.log.warn = (line: unknown) => lines.push(line)
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  expect((await app.inject({ url: '/healthz', headers })).statusCode).toBe(200)
  expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(403)
  expect(lines).toEqual([])
})
