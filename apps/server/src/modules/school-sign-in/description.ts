/** What a provider says of itself (OpenID Connect Discovery), kept for a while: a class signs in at once. */
import { LRUCache } from 'lru-cache'

const KEPT_MS = 5 * 60_000
/** One that is down is not asked anew by every child of the class. */
const FAILURE_KEPT_MS = 5000
const ALGORITHMS = 'id_token_signing_alg_values_supported'

export type Description = Readonly<Record<string, unknown>>

type Kept = { description: Description } | { failure: unknown }

interface Question {
  ask(): Promise<Response>
  /** An origin that may be anywhere. */
  trusted: string | null
}

export function createDescriptions(now: () => Date) {
  const kept = new LRUCache<string, Kept, Question>({
    max: 200,
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    // Whoever asks meanwhile waits for the same answer.
    async fetchMethod(_address, _old, { options, context }) {
      try {
        return { description: await find(context) }
      } catch (failure) {
        options.ttl = FAILURE_KEPT_MS
        return { failure }
      }
    },
  })

  return async (address: string, question: Question): Promise<Description> => {
    const found = await kept.fetch(`${question.trusted} ${address}`, { context: question })
    if (found !== undefined && 'description' in found) return found.description
    throw found?.failure ?? new Error(`${address} was not asked`)
  }
}

async function find({ ask, trusted }: Question): Promise<Description> {
  const answer = await ask()
  const description = answer.ok ? parseDescription(await answer.text()) : null
  if (description === null) throw new Error(`no description of a provider: ${answer.status}`)
  // People are sent there: it must not be a script, nor an open line.
  if (!isSafeAddress(description['authorization_endpoint'], trusted))
    throw new Error('no safe authorization_endpoint')
  const algorithms = description[ALGORITHMS]
  // A token that nobody signed is none of ours, even where the provider offers such.
  return Array.isArray(algorithms)
    ? { ...description, [ALGORITHMS]: algorithms.filter((name) => name !== 'none') }
    : description
}

export function parseDescription(text: string): Description | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Description) : null
  } catch {
    return null
  }
}

export function isSafeAddress(value: unknown, trusted: string | null): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  const { protocol, origin } = new URL(value)
  return protocol === 'https:' || origin === trusted
}
