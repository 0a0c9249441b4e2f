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
import { createEmbeddedIdentity } from '../identity/embedded-identity.ts'
import { createPasswordHasher, type PasswordHasher } from '../identity/password-hasher.ts'
import type { AppContext } from '../platform/http/context.ts'
import type { TestServer } from './test-server.ts'

export const TEST_PASSWORD = 'three blue owls'

type Server = Pick<TestServer, 'context'>
type Wish = Partial<PersonWish>

function withDefaults<Extra>(kind: string, wish: Wish & Extra) {
  const email = `${kind}-${randomBytes(4).toString('hex')}@school.example`
  return { email, password: TEST_PASSWORD, ...wish }
}

/** Nearly everybody in the tests has the same password: it is worth hashing once. */
const hashed = new Map<string, Promise<string>>()

function rememberingHasher(cost: AppContext['passwordCost']): PasswordHasher {
  const hasher = createPasswordHasher(undefined, cost)
  return {
    ...hasher,
    hash(password) {
      const name = `${JSON.stringify(cost)} ${password}`
      const known = hashed.get(name) ?? hasher.hash(password)
      hashed.set(name, known)
      return known
    },
  }
}

async function partsOf({ context }: Server) {
  const { database, site, secret, now, env, passwordCost } = context
  const identity = env.firebase
    ? await createIdentity(context)
    : await createEmbeddedIdentity({
        secret,
        database,
        hasher: rememberingHasher(passwordCost),
        now,
      })
  return { database, site, identity }
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
