/** What resolvers work with. */
import type { SiteConfig } from '@panya/domain/brand/brand.ts'
import type { IdentityService } from '../../identity/identity-service.ts'
import { type Attendance, createAttendance } from '../../modules/attendance/attendance.ts'
import type { Accounts } from '../../modules/privilege/accounts-port.ts'
import { createStudentTable, type StudentTable } from '../../modules/student/student-table-port.ts'
import type { SignUpRequests } from '../../modules/verification/sign-up-request.ts'
import type { Database } from '../database/database.ts'
import type { AppContext } from '../http/context.ts'
import { TokenBuckets } from '../limits/token-buckets.ts'

// A whole class behind one address signs up in the same minute.
const SIGN_UPS = { capacity: 120, refillMs: 2000 }

export interface GraphqlServices {
  database: Database
  identity: IdentityService
  accounts: Accounts
  students: StudentTable
  attendance: Attendance
  signUps: TokenBuckets
  /** Null where mail is not set up: then an account is made at once. */
  signUpRequests: SignUpRequests | null
  /** What admins switched is in here. */
  site: SiteConfig
  now: () => Date
}

export type GraphqlParts = Pick<GraphqlServices, 'identity' | 'accounts' | 'signUpRequests'>

export function createGraphqlServices(
  { database, now, site }: AppContext,
  { identity, accounts, signUpRequests }: GraphqlParts,
): GraphqlServices {
  return {
    database,
    identity,
    accounts,
    students: createStudentTable(database),
    attendance: createAttendance({ database, now }),
    signUps: new TokenBuckets(SIGN_UPS, now),
    signUpRequests,
    site,
    now,
  }
}
