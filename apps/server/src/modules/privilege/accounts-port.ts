/** Knows what an email stands for: its student row, its groups, its demo entry, and so its role. */

import { resolveRole } from '@panya/domain/account/resolve-role.ts'
import {
  type ConsentRecord,
  consentState,
  isRestricted,
} from '@panya/domain/consent/consent-state.ts'
import { bangkokYear } from '@panya/domain/time/bangkok.ts'
import type { Database } from '../../platform/database/database.ts'
import { NotifiedCache } from '../../platform/database/notified-cache.ts'
import type { Principal } from '../../platform/http/principal.ts'

export interface Account {
  studentId: number | null
  groups: readonly string[]
  demo: { active: boolean } | null
  /** Switched off by an admin: nobody is let in with it. */
  closed: boolean
  /** Null when the person was not asked yet. */
  consent: ConsentRecord | null
}

const QUERY = {
  name: 'account_by_email',
  text: `select (select id from student where email = $1) as student_id,
    (select active from demo where email = $1) as demo_active,
    exists (select from student where email = $1 and deactivated_at is not null) as closed,
    (select jsonb_build_object('country', country, 'decision', decision,
        'band', jsonb_build_object('from', born_from, 'to', born_to), 'answeredYear',
        extract(year from answered_at at time zone 'Asia/Bangkok')::int)
      from consent join student on id = student_id where email = $1) as consent,
    array(select "group" from privileged_users where email = $1 and is_active order by 1) as groups`,
}

interface Row {
  student_id: number | null
  demo_active: boolean | null
  closed: boolean
  consent: ConsentRecord | null
  groups: string[]
}

const NOBODY: Account = { studentId: null, groups: [], demo: null, closed: false, consent: null }

export type Accounts = ReturnType<typeof createAccounts>

export function createAccounts({ pool }: Database, now: () => Date) {
  const cache = new NotifiedCache<Account>({
    channel: 'account_changed',
    size: 100_000,
    async load(email) {
      // raw: prepared, one statement for everything an email stands for
      const { rows } = await pool.query<Row>({ ...QUERY, values: [email] })
      const { student_id, demo_active, closed, consent, groups } = rows[0]!
      return {
        studentId: student_id,
        groups,
        demo: demo_active === null ? null : { active: demo_active },
        closed,
        consent,
      }
    },
  })

  async function find(email: string): Promise<Account> {
    return (await cache.read(email)) ?? NOBODY
  }

  /** Whoever uses an inactive demo account may see that it is inactive, and nothing else; so for closed ones. */
  async function principal(email: string, sessionHash: string): Promise<Principal> {
    const account = await find(email)
    const role = account.closed ? null : resolveRole(account)
    if (role === null) {
      return { role: 'anonymous', email, studentId: null, groups: [], sessionHash }
    }
    const state = consentState(account.consent, bangkokYear(now()))
    const restricted = isRestricted(role, state)
    const { studentId, groups } = account
    return { role, email, studentId, groups, sessionHash, restricted }
  }

  return {
    listener: cache.listener,
    find,
    principal,
    /** Whoever changes what an email stands for says so here: the notice that tells the other nodes comes
     * a moment after the answer, and the next request must not be judged by what was. */
    forget: (email: string) => cache.forget(email),
  }
}
