/** The language models that the environment names: up to four services, in the order in which they are asked. */

export interface ServiceSettings {
  /** The host of the address, as admins see it and use is counted by; two on one host get a number. */
  name: string
  /** What its variables begin with: AI, AI_2 … */
  prefix: string
  baseUrl: string
  apiKey: string | null
  model: string
}

export interface AiSettings {
  services: ServiceSettings[]
  /** `auto`, `off`, or the name of a model that looks at texts. */
  moderation: string
  /** Null for as many as are asked for. */
  dailyTokens: number | null
  /** How long somebody waits for an answer at most, whoever gives it. */
  seconds: number
}

interface Readers {
  text(name: string): string | null
  url(name: string, protocols: string[]): string | null
  integer(name: string, fallback: number, min: number, max: number): number
  problems: string[]
}

const PREFIXES = ['AI', 'AI_2', 'AI_3', 'AI_4']
// More does not fit in a day's row of the table.
const MOST_TOKENS = 2_000_000_000

/** Null when there is none; what is wrong is added to `problems`, and never a key. */
export function readAiSettings({ text, url, integer, problems }: Readers): AiSettings | null {
  const services = PREFIXES.flatMap((prefix) => service(prefix) ?? [])
  const moderation = text('AI_MODERATION') ?? 'auto'
  if (!/^[\w./:@-]+$/.test(moderation)) {
    problems.push('AI_MODERATION must be auto, off or the name of a model')
  }
  const tokens = text('AI_DAILY_TOKENS')
  const dailyTokens = tokens === null ? null : integer('AI_DAILY_TOKENS', 0, 1, MOST_TOKENS)
  const seconds = integer('AI_SECONDS', 90, 10, 900)
  if (services.length === 0) return null
  const names = services.map(({ baseUrl }) => new URL(baseUrl).host)
  return {
    services: services.map((one, index) => ({ ...one, name: nameAt(names, index) })),
    moderation,
    dailyTokens,
    seconds,
  }

  function service(prefix: string): Omit<ServiceSettings, 'name'> | null {
    const variable = (what: string) => `${prefix}_${what}`
    const given = text(variable('BASE_URL'))
    const apiKey = text(variable('API_KEY'))
    const model = text(variable('MODEL'))
    if (given === null) {
      // One of several that is half there is a mistake; a key of the first may be there for other programs.
      if (prefix !== 'AI' && (apiKey !== null || model !== null)) {
        problems.push(`${variable('BASE_URL')} is required with ${variable('MODEL')}`)
      }
      return null
    }
    const baseUrl = url(variable('BASE_URL'), ['http:', 'https:'])
    if (model === null)
      problems.push(`${variable('MODEL')} is required with ${variable('BASE_URL')}`)
    // A key of other letters would be quoted in the error of every request.
    if (apiKey !== null && !/^[\x21-\x7e]+$/.test(apiKey)) {
      problems.push(`${variable('API_KEY')} must be one word of plain letters, digits and signs`)
    }
    if (baseUrl === null) return null
    const { username, password, search, hash } = new URL(baseUrl)
    if (username + password + search + hash !== '') {
      problems.push(
        `${variable('BASE_URL')} must be an address without a name, a password, ? or #; a key belongs in ${variable('API_KEY')}`,
      )
    }
    return { prefix, baseUrl, apiKey, model: model ?? '' }
  }
}

function nameAt(hosts: string[], index: number): string {
  const host = hosts[index]!
  const before = hosts.slice(0, index).filter((one) => one === host).length
  return before === 0 ? host : `${host} (${before + 1})`
}
