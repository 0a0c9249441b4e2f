/** The fields of a request that not every service knows, and what to try when one is refused. */
import type { ModelMessage } from '../language-model-port.ts'

export interface Dialect {
  stream: boolean
  usage: boolean
  limit: 'max_tokens' | 'max_completion_tokens'
}

/** Old vLLM, Mistral and others refuse what they do not know; nearly everybody knows these. */
export const FIRST_DIALECT: Dialect = { stream: true, usage: true, limit: 'max_tokens' }

export function requestBody(
  { stream, usage, limit }: Dialect,
  wish: { model: string; messages: ModelMessage[]; maxTokens: number },
): string {
  return JSON.stringify({
    model: wish.model,
    messages: wish.messages,
    [limit]: wish.maxTokens,
    stream,
    ...(stream && usage ? { stream_options: { include_usage: true } } : {}),
  })
}

const TOO_LONG = /context_length|exceed_context|context size|context length|maximum context/i

/** After a 400 or 422 that said this; null when asking in another way would not help. */
export function otherDialect(dialect: Dialect, said: string): Dialect | null {
  if (TOO_LONG.test(said)) return null
  const otherLimit = { ...dialect, limit: 'max_completion_tokens' } as const
  const isFirstLimit = dialect.limit === 'max_tokens'
  if (/stream_options|include_usage/i.test(said)) {
    return dialect.usage ? { ...dialect, usage: false } : null
  }
  if (/max_(completion_)?tokens/i.test(said)) return isFirstLimit ? otherLimit : null
  // OpenAI streams some models only to organisations that have shown who they are.
  if (/['"]stream['"]|stream this model|support streaming/i.test(said)) {
    return dialect.stream ? { ...dialect, stream: false, usage: false } : null
  }
  // It did not say what it did not like.
  if (dialect.usage) return { ...dialect, usage: false }
  return isFirstLimit ? otherLimit : null
}
