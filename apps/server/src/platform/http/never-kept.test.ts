import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStudent } from '../../testing/people.ts'
import { signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('no answer about a person stays in the browser, where the next one could ask for it', async () => {
  const { withCookie: headers } = await signIn(server, (await aStudent(server)).email)
  const project = {
    id: crypto.randomUUID(),
    saveId: crypto.randomUUID(),
    tool: 'coding/python-programming',
    title: 'Mine',
    document: { format: 'panya-python', version: 1, content: 'secret' },
  }
  await server.app.inject({ method: 'POST', url: '/api/projects', headers, payload: project })
  const webp = Buffer.from('UklGRhoAAABXRUJQVlA4TA4AAAAvAAAAAAfQ//73v/+BiOh/AAA=', 'base64')
  const thumbnail = `/api/projects/${project.id}/thumbnail`
  const type = { ...headers, 'content-type': 'image/webp' }
  await server.app.inject({ method: 'PUT', url: thumbnail, headers: type, payload: webp })
  const addresses = ['/api/projects', `/api/projects/${project.id}`, thumbnail, '/api/profile']
  for (const url of [
    ...addresses,
    '/api/coins',
    '/api/devices',
    '/api/none',
    '/api/auth/session',
  ]) {
    const answer = await server.app.inject({ url, headers })
    expect([url, answer.headers['cache-control']]).toEqual([
      url,
      expect.stringContaining('no-store'),
    ])
  }
})
