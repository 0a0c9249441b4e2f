/** How a language model's server can behave, and how each program writes the same answer. */

/** `be` takes one of these, or a function of what was asked. */
export type Manner =
  | {
      kind: 'answers'
      pieces: string[]
      /** What it thinks aloud, in the field that the program has for it. */
      thoughts?: string
      writing?: Writing
      /** `stop` unless said; null leaves it out. */
      finish?: string | null
      tokens?: number
    }
  /** In one piece, also when a stream was asked for. */
  | { kind: 'answers-whole'; text: string; finish?: string; tokens?: number }
  | { kind: 'status'; status: number; body?: string }
  | { kind: 'redirects'; to: string }
  | { kind: 'breaks-off'; after: string }
  | { kind: 'ends-early'; after: string }
  | { kind: 'malformed' }
  | { kind: 'not-text' }
  | { kind: 'not-utf8' }
  | { kind: 'web-page' }
  | { kind: 'error-event' }
  | { kind: 'calls-a-tool' }
  | { kind: 'declines' }
  | { kind: 'endless' }
  | { kind: 'silent'; after: string }
  /** Comments for ever and no word. */
  | { kind: 'keeps-alive' }
  | { kind: 'empty' }

export interface Writing {
  eol?: '\n' | '\r\n' | '\r'
  noSpace?: boolean
  /** `: keep-alive` between the events. */
  comments?: boolean
  /** One JSON over several `data:` lines. */
  severalLines?: boolean
  /** No empty line between events. */
  dense?: boolean
  bom?: boolean
  gzip?: boolean
  noDone?: boolean
  /** The connection stays open behind the end. */
  staysOpen?: boolean
  /** So many bytes of the end never come, and the connection ends as if all were well. */
  cut?: number
  /** Bytes of one piece of the network; 37 unless said. */
  bytes?: number
}

export const PROGRAMS = ['openai', 'ollama', 'llama.cpp', 'vllm', 'lm-studio'] as const
export type Program = (typeof PROGRAMS)[number]

export interface Delta {
  role?: string
  content?: string | null
  [other: string]: unknown
}

/**
 * The first event of an answer, which holds no word yet. OpenAI and vLLM send an empty text, llama.cpp sends
 * `content: null`; Ollama and LM Studio send the role with every piece and nothing before.
 */
export function firstDelta(program: Program): Delta | null {
  if (program === 'openai') return { role: 'assistant', content: '', refusal: null }
  if (program === 'vllm') return { role: 'assistant', content: '' }
  return program === 'llama.cpp' ? { role: 'assistant', content: null } : null
}

export function pieceDelta(program: Program, content: string): Delta {
  return program === 'ollama' || program === 'lm-studio'
    ? { role: 'assistant', content }
    : { content }
}

/** llama.cpp and LM Studio call it `reasoning_content`, Ollama and newer vLLM `reasoning`; OpenAI keeps it. */
export function thoughtDelta(program: Program, thought: string): Delta {
  if (program === 'ollama') return { role: 'assistant', content: '', reasoning: thought }
  if (program === 'vllm') return { reasoning: thought, reasoning_content: thought }
  return program === 'openai' ? { content: '' } : { reasoning_content: thought }
}

/** The last event before the count of tokens: OpenAI and llama.cpp send an empty object, the others an empty text. */
export function lastDelta(program: Program): Delta {
  if (program === 'ollama') return { role: 'assistant', content: '' }
  return program === 'vllm' ? { content: '' } : {}
}

const FINGERPRINTS: Partial<Record<Program, string>> = {
  openai: 'fp_44709d6fcb',
  ollama: 'fp_ollama',
  'llama.cpp': 'b6524-1ca3d1de1',
  'lm-studio': 'owl-1',
}

export function envelope(program: Program, model: string, object: string): object {
  return {
    id: program === 'ollama' ? 'chatcmpl-418' : 'chatcmpl-B9MHDbslfkBeAs8l4bebGdFOJ6PeG',
    object,
    created: 1_763_500_000,
    model,
    ...(program in FINGERPRINTS ? { system_fingerprint: FINGERPRINTS[program] } : {}),
  }
}

export function choice(program: Program, delta: Delta, finish: string | null): object {
  return {
    index: 0,
    delta,
    ...(program === 'ollama' || program === 'llama.cpp' ? {} : { logprobs: null }),
    finish_reason: finish,
    ...(program === 'vllm' && finish !== null ? { stop_reason: null } : {}),
  }
}

/** The body of a refusal: everybody has an `error`, except vLLM before 0.11. */
export function errorBody(program: Program, status: number, message: string): string {
  const type = status === 401 ? 'authentication_error' : 'invalid_request_error'
  switch (program) {
    case 'vllm':
      // Its check of keys stands before everything else and knows only these words.
      if (status === 401) return '{"error":"Unauthorized"}'
      return JSON.stringify({
        object: 'error',
        message,
        type: 'BadRequestError',
        param: null,
        code: status,
      })
    case 'llama.cpp':
      return JSON.stringify({ error: { code: status, message, type } })
    case 'ollama':
      return JSON.stringify({
        error: {
          message,
          type: status === 404 ? 'not_found_error' : 'api_error',
          param: null,
          code: null,
        },
      })
    case 'lm-studio':
      return JSON.stringify({ error: { message }, message })
    case 'openai':
      return JSON.stringify({
        error: { message, type, param: null, code: status === 401 ? 'invalid_api_key' : null },
      })
  }
}

/** What is said of a field that a program does not know. */
export function fieldRefused(program: Program, field: string): string {
  return program === 'vllm'
    ? `[{'type': 'extra_forbidden', 'loc': ('body', '${field}'), 'msg': 'Extra inputs are not permitted'}]`
    : `Unsupported parameter: '${field}' is not supported with this model.`
}

/** An error after the answer has begun. */
export function errorEvent(program: Program): string {
  const error = { code: 500, message: 'Compute error.', type: 'server_error' }
  // llama.cpp before September 2025, in a field that events do not have.
  if (program === 'llama.cpp') return `error: ${JSON.stringify(error)}\n\n`
  if (program === 'lm-studio') return `event: error\ndata: ${JSON.stringify({ error })}\n\n`
  return `data: ${JSON.stringify({ error })}\n\n`
}
