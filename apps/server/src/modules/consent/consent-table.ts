/** What learners and guardians answered, as it is in the database. */
import type { BirthYearBand } from '@panya/domain/consent/birth-year-bands.ts'
import type { ConsentRecord, GuardianDecision } from '@panya/domain/consent/consent-state.ts'
import { bangkokYear } from '@panya/domain/time/bangkok.ts'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { consent, student } from '../../platform/database/schema/person.ts'
import { project, replay } from '../../platform/database/schema/project.ts'
import { closeProgressLink } from './progress-link-port.ts'

export interface ConsentRow extends ConsentRecord {
  studentId: number
  /** Where the link was sent. */
  guardianEmail: string | null
  asks: number
}

export async function findConsent(orm: Orm, studentId: number): Promise<ConsentRow | null> {
  const [row] = await orm.select().from(consent).where(eq(consent.studentId, studentId))
  return row ? present(row) : null
}

export interface Ward extends ConsentRow {
  displayName: string
  email: string
}

/** Whose guardian has this token. */
export async function findByToken(orm: Orm, tokenHash: string): Promise<Ward | null> {
  const [row] = await orm
    .select({ consent, displayName: student.displayName, email: student.email })
    .from(consent)
    .innerJoin(student, eq(student.id, consent.studentId))
    .where(eq(consent.tokenHash, tokenHash))
  return row ? { ...present(row.consent), displayName: row.displayName, email: row.email } : null
}

export async function saveAnswer(
  orm: Orm,
  studentId: number,
  { country, band }: { country: string; band: BirthYearBand },
  now: Date,
): Promise<void> {
  const answer = { country, bornFrom: band.from, bornTo: band.to, answeredAt: now }
  await orm
    .insert(consent)
    .values({ studentId, ...answer })
    .onConflictDoUpdate({ target: consent.studentId, set: answer })
}

/** The token before it is worthless from here on. False when a guardian has answered meanwhile. */
export async function saveToken(
  orm: Orm,
  studentId: number,
  link: { tokenHash: string; guardianEmail: string },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await orm
    .update(consent)
    .set({ ...link, askedAt: now, asks: sql`${consent.asks} + 1` })
    .where(and(eq(consent.studentId, studentId), isNull(consent.decision)))
  return rowCount === 1
}

const NO_LINK = { tokenHash: null, guardianEmail: null, askedAt: null }

/** Nobody has answered with this token, and nobody will. False when somebody has. */
export async function forgetToken(orm: Orm, tokenHash: string): Promise<boolean> {
  const { rowCount } = await orm
    .update(consent)
    .set(NO_LINK)
    .where(and(eq(consent.tokenHash, tokenHash), isNull(consent.decision)))
  return rowCount === 1
}

export interface LinkAnswer {
  decision: GuardianDecision
  guardianName: string
}

/** False when the token has become worthless meanwhile. */
export async function saveDecision(
  orm: Orm,
  tokenHash: string,
  answer: LinkAnswer,
  now: Date,
): Promise<boolean> {
  const [saved] = await orm
    .update(consent)
    .set({ ...answer, decidedAt: now, recordedBy: null, signedOn: null })
    .where(eq(consent.tokenHash, tokenHash))
    .returning({ studentId: consent.studentId })
  if (!saved) return false
  if (answer.decision !== 'given') await closeToOthers(orm, saved.studentId)
  return true
}

export interface PaperAnswer extends LinkAnswer {
  signedOn: string
  recordedBy: number
}

/** What is signed on paper counts for more than a mailbox that the child chose: its link ends. */
export async function savePaperAnswer(
  orm: Orm,
  studentId: number,
  answer: PaperAnswer,
  now: Date,
): Promise<void> {
  await orm
    .update(consent)
    .set({ ...NO_LINK, ...answer, decidedAt: now })
    .where(eq(consent.studentId, studentId))
  if (answer.decision === 'given') await closeProgressLink(orm, studentId, 'mailed')
  else await closeToOthers(orm, studentId)
}

/** True when the same person has recorded the same letter already: a button that was pressed twice. */
export async function isRecorded(
  orm: Orm,
  studentId: number,
  { decision, guardianName, signedOn, recordedBy }: PaperAnswer,
): Promise<boolean> {
  const same = and(
    eq(consent.studentId, studentId),
    sql`(${consent.decision} = 'given') = ${decision === 'given'}`,
    eq(consent.guardianName, guardianName),
    eq(consent.signedOn, signedOn),
    eq(consent.recordedBy, recordedBy),
  )
  return (await orm.$count(consent, same)) > 0
}

/** What was shown to others is private again, and stays so until the learner shows it anew. */
async function closeToOthers(orm: Orm, studentId: number): Promise<void> {
  await closeProgressLink(orm, studentId, 'any')
  await orm
    .update(project)
    .set({ share: 'private', shareId: null })
    .where(and(eq(project.ownerId, studentId), ne(project.share, 'private')))
  await orm.delete(replay).where(eq(replay.ownerId, studentId))
}

function present(row: typeof consent.$inferSelect): ConsentRow {
  return {
    studentId: row.studentId,
    country: row.country,
    band: { from: row.bornFrom, to: row.bornTo },
    answeredYear: bangkokYear(row.answeredAt),
    decision: row.decision,
    guardianEmail: row.guardianEmail,
    asks: row.asks,
  }
}
