/**
 * One question on its way: looked at, paid for in advance, put to the model, and its answer looked at before anybody
 * sees it. Only an answer that may be shown is spent for; everything else is kept with how it ended, and costs nothing.
 */
import { redact } from '@panya/domain/ai/redact.ts'
import type { Harm } from '@panya/domain/moderation/harm.ts'
import { moderateAnswer, moderateQuestion } from '@panya/domain/moderation/moderate.ts'
import type { AnswerFault } from '@panya/domain/tutor/answer-fault.ts'
import type { TurnOutcome } from '@panya/domain/tutor/turn.ts'
import type { TutorEvent } from '@panya/domain/tutor/tutor.ts'
import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Orm } from '../../platform/database/database.ts'
import { userSubscriptions } from '../../platform/database/schema/money.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { JobStore, StartedJob } from '../ai-service/job-store-port.ts'
import { ChatFailed, type LanguageModel } from '../ai-service/language-model-port.ts'
import { type Care, shownContact } from './care.ts'
import {
  askIn,
  type Conversation,
  keepConversation,
  newConversation,
  openConversation,
  type Place,
} from './conversations.ts'
import { requireTimeLeft } from './daily-limit.ts'
import type { CountOutcome } from './outcome-counter.ts'
import type { MakePlan, Plan } from './plan.ts'
import { earlierTurns, findOwnTurn, keepTurn, type NewTurn, turnIdOf } from './turns.ts'
import type { Works } from './works.ts'

/** Both tries together; before the coins would come back by themselves. */
const LONGEST_MS = 8 * 60_000

/** In a question these are not looked for trouble: they are taken out before anything leaves the server. */
const LEFT_OUT: readonly Harm[] = ['personal-data', 'link']

export interface GuardParts {
  database: Database
  jobs: JobStore
  model: LanguageModel
  care: Care
  count: CountOutcome
  works: Works
  log: FastifyBaseLogger
  now: () => Date
}

export interface Asked {
  userId: number
  key: string
  seenPrice: number
  kind: 'tutor' | 'chat'
  place: Place
  conversation: string | undefined
  question: string
  problemKey: string
  programKey: string
  plan: MakePlan
  signal: AbortSignal
}

type TurnEvent = Extract<TutorEvent, { kind: 'turn' }>

/** Refuses before anything is sent; from then on everything is an event. */
export async function guardedAnswer(
  parts: GuardParts,
  asked: Asked,
): Promise<AsyncGenerator<TutorEvent>> {
  const { database, jobs, works, now } = parts
  const { userId, kind, key, seenPrice, place, question } = asked
  const turnId = turnIdOf(userId, key)
  const known = await turnEvent(database.orm, userId, turnId)
  if (known) return one(known)
  const open = () => openConversation(database.orm, userId, asked.conversation, place, now())
  const harms = moderateQuestion(question)
  const refused = refusalOf(harms)
  // Before the coins: whoever is in danger is answered with an empty purse too, and in a conversation that is full.
  if (refused) {
    const where = await open().catch(() => newConversation())
    return one(await refuse(parts, asked, where, turnId, refused, harms))
  }
  const conversation = await open()
  const job = await jobs.begin({ userId, kind, key, seenPrice }, async (tx, jobId) => {
    await requireTimeLeft(tx, userId, now())
    await askIn(tx, userId, conversation, place, jobId, now())
  })
  if (job.earlier) return one(await earlierEvent(database.orm, job, turnId))
  return works.start(answer(parts, asked, { job, conversation, turnId, harms }))
}

/** The same key again: the same turn, for nothing. */
async function earlierEvent(
  orm: Orm,
  { userId, earlier }: StartedJob,
  turnId: string,
): Promise<TutorEvent> {
  if (earlier?.status === 'open') throw new Problem('CONFLICT', 'still-running')
  const known = await turnEvent(orm, userId, turnId)
  return known ?? { kind: 'problem', problem: 'ai-broken' }
}

async function refuse(
  parts: GuardParts,
  { userId, kind, place, question, problemKey, programKey }: Asked,
  conversation: Conversation,
  id: string,
  outcome: TurnOutcome,
  harms: Harm[],
): Promise<TurnEvent> {
  const { database, now, care, count, log } = parts
  const conversationId = conversation.id
  const keys = { id, conversationId, question, problemKey, programKey }
  const isNew = await database.orm.transaction(async (tx) => {
    // Asked twice at once: whoever comes second finds the turn of the first, in its conversation.
    if (await findOwnTurn(tx, userId, id)) return false
    await keepConversation(tx, userId, conversation, place, now())
    const turn = { ...keys, rung: null, outcome, answer: '', harms }
    return keepTurn(tx, turn, now())
  })
  if (isNew) {
    if (outcome === 'care') care.tell(userId)
    count(kind, outcome)
    log.info({ kind, outcome, harms }, 'a question was not put to the model')
  }
  return (await turnEvent(database.orm, userId, id))!
}

interface Begun {
  job: StartedJob
  conversation: Conversation
  turnId: string
  harms: Harm[]
}

