/** Who may use the administration: every route of it, asked by every role. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aDemo, anAdmin, aStudent, aTeacher } from '../../testing/people.ts'
import { signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
const headers: Record<string, Record<string, string>> = { anonymous: {} }
let routes: { method: 'GET'; url: string }[] = []

beforeAll(async () => {
  server = await startTestServer()
  const makers = { demo: aDemo, student: aStudent, teacher: aTeacher, admin: anAdmin }
  for (const [role, make] of Object.entries(makers)) {
    headers[role] = (await signIn(server, (await make(server)).email)).withCookie
  }
  routes = adminRoutes(server.app.printRoutes({ commonPrefix: false }))
})
afterAll(() => server.close())

/** From the tree the server prints of itself, so that no route can be forgotten here. */
function adminRoutes(tree: string): typeof routes {
  const parents: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', path = '', methods = ''] =
      /^([│ ]*)[├└]── ([^ ]*)(?: \((.*)\))?/.exec(line) ?? []
    const depth = indent.length / 4
    parents[depth] = path
    const url = parents.slice(0, depth + 1).join('')
    if (!url.startsWith('/api/admin/') || methods === '') return []
    return methods
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => ({ method: method as 'GET', url: url.replaceAll(/:\w+/g, '1') }))
  })
}

describe('the administration', () => {
  test('has routes to look at', () => {
    expect(routes.length).toBeGreaterThan(12)
    expect(routes).toContainEqual({ method: 'GET', url: '/api/admin/people/1' })
  })

  test.each([
    ['anonymous', 401],
    ['demo', 403],
    ['student', 403],
    ['teacher', 403],
  ])('%s gets %i everywhere', async (role, status) => {
    for (const route of routes) {
      const payload = route.method === 'GET' ? undefined : {}
      const answer = await server.app.inject({ ...route, payload, headers: headers[role] })
      expect(answer.statusCode, `${route.method} ${route.url}`).toBe(status)
    }
  })

  test('answers an admin, and no cache may keep it', async () => {
    const answer = await server.app.inject({
      url: '/api/admin/overview',
      headers: headers['admin'],
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toMatchObject({ people: 4, exact: true, admins: 1, teachers: 1, demo: 1 })
  })
})
