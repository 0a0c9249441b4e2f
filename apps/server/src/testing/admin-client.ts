/** An admin's browser as far as /api/admin goes. */
import type { Person } from '../app/seed/people.ts'
import { anAdmin } from './people.ts'
import { signIn } from './sign-in.ts'
import type { TestServer } from './test-server.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface AdminAnswer<Body> {
  status: number
  body: Body
}

export async function adminClient(server: TestServer, admin?: Person) {
  const person = admin ?? (await anAdmin(server))
  const { withCookie: headers } = await signIn(server, person.email)
  return {
    person,
    headers,
    // oxlint-disable-next-line typescript/no-explicit-any -- tests name what they expect of a body
    async call<Body = any>(
      method: Method,
      path: string,
      payload?: object,
    ): Promise<AdminAnswer<Body>> {
      const url = `/api/admin${path}`
      const answer = await server.app.inject({ method, url, headers, payload })
      const body = (answer.body === '' ? null : answer.json()) as Body
      return { status: answer.statusCode, body }
    },
  }
}
