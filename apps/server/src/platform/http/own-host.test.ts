import { expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'

const ask = (app: Awaited<ReturnType<typeof testServer>>['app'], host: string, url: string) =>
  app.inject({ url, headers: { host } })

test('a name that is none never reaches an answer', async () => {
  const { app } = await testServer()
  for (const host of ['a b', 'x/y', 'x@y', 'a,b', 'evil.example/..', '"', 'a'.repeat(300)]) {
    expect([host, (await ask(app, host, '/api/auth/csrf')).statusCode]).toEqual([host, 400])
  }
  for (const host of ['localhost:3000', '192.168.1.20:3000', '[::1]:3000', 'school.local']) {
    expect([host, (await ask(app, host, '/api/auth/csrf')).statusCode]).toEqual([host, 200])
  }
})

test('a site that knows its name answers to no other, but to its operator’s tools', async () => {
  const { app } = await testServer({ PUBLIC_URL: 'https://learn.example' })
  for (const host of ['learn.example', 'localhost:3000', '127.0.0.1:3000']) {
    expect([host, (await ask(app, host, '/api/auth/csrf')).statusCode]).toEqual([host, 200])
  }
  for (const host of ['evil.example', 'learn.example.evil.example', '10.0.0.7:3000']) {
    expect([host, (await ask(app, host, '/api/auth/csrf')).statusCode]).toEqual([host, 400])
  }
  expect((await ask(app, '10.0.0.7:3000', '/readyz')).statusCode).toBe(200)
})
