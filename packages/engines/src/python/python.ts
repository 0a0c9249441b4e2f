/** Python as its users see it, wherever it runs. */
import type {
  DebugWish,
  HelpAnswers,
  HelpRequest,
  ProjectFile,
  PythonEvent,
  PythonRequest,
  RunAnswer,
} from './protocol.ts'

export type PythonState =
  | 'starting'
  | 'ready'
  | 'running'
  | 'input'
  | 'paused'
  | 'stopping'
  | 'failed'

export interface PythonStarted {
  milliseconds: number
  restored: boolean
  version: string
}

export abstract class Python {
  readonly #listeners = new Set<(event: PythonEvent) => void>()
  readonly #watchers = new Set<() => void>()
  #state: PythonState = 'starting'
  /** How the present interpreter started, once it has. */
  started: PythonStarted | null = null

  /** Runs a request; a second one while the first is running is refused. */
  abstract perform(request: PythonRequest, files: ProjectFile[] | null): Promise<RunAnswer>
  /** Answers input(); null is the end of the input. False when it was not taken. */
  abstract sendLine(line: string | null): boolean
  /** A key, a click, a message: for programs that wait for events. */
  abstract sendEvent(event: unknown): boolean
  /** A wish about stopping: of a program that stands still, or of one that runs. */
  abstract sendDebug(wish: DebugWish): boolean
  abstract stop(): void
  /** Ends the interpreter and prepares a new one; what was running counts as stopped. */
  abstract restart(): void
  protected abstract get isBusy(): boolean

  get state(): PythonState {
    return this.#state
  }

  onEvent(listener: (event: PythonEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  onState(watcher: () => void): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** What an editor asks; null when a program is running. */
  async help<Request extends HelpRequest>(
    request: Request,
  ): Promise<HelpAnswers[Request['do']] | null> {
    if (this.isBusy) return null
    const answer: unknown = await this.perform(request, null)
    return typeof answer === 'object' && answer !== null && 'ending' in answer
      ? null
      : (answer as HelpAnswers[Request['do']])
  }

  dispose(): void {
    this.#listeners.clear()
    this.#watchers.clear()
  }

  protected emit(event: PythonEvent): void {
    for (const listener of this.#listeners) listener(event)
  }

  protected become(state: PythonState): void {
    if (state === this.#state) return
    this.#state = state
    for (const watcher of this.#watchers) watcher()
  }
}
