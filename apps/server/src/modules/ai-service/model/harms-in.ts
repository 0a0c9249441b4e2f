/** What a service found in a text, in our words. */
import { HARMS, type Harm } from '@panya/domain/moderation/harm.ts'

/** OpenAI's names, and behind them those of Mistral, which has the same interface. */
const KNOWN = new Map<string, Harm[]>(
  Object.entries({
    'self-harm': ['self-harm'],
    'self-harm/intent': ['self-harm'],
    'self-harm/instructions': ['self-harm'],
    violence: ['violence'],
    'violence/graphic': ['violence'],
    harassment: ['hate'],
    'harassment/threatening': ['hate', 'violence'],
    hate: ['hate'],
    'hate/threatening': ['hate', 'violence'],
    illicit: ['violence'],
    'illicit/violent': ['violence'],
    sexual: ['sexual'],
    'sexual/minors': ['sexual'],
    selfharm: ['self-harm'],
    violence_and_threats: ['violence'],
    dangerous_and_criminal_content: ['violence'],
    hate_and_discrimination: ['hate'],
    pii: ['personal-data'],
    // A learner may ask about these.
    health: [],
    financial: [],
    law: [],
    jailbreaking: [],
  }),
)

/** Null when it is not the answer of such an interface. */
export function harmsIn(json: string): Harm[] | null {
  let body: { results?: unknown } | null
  try {
    body = JSON.parse(json) as { results?: unknown } | null
  } catch {
    return null
  }
  if (!Array.isArray(body?.results) || body.results.length === 0) return null
  const found = new Set<Harm>()
  for (const result of body.results as ({ categories?: unknown; flagged?: unknown } | null)[]) {
    const categories = result?.categories
    if (typeof categories !== 'object' || categories === null) return null
    const names = Object.entries(categories).filter(([, is]) => is === true)
    // A name we do not know yet, or none at all, is kept from children as well.
    const unknown = names.some(([name]) => !KNOWN.has(name))
    if (unknown || (result?.flagged === true && names.length === 0)) found.add('violence')
    for (const [name] of names) for (const harm of KNOWN.get(name) ?? []) found.add(harm)
  }
  return HARMS.filter((harm) => found.has(harm))
}
