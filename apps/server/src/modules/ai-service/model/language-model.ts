/** Asks the services one after the other until one gives an answer that is whole. */
import type { FastifyBaseLogger } from 'fastify'
import type { ServiceSettings } from '../../../platform/ai-settings.ts'
import { ChatFailed, type LanguageModel, type ServiceState } from '../language-model-port.ts'
import { createServiceClient, type Wish } from './ask-service.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { createModeration } from './moderation.ts'
import { Provoked } from './provoked.ts'
import type { Budget } from './usage.ts'

interface Parts {
  services: ServiceSettings[]
  /** `auto`, `off`, or the name of a model that looks at texts. */
  moderation: string
  budget: Budget
  log: FastifyBaseLogger
  now: () => Date
  patience?: Partial<Patience>
}

interface Patience {
  /** For an answer, over all services. */
  wholeMs: number
  /** Between two words. */
  silenceMs: number
  /** For the first word, while there is another service to ask. */
  firstMs: number
  moderationMs: number
}

const MAX_TOKENS = 800

interface Service {
  settings: ServiceSettings
  breaker: Breaker
  ask: ReturnType<typeof createServiceClient>
  state: Pick<ServiceState, 'state' | 'lastProblem' | 'lastDetail'>
}

export function createLanguageModel(parts: Parts): LanguageModel {
  const { budget, log, now } = parts
  const wholeMs = parts.patience?.wholeMs ?? 90_000
  const patience: Patience = {
    firstMs: wholeMs / 3,
    silenceMs: 20_000,
    moderationMs: 5000,
    ...parts.patience,
    wholeMs,
  }
  const services = parts.services.map(
    (settings): Service => ({
      settings,
      breaker: createBreaker(now),
      ask: createServiceClient(settings),
      state: { state: 'untried', lastProblem: null, lastDetail: null },
    }),
  )
  const moderation = createModeration({
    services: parts.services,
    setting: parts.moderation,
    log,
    now,
    waitMs: patience.moderationMs,
  })

  return {
    moderate: moderation.moderate,
    async answer(messages, { signal, maxTokens = MAX_TOKENS }) {
      if (signal.aborted) throw new ChatFailed('cancelled', 'cancelled')
      if (await budget.isUsedUp()) {
        throw new ChatFailed('budget', 'the tokens of the day are used up')
      }
      const whole = AbortSignal.timeout(patience.wholeMs)
      let last = new ChatFailed('not-reachable', 'there is no service')
      const queue = inOrder(services)
      for (const [index, service] of queue.entries()) {
        // With nobody left to ask, waiting is better than giving up: a small machine thinks for a while.
        const firstMs = index === queue.length - 1 ? patience.wholeMs : patience.firstMs
        const { silenceMs } = patience
        const wish: Wish = { messages, maxTokens, cancel: signal, whole, firstMs, silenceMs }
        service.breaker.begins()
        const outcome = await service.ask(wish)
        const { tokens } = outcome
        const { name } = service.settings
        if ('text' in outcome) {
          service.breaker.succeeded()
          service.state = { state: 'ok', lastProblem: null, lastDetail: null }
          await budget.add(name, { tokens, answered: true })
          return { text: outcome.text, service: name, tokens }
        }
        last = outcome.failure
        judge(service, last)
        if (tokens > 0) await budget.add(name, { tokens, answered: false })
        if (last.problem === 'cancelled' || last.problem === 'declined' || whole.aborted) break
      }
      throw last
    },
    async states() {
      const today = await budget.today()
      return {
        services: services.map(({ settings: { name, model }, state }) => ({
          name,
          model,
          ...state,
          answersToday: today.get(name)?.answers ?? 0,
          tokensToday: today.get(name)?.tokens ?? 0,
        })),
        dailyTokens: budget.dailyTokens,
        moderation: moderation.looks(),
      }
    },
  }

  function judge(service: Service, failure: ChatFailed): void {
    const { breaker, settings } = service
    const { problem, message } = failure
    if (problem === 'declined' || problem === 'cancelled' || failure instanceof Provoked) {
      breaker.saidNothing()
    } else {
      breaker.failed()
    }
    if (problem === 'cancelled' || problem === 'budget' || problem === 'declined') return
    service.state = { state: 'failing', lastProblem: problem, lastDetail: message }
    const about = { service: settings.name, problem, detail: message }
    if (problem === 'refused') {
      log.error(about, `the language model refuses our key: check ${settings.prefix}_API_KEY`)
    } else log.warn(about, 'the language model failed')
  }
}

/** Those that failed again and again come last; nobody is left out. */
function inOrder(services: Service[]): Service[] {
  const admitted = services.filter(({ breaker }) => breaker.admits())
  return [...admitted, ...services.filter((service) => !admitted.includes(service))]
}
