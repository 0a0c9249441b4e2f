/** What learners and guardians answered, as it is in the database. */
import type { BirthYearBand } from '@panya/domain/consent/birth-year-bands.ts'
import type { ConsentRecord, GuardianDecision } from '@panya/domain/consent/consent-state.ts'
import { bangkokYear } from '@panya/domain/time/bangkok.ts'
import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { consent } from '../../database/schema/privacy.ts'
import { student } from '../../database/schema/student.ts'

type Orm = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'execute'>

export interface ConsentRow extends ConsentRecord {
  studentId: number
  guardianEmail: string | null
  codeSentAt: Date | null
}

export async function findConsent(orm: Orm, studentId: number): Promise<ConsentRow | null> {
  const [row] = await orm.select().from(consent).where(eq(consent.studentId, studentId))
  return row ? present(row) : null
}

export interface Ward extends ConsentRow {
  displayName: string
  email: string
}

/** Whose guardian has this code. */
export async function findByCode(orm: Orm, codeHash: string): Promise<Ward | null> {
  const [row] = await orm
    .select({ consent, displayName: student.displayName, email: student.email })
    .from(consent)
    .innerJoin(student, eq(student.id, consent.studentId))
    .where(eq(consent.codeHash, codeHash))
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

/** The code before it is worthless from here on. */
export async function saveCode(
  orm: Orm,
  studentId: number,
  code: { codeHash: string; guardianEmail: string | null },
  now: Date,
): Promise<void> {
  await orm
    .update(consent)
    .set({ ...code, codeSentAt: now })
    .where(eq(consent.studentId, studentId))
}

export interface GuardianAnswer {
  decision: GuardianDecision
  guardianName: string
  guardianEmail: string
}

export async function saveDecision(
  orm: Orm,
  studentId: number,
  answer: GuardianAnswer,
  now: Date,
): Promise<void> {
  await orm
    .update(consent)
    .set({ ...answer, decidedAt: now })
    .where(eq(consent.studentId, studentId))
  if (answer.decision === 'given') return
  // What was shown to others is private again, and stays so until the learner shows it anew.
  await orm.execute(sql`update project set share = 'private', share_id = null
    where owner_id = ${studentId} and share <> 'private'`)
}

function present(row: typeof consent.$inferSelect): ConsentRow {
  return {
    studentId: row.studentId,
    country: row.country,
    band: { from: row.bornFrom, to: row.bornTo },
    answeredYear: bangkokYear(row.answeredAt),
    decision: row.decision,
    guardianEmail: row.guardianEmail,
    codeSentAt: row.codeSentAt,
  }
}
