/** Finds the account of whoever a school vouches for, or makes one. Nobody else keeps a way into it. */
import {
  type Claims,
  readSchoolIdentity,
  type SchoolIdentity,
} from '@panya/domain/account/school-identity.ts'
import { namesFrom } from '@panya/domain/account/school-names.ts'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { IdentityService } from '../../identity/identity-service.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import {
  addressProof,
  emailChange,
  linkedIdentity,
  passkey,
  passwordReset,
  recoveryCode,
  staffFactor,
} from '../../platform/database/schema/account.ts'
import { consent, demo, privilegedUsers, student } from '../../platform/database/schema/person.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { OutsideArrival, OutsideRefusal } from '../auth/outside-sign-in-port.ts'
import type { SignInTicket } from '../auth/sign-in-ticket-port.ts'
import { createLearner } from '../student/sign-up-port.ts'
import type { School } from './schools.ts'

export interface AdmitParts {
  database: Database
  identity: IdentityService
  sessions: { endAll(email: string): Promise<unknown> }
  accounts: { forget(email: string): void }
  now: () => Date
}

interface Known {
  id: number
  email: string
  /** Whether anybody may have a way in who never proved that the address is theirs. */
  doubtful: boolean
  refused: OutsideRefusal | null
}

const REFUSALS = { outside: 'SchoolOutside', unverified: 'SchoolUnverified' } as const

export async function admit(
  parts: AdmitParts,
  school: School,
  claims: Claims,
): Promise<OutsideArrival> {
  const person = readSchoolIdentity(school, claims)
  if (person === null) return { refused: 'SchoolOutside' }
  try {
    return await findOrMake(parts, school, person, claims)
  } catch (error) {
    // Two browsers of the same new person at once: the other one has made the account.
    if (!(error instanceof Problem && error.code === 'CONFLICT')) throw error
    return findOrMake(parts, school, person, claims)
  }
}

async function findOrMake(
  parts: AdmitParts,
  school: School,
  { subject, address }: SchoolIdentity,
  claims: Claims,
): Promise<OutsideArrival> {
  const { source } = school
  const linked = await findLinked(parts, source, subject)
  if (linked !== null) return linked.refused ? { refused: linked.refused } : arrival(linked, source)
  if ('refused' in address) return { refused: REFUSALS[address.refused] }
  const { email } = address
  const known = await findKnown(parts.database.orm, eq(student.email, email))
  if (known?.refused) return { refused: known.refused }
  if (known === null) {
    const made = await createLearner(parts, {
      email,
      ...namesFrom(claims, email),
      grade: 'other',
      affiliation: school.name,
    })
    await link(parts, { ...made, doubtful: false, refused: null }, source, subject)
  } else if (!(await link(parts, known, source, subject))) {
    return { refused: 'SchoolOther' }
  }
  return arrival({ email }, source)
}

function arrival({ email }: { email: string }, source: string): SignInTicket {
  return { email, source }
}

async function findLinked(
  { database: { orm }, now }: AdmitParts,
  source: string,
  subject: string,
): Promise<Known | null> {
  const [row] = await orm
    .update(linkedIdentity)
    .set({ lastUsedAt: now() })
    .where(and(eq(linkedIdentity.source, source), eq(linkedIdentity.subject, subject)))
    .returning({ studentId: linkedIdentity.studentId })
  return row ? findKnown(orm, eq(student.id, row.studentId)) : null
}

async function findKnown(orm: Orm, which: ReturnType<typeof eq>): Promise<Known | null> {
  const [row] = await orm
    .select({
      id: student.id,
      email: student.email,
      verifiedAt: student.emailVerifiedAt,
      closedAt: student.deactivatedAt,
      demo: demo.id,
    })
    .from(student)
    .leftJoin(demo, eq(demo.email, student.email))
    .where(which)
  if (!row) return null
  const { id, email } = row
  return { id, email, doubtful: row.verifiedAt === null, refused: refusalOf(row) }
}

/** Who is about to leave gets in: it is undone in the profile. */
function refusalOf(row: { closedAt: Date | null; demo: number | null }): OutsideRefusal | null {
  if (row.demo !== null) return 'SchoolDemo'
  return row.closedAt === null ? null : 'SchoolClosed'
}

/** False when the school knows somebody else as the owner: addresses are given to the next person, accounts are not. */
async function link(
  parts: AdmitParts,
  known: Known,
  source: string,
  subject: string,
): Promise<boolean> {
  const { database, identity, now } = parts
  const { id, email } = known
  // A hosted service may have proved the address without our knowing.
  const doubtful = known.doubtful && !(await identity.recognise(email))?.emailVerified
  const done = await database.orm.transaction(async (tx) => {
    // Two at once wait for each other.
    await tx.select({ id: student.id }).from(student).where(eq(student.id, id)).for('update')
    const others = and(
      eq(linkedIdentity.studentId, id),
      eq(linkedIdentity.source, source),
      ne(linkedIdentity.subject, subject),
    )
    const [other] = await tx.select().from(linkedIdentity).where(others)
    if (other) return false
    if (doubtful) {
      await dropWaysIn(tx, known)
      await identity.dropPassword(tx, email)
    }
    const at = now()
    await tx
      .update(student)
      .set({ emailVerifiedAt: at })
      .where(and(eq(student.id, id), isNull(student.emailVerifiedAt)))
    await tx
      .insert(linkedIdentity)
      .values({ source, subject, studentId: id, linkedAt: at, lastUsedAt: at })
      .onConflictDoNothing()
    return true
  })
  if (done && doubtful) {
    await parts.sessions.endAll(email)
    parts.accounts.forget(email)
  }
  return done
}

/** Whoever made the account with an address they never proved may have been anybody. */
async function dropWaysIn(tx: Pick<Orm, 'delete' | 'select'>, { id, email }: Known): Promise<void> {
  const tables = [addressProof, passwordReset, emailChange, linkedIdentity]
  // What protects power over others is asked for, whoever brings the address.
  const factors = (await hasRole(tx, email)) ? [] : [passkey, staffFactor, recoveryCode]
  for (const table of [...tables, ...factors]) await tx.delete(table).where(eq(table.studentId, id))
  // They may have named themselves as the guardian; what a teacher has on paper stays.
  await tx.delete(consent).where(and(eq(consent.studentId, id), isNull(consent.recordedBy)))
}

async function hasRole(tx: Pick<Orm, 'select'>, email: string): Promise<boolean> {
  const rows = await tx
    .select({ id: privilegedUsers.id })
    .from(privilegedUsers)
    .where(and(eq(privilegedUsers.email, email), eq(privilegedUsers.isActive, true)))
    .limit(1)
  return rows.length > 0
}
