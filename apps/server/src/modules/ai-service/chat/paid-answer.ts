/** A model's answer that is paid for: held before, streamed without personal data, spent only when whole. */
import { AI_LIMITS, type AiKind } from '@panya/domain/ai/ai-kind.ts'
import { redact } from '@panya/domain/ai/redact.ts'
import type { FastifyBaseLogger } from 'fastify'
import { Problem } from '../../../platform/http/problem.ts'
import type { JobStore, StartedJob } from '../job-store.ts'
import { ChatFailed, type LanguageModel, type ModelMessage } from '../language-model-port.ts'

export type AnswerEvent =
  | { kind: 'text'; text: string }
  | { kind: 'done'; coins: number; balance: number }
  | { kind: 'problem'; problem: string }

export interface PaidAnswerParts {
  model: LanguageModel
  jobs: JobStore
  log: FastifyBaseLogger
}

export interface AnswerWish {
  userId: number
  kind: Extract<AiKind, 'chat' | 'tutor'>
  key: string
  seenPrice: number
  system: string
  messages: { role: 'user' | 'assistant'; content: string }[]
  signal: AbortSignal
}

/** Refuses before anything is sent; from then on everything is an event. */
export async function paidAnswer(
  { model, jobs, log }: PaidAnswerParts,
  wish: AnswerWish,
): Promise<AsyncGenerator<AnswerEvent>> {
  const job = await jobs.begin(wish)
  if (job.earlier) return repeat(job)
  const messages: ModelMessage[] = [
    { role: 'system', content: wish.system },
    ...wish.messages.map(({ role, content }) => ({ role, content: redact(content) })),
  ]
  return events()

  async function* events(): AsyncGenerator<AnswerEvent> {
    let ended = false
    try {
      const answer = await model.answer(messages, { signal: wish.signal })
      const whole = redact(answer.text.slice(0, AI_LIMITS.answerLength))
      yield { kind: 'text', text: whole }
      const { balance } = await jobs.finish(job, { text: whole })
      ended = true
      yield { kind: 'done', coins: job.coins, balance }
    } catch (error) {
      ended = true
      yield { kind: 'problem', problem: await giveBack(error) }
    } finally {
      // Whoever listened went away in the middle.
      if (!ended) await jobs.giveBack(job, 'cancelled', 'nobody listened any more')
    }
  }

  async function giveBack(error: unknown): Promise<string> {
    const failure = error instanceof ChatFailed ? error : new ChatFailed('broken', String(error))
    await jobs.giveBack(job, failure.why, failure.message)
    if (!(error instanceof ChatFailed)) log.error({ err: error }, 'an answer failed')
    return `ai-${failure.problem}`
  }
}

/** The same key again: the same answer, for nothing. */
async function* repeat({ earlier }: StartedJob): AsyncGenerator<AnswerEvent> {
  const { status, result, balance } = earlier!
  if (status === 'open') throw new Problem('CONFLICT', 'still-running')
  if (status !== 'finished') return yield { kind: 'problem', problem: 'ai-broken' }
  yield { kind: 'text', text: (result as { text: string }).text }
  return yield { kind: 'done', coins: 0, balance }
}
