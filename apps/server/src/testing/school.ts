/** A school with its own sign-in, and a server of ours that knows it. */
import { eq } from 'drizzle-orm'
import { student } from '../platform/database/schema/person.ts'
import { SchoolBrowser } from './school-browser.ts'
import { type SchoolClaims, type SchoolServer, startSchoolServer } from './school-server.ts'
import { startTestServer, type TestServer } from './test-server.ts'

export const SCHOOL_DOMAIN = 'suthep.example'
export const SCHOOL_ID = `school-${SCHOOL_DOMAIN}`

export interface TestSchool {
  school: SchoolServer
  server: TestServer
  /** Somebody the school knows; what it says of them is as it should be, unless a test says otherwise. */
  pupil(claims?: SchoolClaims): { name: string; email: string }
  browser(): SchoolBrowser
  row(email: string): Promise<typeof student.$inferSelect | undefined>
  close(): Promise<void>
}

export async function startTestSchool(
  environment: Record<string, string> = {},
): Promise<TestSchool> {
  const school = await startSchoolServer()
  const server = await startTestServer({ ...schoolEnvironment(school), ...environment })
  let made = 0
  return {
    school,
    server,
    pupil(claims = {}) {
      const name = `pupil-${++made}`
      const email = `${name}@${SCHOOL_DOMAIN}`
      school.people.set(name, { email, email_verified: true, name: 'Mali Dee', ...claims })
      return { name, email }
    },
    browser: () => new SchoolBrowser(server),
    async row(email) {
      const { orm } = server.database
      return (await orm.select().from(student).where(eq(student.email, email)))[0]
    },
    async close() {
      await server.close()
      await school.close()
    },
  }
}

export function schoolEnvironment(
  school: Pick<SchoolServer, 'issuer' | 'clientId' | 'clientSecret'>,
): Record<string, string> {
  return {
    OIDC_ISSUER: school.issuer,
    OIDC_DOMAIN: SCHOOL_DOMAIN,
    OIDC_NAME: 'Suthep School',
    OIDC_CLIENT_ID: school.clientId,
    OIDC_CLIENT_SECRET: school.clientSecret,
  }
}
