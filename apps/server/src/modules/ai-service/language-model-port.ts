/** What others may ask of the language models: answers, a look at a text, and how the services are. */
import type { Harm } from '@panya/domain/moderation/harm.ts'
import type { VoidReason } from '@panya/domain/money/book.ts'

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

export type ChatProblem =
  | 'not-reachable'
  /** Our key. */
  | 'refused'
  | 'busy'
  | 'broken'
  | 'too-slow'
  | 'cancelled'
  /** The tokens of the day are used up. */
  | 'budget'
  /** The model itself said that it does not answer this; no other service is asked to. */
  | 'declined'

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

export interface ModelAnswer {
  text: string
  /** The name of the service that gave it. */
  service: string
  tokens: number
}

export interface ServiceState {
  name: string
  model: string
  state: 'ok' | 'failing' | 'untried'
  lastProblem: ChatProblem | null
  /** In words for whoever runs the place; never a key, never a learner's text. */
  lastDetail: string | null
  answersToday: number
  tokensToday: number
}

export interface LanguageModel {
  /** Whole or not at all; every failure of theirs is a ChatFailed. */
  answer(
    messages: ModelMessage[],
    options: { signal: AbortSignal; maxTokens?: number },
  ): Promise<ModelAnswer>
  /** Null: nobody could look. A call that was cancelled is a ChatFailed. */
  moderate(text: string, options: { signal: AbortSignal }): Promise<Harm[] | null>
  states(): Promise<{
    services: ServiceState[]
    dailyTokens: number | null
    /** Whether a service looks at texts; before the first one this is only what was set. */
    moderation: boolean
  }>
}
