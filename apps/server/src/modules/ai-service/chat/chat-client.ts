/** Speaks to a language model over the OpenAI-compatible protocol, and trusts nothing it says. */
import type { VoidReason } from '@panya/domain/money/book.ts'
import type { Env } from '../../../platform/env.ts'

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

export type ChatProblem = 'not-reachable' | 'refused' | 'busy' | 'broken' | 'too-slow' | 'cancelled'

export class ChatFailed extends Error {
  problem: ChatProblem
  constructor(problem: ChatProblem, detail: string) {
    super(detail)
    this.problem = problem
  }

  get why(): VoidReason {
    if (this.problem === 'too-slow') return 'timeout'
    return this.problem === 'cancelled' ? 'cancelled' : 'failed'
  }
}

export interface ChatOptions {
  signal: AbortSignal
  maxTokens?: number
  /** For the first word, and then for each further one. */
  silenceMs?: number
  wholeMs?: number
}

interface Chunk {
  choices?: { delta?: { content?: unknown }; finish_reason?: unknown }[]
  error?: unknown
}

/** The answer in pieces. Ends normally only when the model said that it is finished. */
export async function* chat(
  { baseUrl, apiKey, model }: NonNullable<Env['ai']>,
  messages: ModelMessage[],
  { signal, maxTokens = 800, silenceMs = 20_000, wholeMs = 90_000 }: ChatOptions,
): AsyncGenerator<string> {
  const watch = new Watch(signal, silenceMs, wholeMs)
  try {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, messages, max_tokens: maxTokens, stream: true }),
      redirect: 'error',
      signal: watch.signal,
    })
    if (!response.ok || !response.body) throw await refusal(response)
    let finished = false
    for await (const data of events(response.body, () => watch.restart())) {
      if (data === '[DONE]') {
        finished = true
        break
      }
      const { text, ends } = readChunk(data)
      if (text !== '') yield text
      finished ||= ends
    }
    if (!finished) throw new ChatFailed('broken', 'the answer broke off')
  } catch (error) {
    if (error instanceof ChatFailed) throw error
    if (signal.aborted) throw new ChatFailed('cancelled', 'cancelled')
    if (watch.signal.aborted) throw new ChatFailed('too-slow', 'the model was too slow')
    const begun = watch.begun
    throw new ChatFailed(begun ? 'broken' : 'not-reachable', String(error))
  } finally {
    watch.end()
  }
}

async function refusal(response: Response): Promise<ChatFailed> {
  await response.body?.cancel().catch(() => undefined)
  const detail = `the model answered ${response.status}`
  if (response.status === 401 || response.status === 403) return new ChatFailed('refused', detail)
  if (response.status === 429 || response.status === 503) return new ChatFailed('busy', detail)
  return new ChatFailed('broken', detail)
}

function readChunk(data: string): { text: string; ends: boolean } {
  let chunk: Chunk
  try {
    chunk = JSON.parse(data) as Chunk
  } catch {
    throw new ChatFailed('broken', 'the model sent something that is not JSON')
  }
  if (typeof chunk !== 'object' || chunk === null || chunk.error !== undefined)
    throw new ChatFailed('broken', 'the model sent an error')
  const [choice] = chunk.choices ?? []
  const content = choice?.delta?.content ?? ''
  if (typeof content !== 'string')
    throw new ChatFailed('broken', 'the model sent something that is not text')
  return { text: content, ends: typeof choice?.finish_reason === 'string' }
}

const LINE_MAX = 256 * 1024

/** The `data:` lines of a stream of events, whatever pieces they arrive in. */
async function* events(body: ReadableStream<Uint8Array>, onData: () => void) {
  const decoder = new TextDecoder()
  let buffer = ''
  for await (const bytes of body) {
    onData()
    buffer += decoder.decode(bytes, { stream: true })
    const lines = buffer.split(/\r?\n/)
    buffer = lines.pop() ?? ''
    if (buffer.length > LINE_MAX) throw new ChatFailed('broken', 'a line without an end')
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim()
  }
}

/** Ends the call when nothing is heard for a while, or when it takes too long as a whole. */
class Watch {
  begun = false
  readonly #control = new AbortController()
  readonly #silenceMs: number
  readonly #whole: NodeJS.Timeout
  readonly signal: AbortSignal
  #silence: NodeJS.Timeout

  constructor(outside: AbortSignal, silenceMs: number, wholeMs: number) {
    this.signal = AbortSignal.any([outside, this.#control.signal])
    this.#silenceMs = silenceMs
    this.#whole = setTimeout(() => this.#control.abort(), wholeMs)
    this.#silence = setTimeout(() => this.#control.abort(), silenceMs)
  }

  restart(): void {
    this.begun = true
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#control.abort(), this.#silenceMs)
  }

  end(): void {
    clearTimeout(this.#silence)
    clearTimeout(this.#whole)
  }
}
