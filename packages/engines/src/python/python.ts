/** Python as its users see it, wherever it runs. */
import type {
  HelpAnswers,
  HelpRequest,
  ProjectFile,
  PythonEvent,
  PythonRequest,
  RunAnswer,
} from './protocol.ts'

export type PythonState = 'starting' | 'ready' | 'running' | 'input' | 'stopping' | 'failed'

export interface PythonStarted {
  milliseconds: number
  restored: boolean
  version: string
}

export interface Python {
  readonly state: PythonState
  /** How the present interpreter started, once it has. */
  readonly started: PythonStarted | null
  onEvent(listener: (event: PythonEvent) => void): () => void
  onState(watcher: () => void): () => void
  /** Runs a request; a second one while the first is running is refused. */
  perform(request: PythonRequest, files: ProjectFile[] | null): Promise<RunAnswer>
  /** What an editor asks; null when a program is running. */
  help<Request extends HelpRequest>(request: Request): Promise<HelpAnswers[Request['do']] | null>
  /** Answers input(); null is the end of the input. False when it was not taken. */
  sendLine(line: string | null): boolean
  /** A key, a click, a message: for programs that wait for events. */
  sendEvent(event: unknown): boolean
  stop(): void
  /** Ends the interpreter and prepares a new one; what was running counts as stopped. */
  restart(): void
  dispose(): void
}
