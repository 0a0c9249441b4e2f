/** Has a service look at a text before a child or a model sees it. The lists of this place judge beside it. */
import type { Harm } from '@panya/domain/moderation/harm.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { ServiceSettings } from '../../../platform/ai-settings.ts'
import { ChatFailed } from '../language-model-port.ts'
import { headersFor } from './ask-service.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { texts } from './event-data.ts'
import { harmsIn } from './harms-in.ts'

interface Parts {
  services: ServiceSettings[]
  /** `auto`, `off`, or the name of a model. */
  setting: string
  log: FastifyBaseLogger
  now: () => Date
  waitMs: number
}

export interface Moderation {
  moderate(text: string, options: { signal: AbortSignal }): Promise<Harm[] | null>
  /** Whether somebody looks, as far as is known. */
  looks(): boolean
}

/** How long a service that does not offer it is not asked again: somebody may have set up another program. */
const NOT_OFFERED_MS = 3_600_000

interface Looker {
  service: ServiceSettings
  breaker: Breaker
  notOfferedUntil: number
}

export function createModeration({ services, setting, log, now, waitMs }: Parts): Moderation {
  const lookers = services.map(
    (service): Looker => ({ service, breaker: createBreaker(now), notOfferedUntil: 0 }),
  )
  let silent = false
  const offering = () =>
    setting === 'off'
      ? []
      : lookers.filter(({ notOfferedUntil }) => notOfferedUntil <= now().getTime())

  return {
    looks: () => offering().length > 0 && !silent,
    async moderate(text, { signal }) {
      if (setting === 'off' || text.trim() === '') return setting === 'off' ? null : []
      const problems: string[] = []
      for (const looker of offering()) {
        if (!looker.breaker.admits()) continue
        const result = await look(looker, text, signal)
        if (Array.isArray(result)) {
          silent = false
          return result
        }
        problems.push(`${looker.service.name}: ${result}`)
      }
      if (!silent) log.warn({ problems }, 'no service looks at texts: only the lists judge')
      silent = true
      return null
    },
  }

  async function look(looker: Looker, text: string, signal: AbortSignal): Promise<Harm[] | string> {
    const { service, breaker } = looker
    breaker.begins()
    try {
      const response = await fetch(`${service.baseUrl}/moderations`, {
        method: 'POST',
        headers: headersFor(service),
        body: JSON.stringify({ input: text, ...(setting === 'auto' ? {} : { model: setting }) }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(waitMs)]),
      })
      const harms = response.ok ? harmsIn(await wholeOf(response)) : null
      if (!response.ok) await response.body?.cancel()
      if (harms !== null) {
        breaker.succeeded()
        return harms
      }
      // Ollama, llama.cpp and vLLM have no such interface (404); some have it for other models only (400).
      const isIll = response.ok || response.status === 429 || response.status >= 500
      if (isIll && response.status !== 501) {
        breaker.failed()
        return response.ok ? 'not understood' : `answered ${response.status}`
      }
      breaker.saidNothing()
      looker.notOfferedUntil = now().getTime() + NOT_OFFERED_MS
      return `answered ${response.status}`
    } catch {
      if (signal.aborted) {
        breaker.saidNothing()
        throw new ChatFailed('cancelled', 'cancelled')
      }
      breaker.failed()
      return 'not reachable'
    }
  }
}

async function wholeOf({ body }: Response): Promise<string> {
  let whole = ''
  if (body) for await (const text of texts(body)) whole += text
  return whole
}
