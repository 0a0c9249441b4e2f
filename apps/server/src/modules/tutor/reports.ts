/** Answers that learners say are not right: kept once each, looked at by admins, closed by one of them. */
import type { ReportReason, WatchedTurn } from '@panya/domain/tutor/turn.ts'
import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { student } from '../../platform/database/schema/person.ts'
import { tutorConversation, tutorReport, tutorTurn } from '../../platform/database/schema/tutor.ts'
import { Problem } from '../../platform/http/problem.ts'
import { type Cursor, nextCursor } from './cursor.ts'
import { findOwnTurn, watchedTurns } from './turns.ts'

const AT_ONCE = 30

export async function reportTurn(
  orm: Orm,
  userId: number,
  turnId: string,
  report: { reason: ReportReason; words: string },
  now: Date,
): Promise<void> {
  const found = await findOwnTurn(orm, userId, turnId)
  if (found?.turn.outcome !== 'answered') throw new Problem('NOT_FOUND', 'turn-not-found')
  const { rowCount } = await orm
    .insert(tutorReport)
    .values({ turnId, ...report, createdAt: now })
    .onConflictDoNothing()
  if (rowCount === 0) throw new Problem('CONFLICT', 'already-reported')
}

export interface ReportedTurn {
  turn: WatchedTurn
  reason: ReportReason
  words: string
  student: { id: number; name: string }
  tool: string
  createdAt: string
  closedAt: string | null
}

export async function listReports(
  orm: Orm,
  state: 'open' | 'closed',
  before: Cursor | null,
): Promise<{ reports: ReportedTurn[]; next: string | null }> {
  const { turnId, reason, words, createdAt, closedAt } = tutorReport
  const isState = state === 'open' ? isNull(closedAt) : isNotNull(closedAt)
  const older =
    before === null
      ? undefined
      : or(
          lt(createdAt, before.at),
          and(eq(createdAt, before.at), sql`${turnId} < ${before.id}::uuid`),
        )
  const rows = await orm
    .select({
      turnId,
      reason,
      words,
      createdAt,
      closedAt,
      student: { id: student.id, name: student.displayName },
      tool: tutorConversation.tool,
    })
    .from(tutorReport)
    .innerJoin(tutorTurn, eq(tutorTurn.id, turnId))
    .innerJoin(tutorConversation, eq(tutorConversation.id, tutorTurn.conversationId))
    .innerJoin(student, eq(student.id, tutorConversation.studentId))
    .where(and(isState, older))
    .orderBy(desc(createdAt), desc(turnId))
    .limit(AT_ONCE + 1)
  const page = rows.slice(0, AT_ONCE)
  const turns = await watchedTurns(
    orm,
    inArray(
      tutorTurn.id,
      page.map((row) => row.turnId),
    ),
  )
  const byId = new Map(turns.map((turn) => [turn.id, turn]))
  return {
    reports: page.map(({ turnId: id, createdAt: at, closedAt: until, ...row }) => ({
      ...row,
      turn: byId.get(id)!,
      createdAt: at.toISOString(),
      closedAt: until?.toISOString() ?? null,
    })),
    next: nextCursor(rows, AT_ONCE, (row) => ({ at: row.createdAt, id: row.turnId })),
  }
}

export async function closeReport(
  { orm }: Database,
  actor: Actor,
  adminId: number,
  turnId: string,
  now: Date,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(tutorReport)
      .set({ closedAt: now, closedBy: adminId })
      .where(and(eq(tutorReport.turnId, turnId), isNull(tutorReport.closedAt)))
    if (rowCount === 0) throw new Problem('NOT_FOUND', 'report-not-found')
    await recordAct(tx, actor, { act: 'tutor-report.close', target: `tutor-turn:${turnId}` })
  })
}
