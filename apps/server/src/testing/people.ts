/** People for tests, on a test server's database. */
import { randomBytes } from 'node:crypto'
import {
  createAdmin,
  createDemo,
  createStudent,
  createTeacher,
  type Person,
  type PersonWish,
} from '../app/seed/people.ts'
import { createIdentity } from '../identity/create-identity.ts'
import type { TestServer } from './test-server.ts'

export const TEST_PASSWORD = 'three blue owls'

type Server = Pick<TestServer, 'context'>
type Wish = Partial<PersonWish>

function withDefaults<Extra>(kind: string, wish: Wish & Extra) {
  const email = `${kind}-${randomBytes(4).toString('hex')}@school.example`
  return { email, password: TEST_PASSWORD, ...wish }
}

async function partsOf({ context }: Server) {
  const { database, site } = context
  return { database, site, identity: await createIdentity(context) }
}

export async function aStudent(server: Server, wish: Wish = {}): Promise<Person> {
  return createStudent(await partsOf(server), withDefaults('student', wish))
}

export async function aTeacher(server: Server, wish: Wish = {}): Promise<Person> {
  return createTeacher(await partsOf(server), withDefaults('teacher', wish))
}

export async function anAdmin(server: Server, wish: Wish = {}): Promise<Person> {
  return createAdmin(await partsOf(server), withDefaults('admin', wish))
}

export async function aDemo(
  server: Server,
  wish: Wish & { active?: boolean } = {},
): Promise<Person> {
  return createDemo(await partsOf(server), withDefaults('demo', wish))
}
