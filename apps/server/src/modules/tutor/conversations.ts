/** Conversations of learners: each about one project, one level or one tool, and only its learner's. */
import { randomUUID } from 'node:crypto'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { TUTOR_LIMITS, type TutorTerms } from '@panya/domain/tutor/tutor.ts'
import { and, desc, eq, exists, gt, isNull } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { aiJob } from '../../platform/database/schema/ai.ts'
import { tutorConversation, tutorTurn } from '../../platform/database/schema/tutor.ts'
import { Problem } from '../../platform/http/problem.ts'
import { turnsOf } from './turns.ts'

const DAY_MS = 86_400_000
/** No answer takes longer; a job that seems to was left behind. */
const LONGEST_ANSWER_MS = 10 * 60_000

/** What somebody asks about. */
export interface Place {
  tool: ToolPath | 'chat'
  /** One of their own. */
  projectId: string | null
  /** Of a game. */
  level: string | null
}

export interface Conversation {
  id: string
  begun: boolean
}

/** Levels are told apart where there is no project; within one a conversation may go over several. */
function isAbout({ tool, projectId, level }: Place) {
  const { tool: ofTool, projectId: ofProject, level: ofLevel } = tutorConversation
  const here = eq(ofTool, tool)
  if (projectId !== null) return and(here, eq(ofProject, projectId))
  return and(here, isNull(ofProject), level === null ? isNull(ofLevel) : eq(ofLevel, level))
}

const isRecent = (now: Date) => gt(tutorConversation.lastAt, new Date(now.getTime() - DAY_MS))

export async function newestConversation(
  orm: Orm,
  userId: number,
  place: Place,
  now: Date,
): Promise<TutorTerms['conversation']> {
  // One whose only question got lost with its node holds nothing to go on with.
  const turn = orm
    .select({ id: tutorTurn.id })
    .from(tutorTurn)
    .where(eq(tutorTurn.conversationId, tutorConversation.id))
  const own = eq(tutorConversation.studentId, userId)
  const [row] = await orm
    .select({ id: tutorConversation.id })
    .from(tutorConversation)
    .where(and(own, isAbout(place), isRecent(now), exists(turn)))
    .orderBy(desc(tutorConversation.lastAt))
    .limit(1)
  if (!row) return null
  const turns = await turnsOf(orm, row.id)
  return turns.length >= TUTOR_LIMITS.turns ? null : { id: row.id, turns }
}

export const newConversation = (): Conversation => ({ id: randomUUID(), begun: false })

/** The one somebody goes on with, or a new one; somebody else's looks like none. */
export async function openConversation(
  orm: Orm,
  userId: number,
  id: string | undefined,
  place: Place,
  now: Date,
): Promise<Conversation> {
  if (id === undefined) return newConversation()
  const own = and(eq(tutorConversation.id, id), eq(tutorConversation.studentId, userId))
  const found = await orm.$count(tutorConversation, and(own, isAbout(place), isRecent(now)))
  if (found === 0) throw new Problem('NOT_FOUND', 'conversation-not-found')
  await requireRoom(orm, id)
  return { id, begun: true }
}

async function requireRoom(orm: Orm, id: string): Promise<void> {
  if ((await orm.$count(tutorTurn, eq(tutorTurn.conversationId, id))) >= TUTOR_LIMITS.turns)
    throw new Problem('CONFLICT', 'conversation-full')
}

/** Begins it where it is new. Whoever goes on with it waits for the others who do. */
export async function keepConversation(
  tx: Orm,
  userId: number,
  { id, begun }: Conversation,
  { tool, projectId, level }: Place,
  now: Date,
): Promise<{ asking: string | null }> {
  if (!begun) {
    const row = { id, studentId: userId, tool, projectId, level, createdAt: now, lastAt: now }
    await tx.insert(tutorConversation).values(row)
    return { asking: null }
  }
  const [row] = await tx
    .select({ asking: tutorConversation.asking })
    .from(tutorConversation)
    .where(and(eq(tutorConversation.id, id), eq(tutorConversation.studentId, userId)))
    .for('update')
  if (!row) throw new Problem('NOT_FOUND', 'conversation-not-found')
  await requireRoom(tx, id)
  return row
}

/** One question at a time: the second is refused while the first is being answered. */
export async function askIn(
  tx: Orm,
  userId: number,
  conversation: Conversation,
  place: Place,
  jobId: string,
  now: Date,
): Promise<void> {
  const { asking } = await keepConversation(tx, userId, conversation, place, now)
  if (asking !== null && (await isOpen(tx, asking, now)))
    throw new Problem('CONFLICT', 'still-answering')
  await tx
    .update(tutorConversation)
    .set({ asking: jobId })
    .where(eq(tutorConversation.id, conversation.id))
}

async function isOpen(tx: Orm, jobId: string, now: Date): Promise<boolean> {
  const young = gt(aiJob.createdAt, new Date(now.getTime() - LONGEST_ANSWER_MS))
  return (await tx.$count(aiJob, and(eq(aiJob.id, jobId), eq(aiJob.status, 'open'), young))) > 0
}
