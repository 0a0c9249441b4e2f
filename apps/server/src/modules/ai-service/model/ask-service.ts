/** Asks one service over the OpenAI-compatible protocol, and trusts nothing it says. */
import type { ServiceSettings } from '../../../platform/ai-settings.ts'
import { ChatFailed, type ModelMessage } from '../language-model-port.ts'
import { type Dialect, FIRST_DIALECT, otherDialect, requestBody } from './dialect.ts'
import { eventData, texts } from './event-data.ts'
import { type AnswerReader, createAnswerReader } from './read-answer.ts'
import { refusal } from './refusal.ts'
import { estimateTokens } from './usage.ts'
import { createWatch, type Watch } from './watch.ts'

export interface Wish {
  messages: ModelMessage[]
  maxTokens: number
  /** Of whoever waits. */
  cancel: AbortSignal
  /** When the time for all services together is over. */
  whole: AbortSignal
  firstMs: number
  silenceMs: number
}

export type Outcome = { tokens: number } & ({ text: string } | { failure: ChatFailed })

// A request in another way costs nothing when it is refused.
const TRIES = 4
/** For the count of tokens, which comes after the answer. */
const CLOSING_MS = 2000
const DRAIN_MS = 200

/** What is found out about a service is remembered as long as this server runs. */
export function createServiceClient(service: ServiceSettings): (wish: Wish) => Promise<Outcome> {
  let known: Dialect = FIRST_DIALECT

  return async (wish) => {
    const watch = createWatch(
      AbortSignal.any([wish.cancel, wish.whole]),
      wish.firstMs,
      wish.silenceMs,
    )
    const reader = createAnswerReader()
    let begun = false
    const used = () => reader.tokens ?? estimateTokens(wish.messages, reader.heard)
    try {
      const response = await request(wish, watch)
      begun = true
      await listen(response, reader, watch)
      wish.cancel.throwIfAborted()
      return { text: reader.end(), tokens: used() }
    } catch (error) {
      const failure = failureOf(error)
      // Whoever goes away before the first word has had the question read all the same.
      const wasRead = begun || failure.problem === 'cancelled' || failure.problem === 'too-slow'
      return { failure, tokens: wasRead ? used() : 0 }
    } finally {
      watch.end()
    }

    function failureOf(error: unknown): ChatFailed {
      if (wish.cancel.aborted) return new ChatFailed('cancelled', 'cancelled')
      if (error instanceof ChatFailed) return error
      if (watch.signal.aborted) return new ChatFailed('too-slow', 'the service was too slow')
      return begun
        ? new ChatFailed('broken', 'the connection broke')
        : new ChatFailed('not-reachable', `not reachable${reasonOf(error)}`)
    }
  }

  async function request(wish: Wish, { signal }: Watch): Promise<Response> {
    let dialect = known
    for (let tries = 1; ; tries += 1) {
      const response = await fetch(`${service.baseUrl}/chat/completions`, {
        method: 'POST',
        headers: headersFor(service),
        body: requestBody(dialect, { ...wish, model: service.model }),
        redirect: 'error',
        signal,
      })
      if (response.ok) {
        known = dialect
        return response
      }
      const { failure, said } = await refusal(response, service.apiKey)
      const mayBeTheFields = response.status === 400 || response.status === 422
      const other = mayBeTheFields && tries < TRIES ? otherDialect(dialect, said) : null
      if (other === null) throw failure
      dialect = other
    }
  }
}

export function headersFor({ apiKey }: ServiceSettings): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
  }
}

async function listen(response: Response, reader: AnswerReader, watch: Watch): Promise<void> {
  const { body } = response
  if (!body) throw new ChatFailed('broken', 'the service sent nothing')
  if (/\bjson\b/i.test(response.headers.get('content-type') ?? '')) {
    let whole = ''
    for await (const text of texts(body)) {
      watch.heard()
      whole += text
    }
    reader.add(whole)
    return
  }
  let over = false
  try {
    for await (const data of eventData(body)) {
      if (over) continue
      over = data.trim() === '[DONE]'
      if (over) reader.done()
      else if (reader.add(data)) watch.heard()
      const isAll = over || reader.tokens !== null
      // Read to its end, a connection can be used again.
      if (reader.finished) watch.closing(isAll ? DRAIN_MS : CLOSING_MS)
    }
  } catch (error) {
    // The model had said that it is finished: only the count of tokens may be missing.
    if (!over && (error instanceof ChatFailed || !reader.finished)) throw error
  }
}

/** The system's own word (ECONNREFUSED) and never a text, in which there might be anything. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined
  return typeof cause?.code === 'string' ? `: ${cause.code}` : ''
}
