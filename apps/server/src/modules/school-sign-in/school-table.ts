/** What admins do with the sign-ins of schools: each change with its record, and told to every node. */
import {
  checkIssuer,
  isDomain,
  normaliseIssuer,
  type SchoolSetup,
  type SchoolWish,
} from '@panya/domain/account/school-sign-in.ts'
import { asc, count, eq, sql } from 'drizzle-orm'
import type { Encryption } from '../../identity/encrypted-state.ts'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { linkedIdentity } from '../../platform/database/schema/account.ts'
import { schoolSignIn } from '../../platform/database/schema/school.ts'
import { Problem } from '../../platform/http/problem.ts'
import { CHANNEL, sourceOf } from './schools.ts'

export type SchoolChange = SchoolWish & {
  /** Left out, it stays as it is. */
  clientSecret?: string
  enabled: boolean
}

interface Parts {
  database: Database
  secrets: Encryption
  production: boolean
}

const SCHOOLS_LOCK = 7_214_020

type Row = typeof schoolSignIn.$inferSelect

export async function listSchools({ orm }: Database): Promise<SchoolSetup[]> {
  const people = await countPeople(orm)
  const rows = await orm.select().from(schoolSignIn).orderBy(asc(schoolSignIn.id))
  return rows.map((row) => ({
    ...shown(row),
    id: row.id,
    people: people.get(sourceOf(row.id)) ?? 0,
  }))
}

export async function countPeople(orm: Orm): Promise<Map<string, number>> {
  const { source } = linkedIdentity
  const rows = await orm.select({ source, people: count() }).from(linkedIdentity).groupBy(source)
  return new Map(rows.map((row) => [row.source, row.people]))
}

export async function addSchool(
  { database, secrets, production }: Parts,
  actor: Actor,
  { clientSecret = '', ...wish }: SchoolChange,
): Promise<void> {
  const clean = checked(wish, production)
  if (clientSecret === '') throw new Problem('BAD_INPUT', 'bad-input', { clientSecret: 'required' })
  await changing(database, async (tx) => {
    const [row] = await tx
      .insert(schoolSignIn)
      .values({ ...clean, encryptedClientSecret: secrets.encrypt(clientSecret) })
      .onConflictDoNothing()
      .returning()
    if (!row) throw domainTaken()
    const target = `school-sign-in:${row.id}`
    await recordAct(tx, actor, { act: 'school-sign-in.add', target, after: shown(row) })
  })
}

export async function changeSchool(
  { database, secrets, production }: Parts,
  actor: Actor,
  id: number,
  { clientSecret, ...wish }: SchoolChange,
): Promise<void> {
  const clean = checked(wish, production)
  await changing(database, async (tx) => {
    const before = await locked(tx, id)
    // A secret goes to the provider it belongs to, not to one that was put in its place.
    if (clientSecret === undefined && before.issuer !== clean.issuer)
      throw new Problem('BAD_INPUT', 'bad-input', { clientSecret: 'required' })
    const [taken] = await tx
      .select({ id: schoolSignIn.id })
      .from(schoolSignIn)
      .where(eq(schoolSignIn.domain, clean.domain))
    if (taken && taken.id !== id) throw domainTaken()
    const secret =
      clientSecret === undefined ? {} : { encryptedClientSecret: secrets.encrypt(clientSecret) }
    const [after] = await tx
      .update(schoolSignIn)
      .set({ ...clean, ...secret })
      .where(eq(schoolSignIn.id, id))
      .returning()
    // Another provider gives the same names to other people.
    if (before.issuer !== clean.issuer) await unlink(tx, id)
    await recordAct(tx, actor, {
      act: 'school-sign-in.change',
      target: `school-sign-in:${id}`,
      before: shown(before),
      after: { ...shown(after ?? before), newSecret: clientSecret !== undefined },
    })
  })
}

export async function removeSchool(database: Database, actor: Actor, id: number): Promise<void> {
  await changing(database, async (tx) => {
    const before = await locked(tx, id)
    await unlink(tx, id)
    await tx.delete(schoolSignIn).where(eq(schoolSignIn.id, id))
    const target = `school-sign-in:${id}`
    await recordAct(tx, actor, { act: 'school-sign-in.remove', target, before: shown(before) })
  })
}

async function changing({ orm }: Database, change: (tx: Orm) => Promise<void>): Promise<void> {
  await orm.transaction(async (tx) => {
    // One at a time: two for the same domain must not meet in the middle.
    // raw: an advisory lock
    await tx.execute(sql`select pg_advisory_xact_lock(${SCHOOLS_LOCK})`)
    await change(tx)
    // raw: tells every node when this is done
    await tx.execute(sql`select pg_notify(${CHANNEL}, 'all')`)
  })
}

async function locked(tx: Orm, id: number): Promise<Row> {
  const [row] = await tx.select().from(schoolSignIn).where(eq(schoolSignIn.id, id)).for('update')
  if (!row) throw new Problem('NOT_FOUND', 'not-found')
  return row
}

async function unlink(tx: Pick<Orm, 'delete'>, id: number): Promise<void> {
  await tx.delete(linkedIdentity).where(eq(linkedIdentity.source, sourceOf(id)))
}

function checked<Wish extends SchoolWish>(wish: Wish, production: boolean): Wish {
  const domain = wish.domain.trim().toLowerCase()
  const issuer = normaliseIssuer(wish.preset, wish.issuer)
  const wrong = checkIssuer(wish.preset, issuer, !production)
  const fields = {
    ...(wish.name.trim() === '' ? { name: 'required' } : {}),
    ...(isDomain(domain) ? {} : { domain: 'format' }),
    ...(wrong === null ? {} : { issuer: wrong }),
    ...(wish.clientId.trim() === '' ? { clientId: 'required' } : {}),
  }
  if (Object.keys(fields).length > 0) throw new Problem('BAD_INPUT', 'bad-input', fields)
  return { ...wish, name: wish.name.trim(), clientId: wish.clientId.trim(), domain, issuer }
}

function shown({ name, preset, domain, issuer, clientId, enabled }: Row) {
  return { name, preset, domain, issuer, clientId, enabled }
}

function domainTaken(): Problem {
  return new Problem('CONFLICT', 'already-there', { domain: 'taken' })
}
