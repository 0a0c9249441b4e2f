/** How much of the tutor and the chat one learner may use a day, whatever it costs. */
import { bangkokMidnight } from '@panya/domain/time/bangkok.ts'
import { and, eq, gte, inArray, ne } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { coinHold } from '../../platform/database/schema/money.ts'
import { tutorConversation, tutorTurn } from '../../platform/database/schema/tutor.ts'
import { Problem } from '../../platform/http/problem.ts'

/** A class limit in coins does not bound a tutor that costs none. */
export const ANSWERS_A_DAY = 60
/** With those that came to nothing, which the place paid for all the same. */
export const QUESTIONS_A_DAY = 240

/** In the transaction that holds the coins, whose account is locked: the new question is counted already. */
export async function requireTimeLeft(tx: Orm, userId: number, now: Date): Promise<void> {
  const today = new Date(bangkokMidnight(now.getTime()))
  const answers = await tx.$count(
    coinHold,
    and(
      eq(coinHold.userId, userId),
      gte(coinHold.createdAt, today),
      inArray(coinHold.purpose, ['tutor', 'chat']),
      ne(coinHold.status, 'voided'),
    ),
  )
  const asked = tx
    .select({ id: tutorConversation.id })
    .from(tutorConversation)
    .where(and(eq(tutorConversation.studentId, userId), gte(tutorConversation.lastAt, today)))
  const questions = await tx.$count(
    tutorTurn,
    and(inArray(tutorTurn.conversationId, asked), gte(tutorTurn.createdAt, today)),
  )
  if (answers > ANSWERS_A_DAY || questions >= QUESTIONS_A_DAY)
    throw new Problem('RATE_LIMITED', 'daily-limit')
}
