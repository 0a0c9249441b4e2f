/** Knows what an email stands for: its student row, its groups, its demo entry, and so its role. */
import { resolveRole } from '@panya/domain/role/resolve-role.ts'
import type { Database } from '../../database/database.ts'
import { NotifiedCache } from '../../database/notified-cache.ts'
import type { Principal } from '../../http/principal.ts'

export interface Account {
  studentId: number | null
  groups: readonly string[]
  demo: { active: boolean } | null
  /** Switched off by an admin: nobody is let in with it. */
  closed: boolean
}

const QUERY = {
  name: 'account_by_email',
  text: `select (select id from student where email = $1) as student_id,
    (select active from demo where email = $1) as demo_active,
    exists (select from student where email = $1 and deactivated_at is not null) as closed,
    array(select "group" from privileged_users where email = $1 and is_active order by 1) as groups`,
}

interface Row {
  student_id: number | null
  demo_active: boolean | null
  closed: boolean
  groups: string[]
}

export type Accounts = ReturnType<typeof createAccounts>

export function createAccounts({ pool }: Database) {
  const cache = new NotifiedCache<Account>({
    channel: 'account_changed',
    size: 100_000,
    async load(email) {
      const { rows } = await pool.query<Row>({ ...QUERY, values: [email] })
      const { student_id, demo_active, closed, groups } = rows[0]!
      return {
        studentId: student_id,
        groups,
        demo: demo_active === null ? null : { active: demo_active },
        closed,
      }
    },
  })

  async function find(email: string): Promise<Account> {
    return (await cache.read(email)) ?? { studentId: null, groups: [], demo: null, closed: false }
  }

  /** Whoever uses an inactive demo account may see that it is inactive, and nothing else; so for closed ones. */
  async function principal(email: string, sessionHash: string): Promise<Principal> {
    const account = await find(email)
    const role = account.closed ? null : resolveRole(account)
    if (role === null) {
      return { role: 'anonymous', email, studentId: null, groups: [], sessionHash }
    }
    return { role, email, studentId: account.studentId, groups: account.groups, sessionHash }
  }

  return {
    listener: cache.listener,
    find,
    principal,
    forget: (email: string) => cache.forget(email),
  }
}