async function* answer(
  parts: GuardParts,
  asked: Asked,
  { job, conversation, turnId, harms }: Begun,
): AsyncGenerator<TutorEvent> {
  const { database, jobs, model, care, count, log, now } = parts
  const { userId, kind, question, problemKey, programKey } = asked
  const { orm } = database
  const limit = AbortSignal.timeout(LONGEST_MS)
  const signal = AbortSignal.any([asked.signal, limit])
  const begunAt = performance.now()
  let plan: Plan | null = null
  let isOver = false

  const turnOf = (outcome: TurnOutcome, text: string, found: Harm[]): NewTurn => ({
    id: turnId,
    conversationId: conversation.id,
    question,
    problemKey,
    programKey,
    rung: plan?.rung ?? null,
    outcome,
    answer: text,
    harms: found,
  })
  function over(outcome: TurnOutcome, more: object = {}): void {
    isOver = true
    count(kind, outcome)
    const ms = Math.round(performance.now() - begunAt)
    log.info({ kind, outcome, rung: plan?.rung ?? null, ms, ...more }, 'a question was answered')
  }
  async function giveBack(turn: NewTurn, failure?: ChatFailed): Promise<void> {
    const why = failure?.why ?? 'failed'
    await jobs.giveBack(job, why, failure?.problem ?? turn.outcome, async (tx) => {
      await keepTurn(tx, turn, now())
    })
  }
  async function unpaid(turn: NewTurn, more?: object): Promise<TurnEvent> {
    await giveBack(turn)
    over(turn.outcome, more)
    if (turn.outcome === 'care') care.tell(userId)
    return (await turnEvent(orm, userId, turnId))!
  }

  try {
    yield { kind: 'step', step: 'thinking' }
    if (signal.aborted) throw new ChatFailed('cancelled', 'nobody listens')
    const seen = together(harms, await model.moderate(redact(question), { signal }))
    const refused = refusalOf(seen)
    if (refused) return yield await unpaid(turnOf(refused, '', seen))
    plan = asked.plan(await earlierTurns(orm, conversation.id))
    let last: Looked = { harms: [], faults: [] }
    for (const step of ['thinking', 'again'] as const) {
      if (step === 'again') yield { kind: 'step', step }
      const { text, service } = await model.answer(plan.messages(last.faults), { signal })
      yield { kind: 'step', step: 'checking' }
      // The database cannot keep this letter, and no answer needs it.
      const given = text.replaceAll('\u0000', '').trim()
      last = await look(given, plan)
      if (last.harms.length === 0 && last.faults.length === 0) {
        const turn = turnOf('answered', given, seen)
        await jobs.finish(job, { turn: turnId }, async (tx) => {
          // Without its turn nothing is paid.
          if (!(await keepTurn(tx, turn, now()))) throw new Problem('CONFLICT', 'key-reused')
        })
        over('answered', { service, step })
        return yield { ...(await turnEvent(orm, userId, turnId))!, coins: job.coins }
      }
    }
    if (last.harms.length === 0 && last.faults.every((fault) => fault === 'empty'))
      throw new ChatFailed('broken', 'an empty answer')
    const outcome = last.harms.length > 0 ? 'unsafe-answer' : 'held-back'
    yield await unpaid(turnOf(outcome, '', together(seen, last.harms)), { faults: last.faults })
  } catch (error) {
    if (isOver) throw error
    const failure = failureOf(error, limit.aborted)
    await giveBack(turnOf('failed', '', harms), failure)
    over('failed', { problem: failure.problem })
    if (failure.problem !== 'cancelled') log.warn({ err: failure }, 'the language model failed')
    yield { kind: 'problem', problem: `ai-${failure.problem}` }
  }

  async function look(text: string, { faultsIn }: Plan): Promise<Looked> {
    const found = text === '' ? [] : await model.moderate(text, { signal })
    return { harms: together(moderateAnswer(text), found), faults: faultsIn(text) }
  }
}

interface Looked {
  harms: Harm[]
  faults: AnswerFault[]
}

function failureOf(error: unknown, tooLong: boolean): ChatFailed {
  if (tooLong) return new ChatFailed('too-slow', 'both tries took too long')
  if (error instanceof ChatFailed) return error
  // The coins had come back before the answer did.
  if (error instanceof Problem && error.message === 'ai-too-slow')
    return new ChatFailed('too-slow', error.message)
  // Its own words may quote what the learner wrote.
  return new ChatFailed('broken', nameOf(error))
}

/** Of an error, without its words. */
export function nameOf(error: unknown): string {
  const { name = 'Error', cause } = error as { name?: string; cause?: { code?: unknown } }
  return typeof cause?.code === 'string' ? `${name} ${cause.code}` : name
}

const together = (some: readonly Harm[], more: readonly Harm[] | null): Harm[] => [
  ...new Set([...some, ...(more ?? [])]),
]

function refusalOf(harms: readonly Harm[]): 'care' | 'unsafe-question' | null {
  if (harms.includes('self-harm')) return 'care'
  return harms.some((harm) => !LEFT_OUT.includes(harm)) ? 'unsafe-question' : null
}

/** As it was kept; with whom a learner in need can turn to. */
async function turnEvent(orm: Orm, userId: number, turnId: string): Promise<TurnEvent | null> {
  const found = await findOwnTurn(orm, userId, turnId)
  if (!found) return null
  const contact = found.turn.outcome === 'care' ? await shownContact(orm) : null
  return {
    kind: 'turn',
    ...found,
    coins: 0,
    balance: await readBalance(orm, userId),
    ...(contact ? { contact } : {}),
  }
}

export async function readBalance(orm: Orm, userId: number): Promise<number> {
  const [row] = await orm
    .select({ balance: userSubscriptions.coinBalance })
    .from(userSubscriptions)
    .where(eq(userSubscriptions.userId, userId))
  return row?.balance ?? 0
}

async function* one(event: TutorEvent): AsyncGenerator<TutorEvent> {
  yield event
}
