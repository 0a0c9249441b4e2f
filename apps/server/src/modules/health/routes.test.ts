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
