/** Reads why a service refused a request. */
import { ChatFailed } from '../language-model-port.ts'
import { texts } from './event-data.ts'
import { Provoked } from './provoked.ts'

const READ_MAX = 16_000

export async function refusal(
  response: Response,
  apiKey: string | null,
): Promise<{ failure: ChatFailed; said: string }> {
  const { status } = response
  const said = await beginningOf(response)
  const detail = `answered ${status}${wordsOf(said, apiKey)}`
  return { failure: failureFor(status, detail), said }
}

function failureFor(status: number, detail: string): ChatFailed {
  if ([401, 402, 403].includes(status)) return new ChatFailed('refused', detail)
  if ([429, 503, 529].includes(status)) return new ChatFailed('busy', detail)
  if (status === 408 || status === 504) return new ChatFailed('too-slow', detail)
  // Too long, or letters it does not take: the next question may be all right.
  if ([400, 413, 422].includes(status)) return new Provoked('broken', detail)
  return new ChatFailed('broken', detail)
}

async function beginningOf({ body }: Response): Promise<string> {
  if (!body) return ''
  let said = ''
  try {
    for await (const text of texts(body)) {
      said += text
      if (said.length > READ_MAX) break
    }
  } catch (error) {
    if (!(error instanceof ChatFailed)) throw error
  }
  return said.slice(0, READ_MAX)
}

/**
 * The short words services give: `model_not_found`, `invalid_api_key`. Their sentences are not repeated anywhere:
 * they can quote the key, or what a learner wrote.
 */
function wordsOf(said: string, apiKey: string | null): string {
  let body: unknown
  try {
    body = JSON.parse(said)
  } catch {
    return ''
  }
  const { error = body } = (body ?? {}) as { error?: unknown }
  const { type, code } = (error ?? {}) as { type?: unknown; code?: unknown }
  const words = [type, code].filter(
    (word): word is string =>
      typeof word === 'string' && /^[a-z][\w-]{2,50}$/i.test(word) && word !== apiKey,
  )
  return words.length > 0 ? ` (${[...new Set(words)].join(', ')})` : ''
}
