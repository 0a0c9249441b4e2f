/** A model's answer that is paid for: held before, streamed without personal data, spent only when whole. */
import { AI_LIMITS, type AiKind } from '@panya/domain/ai/ai-kind.ts'
import { createStreamRedactor, redact } from '@panya/domain/ai/redact.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../../../platform/env.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { JobStore, StartedJob } from '../job-store.ts'
import { ChatFailed, type ChatOptions, chat, type ModelMessage } from './chat-client.ts'

export type AnswerEvent =
  | { kind: 'text'; text: string }
  | { kind: 'done'; coins: number; balance: number }
  | { kind: 'problem'; problem: string }

export interface PaidAnswerParts {
  ai: NonNullable<Env['ai']>
  jobs: JobStore
  log: FastifyBaseLogger
  limits?: Pick<ChatOptions, 'silenceMs' | 'wholeMs'>
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
  { ai, jobs, log, limits }: PaidAnswerParts,
  wish: AnswerWish,
): Promise<AsyncGenerator<AnswerEvent>> {
  const job = await jobs.begin(wish)
  if (job.earlier) return repeat(job)
  const messages: ModelMessage[] = [
    { role: 'system', content: wish.system },
    ...wish.messages.map(({ role, content }) => ({ role, content: redact(content) })),
  ]
  return answer()

  async function* answer(): AsyncGenerator<AnswerEvent> {
    const redactor = createStreamRedactor()
    let whole = ''
    let ended = false
    try {
      for await (const piece of chat(ai, messages, { signal: wish.signal, ...limits })) {
        const text = redactor.push(piece)
        whole += text
        if (text !== '') yield { kind: 'text', text }
        if (whole.length > AI_LIMITS.answerLength) break
      }
      const rest = redactor.end()
      whole += rest
      if (rest !== '') yield { kind: 'text', text: rest }
      if (whole.trim() === '') throw new ChatFailed('broken', 'an empty answer')
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
    if (failure.problem === 'refused')
      log.error({ err: failure }, 'the language model refuses our key: check AI_API_KEY')
    else if (failure.problem !== 'cancelled')
      log.warn({ err: failure }, 'the language model failed')
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
