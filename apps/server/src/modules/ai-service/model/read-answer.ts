/** Puts the pieces of an answer together, and believes nothing that is not as it should be. */
import { ChatFailed } from '../language-model-port.ts'
import { Provoked } from './provoked.ts'
import { withoutThoughts } from './without-thoughts.ts'

/** Longer than any answer for a child; whoever goes on and on is stopped here. */
const TEXT_MAX = 24_000

interface Part {
  content?: unknown
  refusal?: unknown
  tool_calls?: unknown
  function_call?: unknown
}

interface Reply {
  choices?: unknown
  usage?: unknown
  error?: unknown
  object?: unknown
}

export interface AnswerReader {
  /** One event of a stream, or the whole answer where there is none; says whether there was a word in it. */
  add(json: string): boolean
  /** The service said that this was all. */
  done(): void
  readonly finished: boolean
  /** What was heard so far, for an estimate. */
  readonly heard: string
  /** As the service counted. */
  readonly tokens: number | null
  /** The answer, when it is one. */
  end(): string
}

export function createAnswerReader(): AnswerReader {
  let text = ''
  let aside = 0
  let tokens: number | null = null
  let reason: string | null = null
  let declined = false
  let tools = false
  return {
    add(json) {
      const reply = parse(json)
      tokens = tokensOf(reply.usage) ?? tokens
      // The last chunk with the usage has no choice; more than one was never asked for.
      const choice = Array.isArray(reply.choices)
        ? (reply.choices[0] as Choice | undefined)
        : undefined
      if (choice === undefined || choice === null) return false
      const before = text.length + aside
      const part = choice.delta ?? choice.message
      if (part) read(part)
      if (typeof choice.finish_reason === 'string' && choice.finish_reason !== '') {
        reason = choice.finish_reason
      }
      if (text.length + aside > TEXT_MAX * 4 || text.length > TEXT_MAX) {
        throw new Provoked('broken', 'the answer does not end')
      }
      return text.length + aside > before
    },
    done() {
      reason ??= 'stop'
    },
    get finished() {
      return reason !== null
    },
    get heard() {
      return text + 'x'.repeat(aside)
    },
    get tokens() {
      return tokens
    },
    end() {
      if (declined || reason === 'content_filter') {
        throw new Provoked('declined', 'the model declined')
      }
      if (tools || reason === 'tool_calls' || reason === 'function_call') {
        throw new Provoked('broken', 'the model called a tool')
      }
      if (reason === null) throw new ChatFailed('broken', 'the answer broke off')
      if (reason === 'length') throw new Provoked('broken', 'the answer was cut')
      if (reason === 'error' || reason === 'abort') {
        throw new ChatFailed('broken', 'the service gave up in the middle')
      }
      const answer = withoutThoughts(text)
      if (answer === null) throw new Provoked('broken', 'an empty answer')
      return answer
    },
  }

  function read(part: Part): void {
    if (typeof part.refusal === 'string' && part.refusal !== '') declined = true
    if (hasEntries(part.tool_calls) || hasEntries(part.function_call)) tools = true
    text += textOf(part.content)
    for (const name of THOUGHTS) {
      const thought = (part as Record<string, unknown>)[name]
      if (typeof thought === 'string') aside += thought.length
    }
  }
}

interface Choice {
  delta?: Part | null
  message?: Part | null
  finish_reason?: unknown
}

/** Counted and never read: `reasoning_content` of llama.cpp and LM Studio, `reasoning` of Ollama and vLLM. */
const THOUGHTS = ['reasoning_content', 'reasoning', 'thinking']

function parse(json: string): Reply {
  let reply: Reply | null
  try {
    reply = JSON.parse(json) as Reply | null
  } catch {
    throw new ChatFailed('broken', 'the service sent something that is not JSON')
  }
  if (typeof reply !== 'object' || reply === null) {
    throw new ChatFailed('broken', 'the service sent something that is not an answer')
  }
  if ((reply.error ?? null) !== null || reply.object === 'error') {
    throw new ChatFailed('broken', 'the service sent an error')
  }
  return reply
}

/** Some send a list of pieces, and thoughts among them with another type. */
function textOf(content: unknown): string {
  if (content === undefined || content === null) return ''
  if (typeof content === 'string') return content
  if (Array.isArray(content)) {
    return content
      .map((piece: { type?: unknown; text?: unknown } | null) =>
        piece?.type === 'text' && typeof piece.text === 'string' ? piece.text : '',
      )
      .join('')
  }
  throw new ChatFailed('broken', 'the service sent something that is not text')
}

function hasEntries(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
}

// No answer of ours is longer; a service that counts wildly does not end the day for everybody.
const TOKENS_MAX = 1_000_000

function tokensOf(usage: unknown): number | null {
  if (typeof usage !== 'object' || usage === null) return null
  const {
    total_tokens: total,
    prompt_tokens: asked,
    completion_tokens: said,
  } = usage as Record<string, unknown>
  const count =
    isCount(total) && total > 0 ? total : isCount(asked) && isCount(said) ? asked + said : 0
  return count > 0 ? Math.min(count, TOKENS_MAX) : null
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0
