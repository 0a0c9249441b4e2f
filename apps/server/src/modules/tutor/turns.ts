/** Keeps what was asked and answered, and gives it back as the learner sees it. */
import { createHash } from 'node:crypto'
import type { Harm } from '@panya/domain/moderation/harm.ts'
import type { Rung } from '@panya/domain/tutor/rung.ts'
import type { TurnOutcome, TutorTurn, WatchedTurn } from '@panya/domain/tutor/turn.ts'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { tutorConversation, tutorTurn } from '../../platform/database/schema/tutor.ts'

/** The same learner and key name the same turn: sent twice, a question is asked once. */
export function turnIdOf(userId: number, key: string): string {
  const hash = createHash('sha256').update(`tutor ${userId} ${key}`).digest('hex')
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20)]
    .concat(hash.slice(20, 32))
    .join('-')
}

/** Whether two questions were about the same thing, without keeping a program once more. */
export const keyOf = (...parts: (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)

export const WAS_REPORTED = sql<boolean>`exists (select 1 from tutor_report r
  where r.turn_id = tutor_turn.id)`

const COLUMNS = {
  id: tutorTurn.id,
  at: tutorTurn.createdAt,
  question: tutorTurn.question,
  rung: tutorTurn.rung,
  outcome: tutorTurn.outcome,
  text: tutorTurn.answer,
  reported: WAS_REPORTED,
}

const sent = <Row extends { at: Date }>(row: Row) => ({ ...row, at: row.at.toISOString() })

export async function turnsOf(orm: Orm, conversationId: string): Promise<TutorTurn[]> {
  const rows = await orm
    .select(COLUMNS)
    .from(tutorTurn)
    .where(eq(tutorTurn.conversationId, conversationId))
    .orderBy(asc(tutorTurn.createdAt), asc(tutorTurn.id))
  return rows.map(sent)
}

/** With what was found in them, for whoever looks after learners. */
export async function watchedTurns(orm: Orm, where: SQL | undefined): Promise<WatchedTurn[]> {
  const rows = await orm
    .select({ ...COLUMNS, harms: tutorTurn.harms })
    .from(tutorTurn)
    .where(where)
    .orderBy(asc(tutorTurn.createdAt), asc(tutorTurn.id))
  return rows.map(sent)
}

export interface EarlierTurn {
  question: string
  answer: string
  rung: Rung | null
  outcome: TurnOutcome
  problemKey: string
  programKey: string
}

/** What the next rung and the model are told by. */
export function earlierTurns(orm: Orm, conversationId: string): Promise<EarlierTurn[]> {
  const { question, answer, rung, outcome, problemKey, programKey } = tutorTurn
  return orm
    .select({ question, answer, rung, outcome, problemKey, programKey })
    .from(tutorTurn)
    .where(eq(tutorTurn.conversationId, conversationId))
    .orderBy(asc(tutorTurn.createdAt), asc(tutorTurn.id))
}

export async function findOwnTurn(
  orm: Orm,
  userId: number,
  id: string,
): Promise<{ conversation: string; turn: TutorTurn } | null> {
  const [row] = await orm
    .select({ conversation: tutorTurn.conversationId, turn: COLUMNS })
    .from(tutorTurn)
    .innerJoin(tutorConversation, eq(tutorConversation.id, tutorTurn.conversationId))
    .where(and(eq(tutorTurn.id, id), eq(tutorConversation.studentId, userId)))
  return row ? { ...row, turn: sent(row.turn) } : null
}

export interface NewTurn {
  id: string
  conversationId: string
  question: string
  problemKey: string
  programKey: string
  rung: Rung | null
  outcome: TurnOutcome
  answer: string
  harms: Harm[]
}

/** False when it is there already: somebody sent the same question twice at once. */
export async function keepTurn(tx: Orm, turn: NewTurn, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .insert(tutorTurn)
    .values({ ...turn, createdAt: now })
    .onConflictDoNothing()
  await tx
    .update(tutorConversation)
    .set({ lastAt: now })
    .where(eq(tutorConversation.id, turn.conversationId))
  return rowCount === 1
}
