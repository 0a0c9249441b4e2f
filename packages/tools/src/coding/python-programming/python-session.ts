import type { CodeEditorOptions } from '@panya/engines/code-editor/code-editor.ts'
import type { GameCommand } from '@panya/engines/python/game/game-command.ts'
import type {
  CheckSpec,
  FilePlace,
  PythonEvent,
  RunAnswer,
  Trace,
} from '@panya/engines/python/protocol.ts'
import type { Python, PythonState } from '@panya/engines/python/python.ts'
import type { Command } from '@panya/engines/python/turtle/turtle-scene.ts'
import type { StageCommand } from '@panya/engines/stage/stage-command.ts'
import { StagePlayer } from '@panya/engines/stage/stage-player.ts'
import { pictureBlob, svgBlob } from '../../host/small-picture.ts'
import {
  append,
  EMPTY_LOG,
  leaveOut,
  type OutputLog,
  type Stream,
  settle,
  wipe,
} from './console/output-log.ts'
import type { Breakpoint, PythonProject } from './core/document.ts'
import { DebugSession, type DebugState, NO_DEBUG } from './debug-session.ts'
import { placeOfMistake } from './error-place.ts'
import { SessionFiles } from './session-files.ts'
import { ownAssets } from './stage-assets.ts'

export interface Picture {
  id: number
  mime: 'image/png' | 'image/svg+xml'
  data: string
  alt: string
}

export interface SessionState {
  status: PythonState
  names: string[]
  shown: string
  main: string
  breakpoints: (Breakpoint & { file: string })[]
  watches: readonly string[]
  debug: DebugState
  log: OutputLog
  replLog: OutputLog
  /** Lines of a REPL entry that is not complete yet. */
  replPending: string
  /** What is going on or was last: it decides where output and input belong. */
  job: 'run' | 'repl' | 'trace' | 'check' | null
  ending: RunAnswer | null
  pictures: Picture[]
  hasTurtle: boolean
  hasStage: boolean
  hasGame: boolean
  trace: Trace | null
  packages: { names: string[]; loaded: number; total: number | null } | null
  tooBig: { name: string; bytes: number } | null
  /** What is asked for now is nobody else's business. */
  secret: boolean
}

/** Where the turtle draws: straight to the screen, past React. */
interface Paper {
  /** Null begins an empty sheet. */
  draw: (commands: Command[] | null) => void
  svg: () => string
}

type EditorWishes = Omit<CodeEditorOptions, 'onChange' | 'breakpoints'> & {
  onRunToCursor: () => void
}

export const MAX_STEPS = 10_000
const MAX_PICTURES = 30

/** Everything that happens between the editor, Python and the panes. React only shows it. */
export class PythonSession {
  readonly client: Python
  readonly files: SessionFiles
  readonly stage: StagePlayer
  readonly debug: DebugSession
  #edited: () => void = () => {}
  #paper: Paper | null = null
  #play: (commands: GameCommand[] | null) => void = () => {}
  readonly #watchers = new Set<() => void>()
  #state: SessionState
  #quiet = false
  #replCount = 0
  #pictureCount = 0
  #subscriptions: (() => void)[] = []

