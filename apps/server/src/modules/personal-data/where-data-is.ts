/**
 * Knows where the data of a person is: in every table that refers to the student row or to one of the
 * person's projects, found in the database itself so that a new table is never forgotten, and in the
 * few that know people by their email.
 */
import type { Database } from '../../platform/database/database.ts'

export interface PersonalTable {
  name: string
  /** The column that says whose it is. */
  column: string
  by: 'student' | 'project'
}

/** Tables without a reference to the student row. What was done with power over others stays in the log. */
export const BY_EMAIL: Readonly<Record<string, string>> = {
  identity_accounts: 'email',
  device_sessions: 'email',
  privileged_users: 'email',
  demo: 'email',
  classroom_invite: 'email',
  staff_invite: 'email',
  sign_up_request: 'email',
  audit_log: 'actor',
}

/** Refers to whoever did it; what is in the row is about somebody else, and stays out of the doer's export. */
export const ABOUT_OTHERS: ReadonlySet<string> = new Set([
  'consent.recorded_by',
  'tutor_report.closed_by',
])

/** A mark its teacher has not returned is a note of theirs; with the return it is in the submission, and the learner's. */
export const NOT_RETURNED: ReadonlySet<string> = new Set(['mark_draft.student_id'])

/** Books without a foreign key: they know people by their number, and stay when the name is gone. */
export const BY_NUMBER: Readonly<Record<string, string>> = {
  coin_lot: 'user_id',
  coin_hold: 'user_id',
  coin_movement: 'user_id',
  purchase_order: 'user_id',
}

/** What a guardian wrote of themselves when they paid is theirs. */
const OWN_PAID_ORDERS = `(select id from purchase_order where user_id = $1 and payer = 'self')`

/** Rows of a row: they know the person by what they belong to. The way there, from the row to the student. */
export const THROUGH: Readonly<Record<string, string>> = {
  tutor_turn: 'conversation_id in (select id from tutor_conversation where student_id = $1)',
  tutor_report: `turn_id in (select u.id from tutor_turn u
    join tutor_conversation c on c.id = u.conversation_id where c.student_id = $1)`,
  order_event: `order_id in ${OWN_PAID_ORDERS}`,
  order_payer: `order_id in ${OWN_PAID_ORDERS}`,
  bank_line: `order_id in ${OWN_PAID_ORDERS}`,
  checkout: `order_id in ${OWN_PAID_ORDERS}`,
  refund_wish: `order_id in ${OWN_PAID_ORDERS}`,
  tax_paper: `order_id in ${OWN_PAID_ORDERS}`,
}

/** Proves who somebody is; in the wrong hands it opens the account. */
export const SECRET_COLUMNS = [
  'password_hash',
  'session_hash',
  'token_hash',
  'link_hash',
  'identity_state',
  'code_hash',
  'sealed_secret',
  'encrypted_secret',
  'credential_id',
  'public_key',
  'code',
]

const REFERENCES = `
  select c.conrelid::regclass::text as name, a.attname as column,
    c.confrelid::regclass::text as by, c.confdeltype as on_delete
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and array_length(c.conkey, 1) = 1
    and c.confrelid in ('public.student'::regclass, 'public.project'::regclass)
    and c.confkey[1] = (select k.attnum from pg_attribute k
      where k.attrelid = c.confrelid and k.attname = 'id')
  order by 1, 2`

export async function personalTables({ pool }: Database): Promise<PersonalTable[]> {
  // raw: the catalogue of the database
  const { rows } = await pool.query<PersonalTable & { on_delete: string }>(REFERENCES)
  return rows.map(({ name, column, by }) => ({ name, column, by }))
}
