/** Conversations are kept for as long as the privacy page says; one with an open report until it is closed. */
import { RETENTION } from '@panya/domain/account/retention.ts'
import { and, eq, isNull, lt, notExists } from 'drizzle-orm'
import {
  aiUsage,
  tutorConversation,
  tutorReport,
  tutorTurn,
} from '../../platform/database/schema/tutor.ts'
import type { AppContext } from '../../platform/http/context.ts'

const DAY_MS = 86_400_000
const USAGE_DAYS = 400

export async function forgetOldConversations({
  database: { orm },
  now,
}: Pick<AppContext, 'database' | 'now'>): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS)
  const openReport = orm
    .select({ id: tutorTurn.id })
    .from(tutorTurn)
    .innerJoin(tutorReport, eq(tutorReport.turnId, tutorTurn.id))
    .where(and(eq(tutorTurn.conversationId, tutorConversation.id), isNull(tutorReport.closedAt)))
  await orm
    .delete(tutorConversation)
    .where(and(lt(tutorConversation.createdAt, before(RETENTION.tutorDays)), notExists(openReport)))
  await orm.delete(aiUsage).where(lt(aiUsage.day, before(USAGE_DAYS).toISOString().slice(0, 10)))
}
