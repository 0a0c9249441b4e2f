/** The sign-ins elsewhere that open an account: a school's, a learning platform's. Admins take them away. */
import { randomBytes } from 'node:crypto'
import { noMailAddress } from '@panya/domain/account/no-mail-address.ts'
import type { Connection } from '@panya/domain/account/school-sign-in.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { IdentityService } from '../../identity/identity-service.ts'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import {
  addressProof,
  emailChange,
  linkedIdentity,
  passwordReset,
} from '../../platform/database/schema/account.ts'
import { student } from '../../platform/database/schema/person.ts'
import { ltiPlatform, schoolSignIn } from '../../platform/database/schema/school.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Accounts } from '../privilege/accounts-port.ts'
import type { SessionRegistry } from '../session/session-port.ts'
import type { Schools } from './schools.ts'

export interface ConnectionParts {
  database: Database
  schools: Schools
  identity: IdentityService
  sessions: SessionRegistry
  accounts: Accounts
}

export async function connectionsOf(
  orm: Orm,
  { fixed }: Pick<Schools, 'fixed'>,
  studentId: number,
): Promise<Connection[]> {
  const { source, linkedAt, lastUsedAt } = linkedIdentity
  const rows = await orm
    .select({ source, linkedAt, lastUsedAt, school: schoolSignIn.name, platform: ltiPlatform.name })
    .from(linkedIdentity)
    .leftJoin(schoolSignIn, eq(source, sql`'school:' || ${schoolSignIn.id}`))
    .leftJoin(ltiPlatform, eq(source, sql`'platform:' || ${ltiPlatform.id}`))
    .where(eq(linkedIdentity.studentId, studentId))
    .orderBy(asc(linkedAt), asc(source))
  return rows.map(({ school, platform, ...row }) => ({
    source: row.source,
    kind: row.source.startsWith('platform:') ? 'platform' : 'school',
    name: school ?? platform ?? (row.source === fixed?.source ? fixed.name : null),
    linkedAt: row.linkedAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  }))
}

export interface Disconnection {
  id: number
  source: string
  /**
   * `keep`: whom the school vouches for with this address next is let into this account. `free`: that will be
   * somebody else, who gets an account of their own; this one goes on without an address.
   */
  address: 'keep' | 'free'
}

/** Every device is signed out: it may be the wrong person's. */
export async function disconnect(
  parts: ConnectionParts,
  actor: Actor,
  { id, source, address }: Disconnection,
): Promise<void> {
  const { database, schools, sessions, accounts } = parts
  const done = await database.orm.transaction(async (tx) => {
    const [row] = await tx.select().from(student).where(eq(student.id, id)).for('update')
    if (!row) throw new Problem('NOT_FOUND', 'not-found')
    const { email } = row
    if (email === actor.name) throw new Problem('CONFLICT', 'not-yourself')
    const before = (await connectionsOf(tx, schools, id)).find((one) => one.source === source)
    if (!before) throw new Problem('NOT_FOUND', 'not-found')
    await tx
      .delete(linkedIdentity)
      .where(and(eq(linkedIdentity.studentId, id), eq(linkedIdentity.source, source)))
    const freed = address === 'free' ? await freeAddress(tx, parts, row) : null
    const act = { act: 'person.disconnect', target: `student:${id}` }
    const after = freed === null ? null : { address: 'free' }
    await recordAct(tx, actor, { ...act, before: { ...before, email }, after })
    return { email, signOut: freed ?? (() => sessions.endAll(email)) }
  })
  await done.signOut()
  accounts.forget(done.email)
}

/** What the person made stays theirs; the address is the next one's. */
async function freeAddress(
  tx: Orm,
  { identity, sessions }: ConnectionParts,
  { id, email: from }: { id: number; email: string },
): Promise<() => Promise<unknown>> {
  const to = noMailAddress(randomBytes(10).toString('hex'))
  for (const table of [addressProof, passwordReset, emailChange])
    await tx.delete(table).where(eq(table.studentId, id))
  await tx.update(student).set({ email: to, emailVerifiedAt: null }).where(eq(student.id, id))
  const signOut = await sessions.changeEmail(tx, '', from, to)
  await identity.changeEmail(tx, from, to)
  return () => signOut(null)
}
