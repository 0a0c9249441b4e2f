/** A program that stands still: where, with which values, and what to do next. */
import type {
  DebugPlan,
  DebugWish,
  FilePlace,
  PythonEvent,
  WatchedValue,
} from '@panya/engines/python/protocol.ts'
import type { Python } from '@panya/engines/python/python.ts'
import { MAX_EXPRESSION, MAX_WATCHES } from './core/document.ts'
import type { SessionFiles } from './session-files.ts'

export type DebugWay = 'continue' | 'over' | 'into' | 'out' | 'pause'

export interface DebugState {
  /** The last stop; it stays in view while a step is on its way. */
  stop: Extract<PythonEvent, { kind: 'paused' }> | null
  /** What the watches were worth there, by what was typed. */
  watched: Record<string, WatchedValue>
}

export const NO_DEBUG: DebugState = { stop: null, watched: {} }

export class DebugSession {
  readonly #client: Python
  readonly #files: SessionFiles
  readonly #show: (state: DebugState) => void
  #state = NO_DEBUG

  constructor(client: Python, files: SessionFiles, show: (state: DebugState) => void) {
    this.#client = client
    this.#files = files
    this.#show = show
  }

  plan(until?: FilePlace): DebugPlan {
    const { breakpoints, watches } = this.#files
    const stops = breakpoints.filter(({ file }) => file.endsWith('.py'))
    return { breakpoints: stops, watches: [...watches], ...(until ? { until } : {}) }
  }

  go(way: DebugWay, until?: FilePlace): void {
    if (way === 'pause' ? this.#client.state !== 'running' : this.#client.state !== 'paused') return
    this.#client.sendDebug({ ...this.plan(until), go: way })
    if (way === 'continue') this.#set(NO_DEBUG)
    this.#files.editor?.mark(null)
  }

  /** What has been set or taken away counts at once, in a program that runs too. */
  breakpointsChanged(): void {
    if (this.#client.state === 'running') this.#wish({ breakpoints: this.plan().breakpoints })
  }

  addWatch(typed: string): boolean {
    const expression = typed.trim().slice(0, MAX_EXPRESSION)
    const { watches } = this.#files
    if (expression === '' || watches.includes(expression) || watches.length >= MAX_WATCHES) {
      return false
    }
    this.#files.setWatches([...watches, expression])
    if (this.#client.state === 'paused') this.#wish({ watches: [...watches, expression] })
    return true
  }

  removeWatch(expression: string): void {
    this.#files.setWatches(this.#files.watches.filter((one) => one !== expression))
  }

  #wish(wish: DebugWish): void {
    this.#client.sendDebug(wish)
  }

  /** True when the event was about stopping. */
  hear(event: PythonEvent): boolean {
    if (event.kind === 'paused') {
      this.#set({ stop: event, watched: {} })
      this.#files.show(event.step.file)
      this.#files.editor?.mark({ line: event.step.line, kind: 'step' })
    } else if (event.kind === 'watched') {
      const watched = { ...this.#state.watched, [event.expression]: event }
      this.#set({ ...this.#state, watched })
    } else if (event.kind === 'moved') {
      this.#files.setBreakpoints(event.file, (before) =>
        before.map((one) => (one.line === event.from ? { ...one, line: event.to } : one)),
      )
    } else return false
    return true
  }

  /** The program is over, or a new one begins. */
  end(): void {
    if (this.#state === NO_DEBUG) return
    this.#files.editor?.mark(null)
    this.#set(NO_DEBUG)
  }

  #set(state: DebugState): void {
    this.#state = state
    this.#show(state)
  }
}