  constructor(client: Python, project: PythonProject) {
    this.client = client
    this.files = new SessionFiles(project, () => this.#filesChanged())
    this.stage = new StagePlayer({
      send: (event) => client.sendEvent(event),
      assets: () => ownAssets(this.files.project()),
    })
    this.debug = new DebugSession(client, this.files, (debug) => this.#set({ debug }))
    this.#state = {
      status: client.state,
      names: this.files.names,
      shown: this.files.shown,
      main: this.files.main,
      breakpoints: this.files.breakpoints,
      watches: this.files.watches,
      debug: NO_DEBUG,
      log: EMPTY_LOG,
      replLog: EMPTY_LOG,
      replPending: '',
      job: null,
      ending: null,
      pictures: [],
      hasTurtle: false,
      hasStage: false,
      hasGame: false,
      trace: null,
      packages: null,
      tooBig: null,
      secret: false,
    }
    this.#subscriptions = [
      client.onState(() => this.#set({ status: client.state })),
      client.onEvent((event) => this.#hear(event)),
    ]
  }

  get state(): SessionState {
    return this.#state
  }

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  read = (): SessionState => this.#state

  dispose(): void {
    for (const off of this.#subscriptions) off()
    this.stage.dispose()
    this.client.dispose()
  }

  attachEditor({ onRunToCursor, ...options }: EditorWishes): () => void {
    return this.files.attach({
      ...options,
      onChange: () => this.#edited(),
      breakpoints: {
        onBreakpoints: () => {
          this.#filesChanged()
          this.debug.breakpointsChanged()
          this.#edited()
        },
        onRunToCursor,
      },
    })
  }

  /** Names who is told when the saved project is no longer what is on the screen. */
  tellEdits(listener: () => void): void {
    this.#edited = listener
  }

  edited(): void {
    this.#edited()
  }

  /** Drawing goes straight to the canvas, past React; null begins an empty sheet. */
  drawOn(paper: Paper | null): void {
    this.#paper = paper
  }

  #draw(commands: Command[] | null): void {
    this.#paper?.draw(commands)
  }

  /** What the program drew last, or nothing. */
  get lastPicture(): Blob | null {
    const picture = this.#state.pictures.at(-1)
    if (picture) return pictureBlob(picture)
    return this.#state.hasTurtle && this.#paper ? svgBlob(this.#paper.svg()) : null
  }

  /** The same for games. */
  playOn(play: (commands: GameCommand[] | null) => void): void {
    this.#play = play
  }

  get busy(): boolean {
    return ['running', 'input', 'paused', 'stopping'].includes(this.#state.status)
  }

  async run(until?: FilePlace): Promise<RunAnswer | null> {
    const debug = this.debug.plan(until)
    return this.#perform('run', { do: 'run', main: this.files.main, debug })
  }

  /** The line with the cursor, for a run or for a program that stands still. */
  cursor(): FilePlace {
    return { file: this.files.shown, line: this.files.editor?.line ?? 1 }
  }

  async trace(): Promise<RunAnswer | null> {
    const main = this.files.main
    const answer = await this.#perform('trace', { do: 'trace', main, steps: MAX_STEPS })
    if (answer?.trace) this.#set({ trace: answer.trace })
    return answer
  }

  /** Quietly: what the run before it showed stays as it is. Every: one that failed is not the last. */
  async check(
    checks: CheckSpec[],
    { quiet = false, every = false } = {},
  ): Promise<RunAnswer | null> {
    const before = this.files.project()
    const request = { do: 'check', main: this.files.main, checks, every } as const
    const answer = quiet ? await this.#checkQuietly(request) : await this.#perform('check', request)
    for (const name of this.files.names) {
      if (!before.files.some((file) => file.name === name)) this.files.remove(name)
    }
    return answer
  }

  async #checkQuietly(request: Parameters<Python['perform']>[0]): Promise<RunAnswer | null> {
    if (this.#state.job) return null
    this.#quiet = true
    this.#set({ job: 'check' })
    const answer = await this.client.perform(request, this.files.project().files)
    this.#quiet = false
    this.#set({ job: null })
    return answer
  }

  async #perform(
    job: 'run' | 'trace' | 'check',
    request: Parameters<Python['perform']>[0],
  ): Promise<RunAnswer | null> {
    if (this.#state.job) return null
    this.debug.end()
    this.files.editor?.mark(null)
    this.#draw(null)
    this.#play(null)
    this.stage.clear()
    this.#set({
      job,
      log: EMPTY_LOG,
      ending: null,
      pictures: [],
      hasTurtle: false,
      hasStage: false,
      hasGame: false,
      trace: null,
      packages: null,
      tooBig: null,
      replPending: '',
    })
    const answer = await this.client.perform(request, this.files.project().files)
    this.debug.end()
    this.#set({ job: null, ending: answer, packages: null })
    this.#point(answer)
    return answer
  }

  /** Shows the line of the learner's own program where it went wrong. */
  #point(answer: RunAnswer): void {
    if (answer.ending !== 'error') return
    const place = placeOfMistake(answer.error, this.files.project().files)
    if (!place) return
    this.files.show(place.file)
    this.files.editor?.mark({ line: place.line, kind: 'error' })
  }

