/** The demo list: accounts anybody may use, switched off and on. */
import { normaliseEmail } from '@panya/domain/account/account-fields.ts'
import type { DemoEntry } from '@panya/domain/admin/people.ts'
import { asc, eq } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'
import { demo, privilegedUsers, student } from '../../platform/database/schema/person.ts'
import { Problem } from '../../platform/http/problem.ts'

export function listDemo({ orm }: Database): Promise<DemoEntry[]> {
  return orm.select().from(demo).orderBy(asc(demo.email)).limit(500)
}

/** Only an account that exists, and nobody's with power: what it is would then be open to everybody. */
export async function addDemo({ orm }: Database, actor: Actor, wish: string): Promise<DemoEntry> {
  const email = normaliseEmail(wish)
  return orm.transaction(async (tx) => {
    const [account] = await tx
      .select({ id: student.id })
      .from(student)
      .where(eq(student.email, email))
    if (!account) throw new Problem('BAD_INPUT', 'bad-input', { email: 'unknown' })
    const [privileged] = await tx
      .select({ id: privilegedUsers.id })
      .from(privilegedUsers)
      .where(eq(privilegedUsers.email, email))
    if (privileged) throw new Problem('CONFLICT', 'privileged', { email: 'privileged' })
    const [entry] = await tx.insert(demo).values({ email }).onConflictDoNothing().returning()
    if (!entry) throw new Problem('CONFLICT', 'already-there', { email: 'taken' })
    await recordAct(tx, actor, { act: 'demo.add', target: `demo:${entry.id}`, after: entry })
    return entry
  })
}

export async function switchDemo(
  { orm }: Database,
  actor: Actor,
  id: number,
  active: boolean,
): Promise<DemoEntry> {
  return orm.transaction(async (tx) => {
    const [before] = await tx.select().from(demo).where(eq(demo.id, id)).for('update')
    if (!before) throw new Problem('NOT_FOUND', 'not-found')
    if (before.active === active) return before
    const after = { ...before, active }
    await tx.update(demo).set({ active }).where(eq(demo.id, id))
    const act = active ? 'demo.open' : 'demo.close'
    await recordAct(tx, actor, { act, target: `demo:${id}`, before, after })
    return after
  })
}
