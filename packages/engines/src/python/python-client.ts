/** The page's side of Python in the sandbox: asks, and believes nothing it is told without a look. */
import { fetchBytes } from '../sandbox/fetch-bytes.ts'
import type { SandboxPort } from '../sandbox/sandbox-port.ts'
import { whenDrawn } from '../sandbox/when-drawn.ts'
import { readFromFrame } from './from-frame.ts'
import type { PackageSource } from './package-source.ts'
import type { DebugWish, ProjectFile, PythonRequest, RunAnswer } from './protocol.ts'
import { Python } from './python.ts'
import {
  type FrameUpdate,
  type FromFrame,
  GLUE,
  LOADER,
  LOCK,
  RUNTIME,
  SNAPSHOT,
  SNAPSHOT_FACTS,
  STDLIB,
  type ToFrame,
  WASM,
} from './sandbox-protocol.ts'

export interface PythonClientOptions {
  open: () => SandboxPort
  /** Where the interpreter's files are. */
  base: string
  packages: PackageSource
}

interface Job {
  id: number
  resolve: (answer: RunAnswer) => void
}

/** Stop ends the worker by itself; a frame that does not even say so is thrown away. */
const STOP_PATIENCE_MS = 4000
/** More than a person types in one line, less than the way to the program holds. */
const MOST_LINE = 100_000
const STOPPED: RunAnswer = { ending: 'stopped', hard: true }

export class PythonClient extends Python {
  readonly #options: PythonClientOptions
  #port: SandboxPort | null = null
  #job: Job | null = null
  #nextId = 1
  #watchdog: ReturnType<typeof setTimeout> | undefined

  constructor(options: PythonClientOptions) {
    super()
    this.#options = options
    this.#open()
  }

  protected override get isBusy(): boolean {
    return this.#job !== null
  }

  override perform(request: PythonRequest, files: ProjectFile[] | null): Promise<RunAnswer> {
    if (this.#job) return Promise.reject(new Error('Python is already running something'))
    if (!this.#port) this.#open()
    return new Promise((resolve) => {
      const id = this.#nextId++
      this.#job = { id, resolve }
      this.#post({ type: 'perform', id, request, files })
    })
  }

  override sendLine(line: string | null): boolean {
    if (!this.#job || (line !== null && line.length > MOST_LINE)) return false
    this.#post({ type: 'line', line })
    if (this.state === 'input') this.become('running')
    return true
  }

  override sendEvent(event: unknown): boolean {
    if (!this.#job) return false
    this.#post({ type: 'event', event })
    return true
  }

  override sendDebug(wish: DebugWish): boolean {
    if (!this.#job) return false
    this.#post({ type: 'debug', wish })
    if (this.state === 'paused' && 'go' in wish) this.become('running')
    return true
  }

  override stop(): void {
    if (!this.#job || this.state === 'stopping') return
    this.become('stopping')
    this.#post({ type: 'stop' })
    this.#watchdog = setTimeout(() => this.#reopen(), STOP_PATIENCE_MS)
  }

  override restart(): void {
    if (!this.#port) return this.#reopen()
    this.#post({ type: 'restart' })
    this.started = null
    this.become('starting')
    this.#finish(STOPPED)
  }

  #reopen(): void {
    this.#close()
    this.#open()
    this.#finish(STOPPED)
  }

  override dispose(): void {
    this.#close()
    this.#finish(STOPPED)
    super.dispose()
  }

  #open(): void {
    const port = this.#options.open()
    this.#port = port
    port.onMessage((message) => port === this.#port && this.#hear(message))
    port.onLost(() => port === this.#port && this.#lose())
    this.#post({ type: 'begin' })
    this.#handFiles(1, true)
    this.started = null
    this.become('starting')
  }

  #close(): void {
    this.#port?.close()
    this.#port = null
  }

  #post(message: ToFrame): void {
    this.#port?.post(message)
  }

  /** Each as soon as it is there. */
  #handFiles(delivery: number, wasm: boolean): void {
    const port = this.#port
    for (const name of [
      ...(wasm ? [WASM] : []),
      GLUE,
      LOADER,
      STDLIB,
      LOCK,
      RUNTIME,
      SNAPSHOT_FACTS,
      SNAPSHOT,
    ]) {
      void fetchBytes(`${this.#options.base}${name}`).then((bytes) =>
        port?.post({ type: 'file', delivery, name, bytes } satisfies ToFrame, bytes ? [bytes] : []),
      )
    }
  }

  /** Under the eyes of the learner: some are as large as a film. */
  async #handPackages({ id, names, files }: Extract<FromFrame, { type: 'need-packages' }>) {
    const port = this.#port
    const packages = await this.#options.packages.fetch(files, (loaded, total) => {
      if (port === this.#port && this.#job) this.emit({ kind: 'packages', names, loaded, total })
    })
    port?.post(
      { type: 'packages', id, ...packages } satisfies ToFrame,
      Object.values(packages.files),
    )
  }

  #hear(message: unknown): void {
    const known = readFromFrame(message)
    if (known?.type === 'need-files') return this.#handFiles(known.delivery, known.wasm)
    if (known?.type === 'need-packages') return void this.#handPackages(known)
    const updates = known?.updates ?? []
    for (const update of updates) this.#take(update)
    // Seen or refused: either way the next may come, of what is drawn only when it has been.
    const port = this.#port
    const seen = (): void => {
      if (port === this.#port) this.#post({ type: 'seen' })
    }
    if (updates.some((update) => update.of === 'event')) whenDrawn(seen)
    else seen()
  }

  #take(update: FrameUpdate): void {
    if (update.of === 'event') this.emit(update.event)
    else if (update.of === 'answer') {
      if (update.id === this.#job?.id) this.#finish(update.answer)
    } else {
      this.started = update.started
      // While Stop is on its way, what the program did before it is not told as if it went on.
      const stale =
        this.state === 'stopping' && ['running', 'input', 'paused'].includes(update.state)
      if (!stale) this.become(update.state)
    }
  }

  /** Nothing runs any more; the next request opens a new sandbox. */
  #lose(): void {
    this.#port = null
    this.started = null
    this.become('failed')
    this.#finish({ ending: 'crashed', reason: 'unknown', detail: 'the sandbox is gone' })
  }

  #finish(answer: RunAnswer): void {
    clearTimeout(this.#watchdog)
    const job = this.#job
    this.#job = null
    job?.resolve(answer)
  }
}