  async evaluate(line: string): Promise<void> {
    if (this.#state.job) return
    const first = this.#state.replPending === ''
    const source = first ? line : `${this.#state.replPending}\n${line}`
    this.#echo('typed', `${first ? '>>>' : '...'} ${line}\n`)
    if (first && line.trim() === '') return
    this.#set({ job: 'repl' })
    this.#replCount++
    const request = { do: 'evaluate', source, number: this.#replCount } as const
    const answer = await this.client.perform(request, null)
    const incomplete = answer.ending === 'incomplete'
    this.#set({
      job: null,
      replPending: incomplete ? source : '',
      replLog: settle(this.#state.replLog),
    })
    if (answer.ending === 'error') this.#echo('stderr', answer.error.traceback)
  }

  #echo(stream: Stream, text: string): void {
    this.#set({ replLog: append(this.#state.replLog, stream, text) })
  }

  stop(): void {
    this.client.stop()
  }

  sendLine(line: string | null): boolean {
    if (!this.client.sendLine(line)) return false
    const shown = this.#state.secret && line ? '•'.repeat(8) : line
    this.#print('typed', `${shown ?? ''}\n`)
    return true
  }

  /** What was typed into the last run, line by line. */
  get typedLines(): string[] {
    const typed = this.#state.log.segments.filter(({ stream }) => stream === 'typed')
    const text = typed.map((segment) => segment.text).join('')
    return text === '' ? [] : text.replace(/\n$/, '').split('\n')
  }

  note(text: string): void {
    this.#print('note', text)
  }

  clear(): void {
    this.#set({
      log: EMPTY_LOG,
      replLog: EMPTY_LOG,
      pictures: [],
      hasTurtle: false,
      hasStage: false,
      hasGame: false,
      ending: null,
    })
    this.#draw(null)
    this.#play(null)
    this.stage.clear()
    this.files.editor?.mark(null)
  }

  closeTrace(): void {
    this.files.editor?.mark(null)
    this.#set({ trace: null })
  }

  #hear(event: PythonEvent): void {
    if (this.#quiet && event.kind !== 'packages') return
    if (this.debug.hear(event)) return
    if (event.kind === 'stdout' || event.kind === 'stderr') this.#print(event.kind, event.text)
    else if (event.kind === 'left-out') this.#change((log) => leaveOut(log, event))
    else if (event.kind === 'clear') this.#change(wipe)
    else if (event.kind === 'input') this.#set({ secret: event.secret === true })
    else if (event.kind === 'file') this.#keepFile(event.file)
    else if (event.kind === 'removed') this.files.remove(event.name)
    else if (event.kind === 'file-too-big') this.#set({ tooBig: event })
    else if (event.kind === 'packages') this.#set({ packages: event })
    else if (event.kind === 'picture') this.#addPicture(event)
    else if (event.kind === 'turtle') {
      if (!this.#state.hasTurtle) this.#set({ hasTurtle: true })
      this.#draw(event.commands as Command[])
    } else if (event.kind === 'stage') {
      if (!this.#state.hasStage) this.#set({ hasStage: true })
      this.stage.hear(event.commands as StageCommand[])
    } else if (event.kind === 'game') {
      if (!this.#state.hasGame) this.#set({ hasGame: true })
      this.#play(event.commands as GameCommand[])
    }
  }

  #keepFile(file: PythonProject['files'][number]): void {
    if (this.#state.job === 'check') return
    this.files.put(file)
    this.#edited()
  }

  #addPicture({ mime, data, alt }: Extract<PythonEvent, { kind: 'picture' }>): void {
    // A program can name any type; a page made of it would be one of ours.
    if (mime !== 'image/png' && mime !== 'image/svg+xml') return
    this.#pictureCount++
    const picture: Picture = { id: this.#pictureCount, mime, data, alt }
    this.#set({ pictures: [...this.#state.pictures, picture].slice(-MAX_PICTURES) })
  }

  #print(stream: Stream, text: string): void {
    this.#change((log) => append(log, stream, text))
  }

  #change(change: (log: OutputLog) => OutputLog): void {
    if (this.#state.job === 'repl') this.#set({ replLog: change(this.#state.replLog) })
    else this.#set({ log: change(this.#state.log) })
  }

  #filesChanged(): void {
    const { names, shown, main, breakpoints, watches } = this.files
    this.#set({ names, shown, main, breakpoints, watches })
  }

  #set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change }
    for (const watcher of this.#watchers) watcher()
  }
}
