/** Who is admin or teacher: entries of privileged_users, added, switched off and on. */
import { checkEmail, normaliseEmail } from '@panya/domain/account/account-fields.ts'
import type { PrivilegedEntry, PrivilegedGroup } from '@panya/domain/admin/people.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { privilegedUsers } from '../../database/schema/people.ts'
import { Problem } from '../../http/problem.ts'
import { type Actor, recordAct } from '../audit/record-act.ts'

const ROLES_LOCK = 7_214_012
const PAGE = 100

type Transaction = Parameters<Parameters<Database['orm']['transaction']>[0]>[0]

export async function listPrivileged(
  { orm }: Database,
  group: PrivilegedGroup,
  after: string,
): Promise<{ entries: PrivilegedEntry[]; next: string | null }> {
  const rows = await orm
    .select()
    .from(privilegedUsers)
    .where(and(eq(privilegedUsers.group, group), sql`${privilegedUsers.email} > ${after}`))
    .orderBy(asc(privilegedUsers.email))
    .limit(PAGE + 1)
  const entries = rows.slice(0, PAGE)
  return { entries, next: rows.length > PAGE ? (entries.at(-1)?.email ?? null) : null }
}

/** An entry that is there already is switched on again. */
export async function addPrivileged(
  { orm }: Database,
  actor: Actor,
  wish: { email: string; group: PrivilegedGroup },
): Promise<PrivilegedEntry> {
  const email = normaliseEmail(wish.email)
  const wrong = checkEmail(email)
  if (wrong !== null) throw new Problem('BAD_INPUT', 'bad-input', { email: wrong })
  return orm.transaction(async (tx) => {
    await onlyWhileAdmin(tx, actor)
    const same = and(eq(privilegedUsers.email, email), eq(privilegedUsers.group, wish.group))
    const [before] = await tx.select().from(privilegedUsers).where(same)
    const [entry] = await tx
      .insert(privilegedUsers)
      .values({ email, group: wish.group })
      .onConflictDoUpdate({
        target: [privilegedUsers.email, privilegedUsers.group],
        set: { isActive: true },
      })
      .returning()
    if (!before?.isActive) {
      const target = `privileged_user:${entry!.id}`
      await recordAct(tx, actor, { act: 'role.give', target, before: before ?? null, after: entry })
    }
    return entry!
  })
}

export async function switchPrivileged(
  { orm }: Database,
  actor: Actor,
  id: number,
  isActive: boolean,
): Promise<PrivilegedEntry> {
  return orm.transaction(async (tx) => {
    await onlyWhileAdmin(tx, actor)
    const [before] = await tx.select().from(privilegedUsers).where(eq(privilegedUsers.id, id))
    if (!before) throw new Problem('NOT_FOUND', 'not-found')
    // Whoever takes a role away keeps theirs: so there is always an admin left.
    if (before.email === actor.name && before.group === 'admin' && !isActive) {
      throw new Problem('CONFLICT', 'not-yourself')
    }
    if (before.isActive === isActive) return before
    const after = { ...before, isActive }
    await tx.update(privilegedUsers).set({ isActive }).where(eq(privilegedUsers.id, id))
    const act = isActive ? 'role.give' : 'role.take'
    await recordAct(tx, actor, { act, target: `privileged_user:${id}`, before, after })
    return after
  })
}

/** One change of roles after the other, and only by somebody who is still admin when it happens. */
async function onlyWhileAdmin(tx: Transaction, actor: Actor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ROLES_LOCK})`)
  const [admin] = await tx
    .select({ id: privilegedUsers.id })
    .from(privilegedUsers)
    .where(
      and(
        eq(privilegedUsers.email, actor.name),
        eq(privilegedUsers.group, 'admin'),
        eq(privilegedUsers.isActive, true),
      ),
    )
  if (!admin) throw new Problem('FORBIDDEN', 'forbidden')
}
