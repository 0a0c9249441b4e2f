import { ByteRing } from '../sandbox/byte-ring.ts'
import { encodeFrame, FRAME } from './frames.ts'
import { OutputStream } from './output-stream.ts'
import type { AskForPackages } from './packages.ts'
import type {
  DebugWish,
  FromWorker,
  ProjectFile,
  PythonEvent,
  PythonRequest,
  RunAnswer,
  ToWorker,
} from './protocol.ts'
import { Python } from './python.ts'

/** The little of a Worker that is used here; Node's worker threads fit it too. */
export interface WorkerPort {
  post(message: ToWorker): void
  onMessage(listener: (message: FromWorker) => void): void
  onCrash(listener: (reason: string) => void): void
  terminate(): void
}

export interface PythonSupervisorOptions {
  spawn: () => WorkerPort
  /** Brings the files of packages that a program imports. */
  fetchPackages: AskForPackages
  /** False while whoever listens has enough to do: the program then waits when it prints on. */
  mayShow?: () => boolean
  /** How long Stop waits for the program before the worker is ended. */
  patienceMs?: number
}

interface Job {
  id: number
  request: PythonRequest
  files: ProjectFile[] | null
  sent: boolean
  resolve: (answer: RunAnswer) => void
}

const OUTBOUND_BYTES = 1 << 20
const INBOUND_BYTES = 1 << 18
/** Between two looks at what a program shows: about as often as a screen is drawn. */
const LOOK_MS = 16
/** After a flood of output the page gets time to breathe; the program waits meanwhile. */
const FLOOD_BYTES = 32 * 1024
const FLOOD_LOOK_MS = 120
const NUDGE_MS = 60
/** An interpreter that has grown beyond this starts afresh before the next run: memory never shrinks. */
const TIRED_BYTES = 256 * 1024 * 1024
const SIGINT = 2
const SIGUSR1 = 10
/** Tells Python that there is a wish for its debugger. */
const SIGUSR2 = 12
const encoder = new TextEncoder()

/**
 * Looks after the worker Python runs in: prepared in advance, fed, stopped, replaced when it dies. It shares
 * memory with the worker, so it lives where that is possible: in the sandbox's frame, or in a test.
 */
export class PythonSupervisor extends Python {
  readonly #options: PythonSupervisorOptions
  #worker: WorkerPort | null = null
  #outbound = ByteRing.create(OUTBOUND_BYTES)
  #inbound = ByteRing.create(INBOUND_BYTES)
  #interrupt = new Uint8Array(new SharedArrayBuffer(2))
  #stream = new OutputStream()
  #job: Job | null = null
  #timers: ReturnType<typeof setTimeout>[] = []
  #nextId = 1
  #memory = 0
  #unheardWish = false

  constructor(options: PythonSupervisorOptions) {
    super()
    this.#options = options
    this.#start()
  }

  protected override get isBusy(): boolean {
    return this.#job !== null
  }

  override perform(request: PythonRequest, files: ProjectFile[] | null): Promise<RunAnswer> {
    if (this.#job) return Promise.reject(new Error('Python is already running something'))
    if (this.state === 'failed') this.#start()
    if (files && this.#memory > TIRED_BYTES) this.#respawn()
    return new Promise((resolve) => {
      this.#job = { id: this.#nextId++, request, files, sent: false, resolve }
      this.#send()
    })
  }

  override sendLine(line: string | null): boolean {
    const frame =
      line === null
        ? encodeFrame(FRAME.endOfInput, new Uint8Array(0))
        : encodeFrame(FRAME.line, encoder.encode(line))
    const sent = this.#inbound.offer(frame)
    if (sent && this.state === 'input') this.become('running')
    return sent
  }

  override sendEvent(event: unknown): boolean {
    if (!this.#job) return false
    return this.#inbound.offer(encodeFrame(FRAME.event, encoder.encode(JSON.stringify(event))))
  }

  override sendDebug(wish: DebugWish): boolean {
    if (!this.#job) return false
    const frame = encodeFrame(FRAME.debug, encoder.encode(JSON.stringify(wish)))
    if (!this.#inbound.offer(frame)) return false
    if (this.state !== 'paused') this.#unheardWish = true
    else if ('go' in wish) this.become('running')
    return true
  }

  /** Asks the program to stop, asks again, and ends the worker when it does not listen. */
  override stop(): void {
    if (!this.#job || this.state === 'stopping') return
    this.become('stopping')
    const patience = this.#options.patienceMs ?? 600
    for (let ms = 0; ms < patience; ms += NUDGE_MS) {
      this.#timers.push(setTimeout(() => Atomics.store(this.#interrupt, 0, SIGINT), ms))
    }
    Atomics.store(this.#interrupt, 0, SIGINT)
    this.#timers.push(setTimeout(() => this.restart(), patience))
  }

  override restart(): void {
    this.#drain()
    this.#respawn()
    this.#finish({ ending: 'stopped', hard: true })
  }

  override dispose(): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#finish({ ending: 'stopped', hard: true })
    super.dispose()
  }

  #respawn(): void {
    this.#worker?.terminate()
    this.#start()
  }

  #start(): void {
    this.#outbound = ByteRing.create(OUTBOUND_BYTES)
    this.#inbound = ByteRing.create(INBOUND_BYTES)
    this.#interrupt = new Uint8Array(new SharedArrayBuffer(2))
    this.#stream = new OutputStream()
    this.#memory = 0
    this.started = null
    const worker = this.#options.spawn()
    this.#worker = worker
    worker.onMessage((message) => worker === this.#worker && this.#receive(message))
    worker.onCrash((reason) => worker === this.#worker && this.#crash(reason))
    worker.post({
      type: 'start',
      outbound: this.#outbound.shared,
      inbound: this.#inbound.shared,
      interrupt: this.#interrupt.buffer,
    })
    this.become('starting')
  }

  #send(): void {
    const job = this.#job
    if (!job || job.sent || !this.started) return
    job.sent = true
    this.#worker?.post({ type: 'do', id: job.id, request: job.request, files: job.files })
    this.#unheardWish = false
    this.become('running')
    void this.#watch(job)
  }

  #receive(message: FromWorker): void {
    if (message.type === 'ready') {
      const { milliseconds, restored, version } = message
      this.started = { milliseconds, restored, version }
      this.become('ready')
      this.#send()
    } else if (message.type === 'failed') {
      this.#fail(message.message)
    } else if (message.type === 'need-packages') {
      void this.#bringPackages(message.names, message.files)
    } else if (message.id === this.#job?.id) {
      this.#drain()
      this.#memory = message.memory
      if (message.answer.ending !== 'crashed') return this.#finish(message.answer)
      // Whoever asked for the end has it, whatever the program met on its way there.
      if (this.state === 'stopping') return this.restart()
      this.#respawn()
      this.#finish(message.answer)
    }
  }

  /** For the worker that asked: another one may have taken its place meanwhile. */
  async #bringPackages(names: string[], files: string[]): Promise<void> {
    const worker = this.#worker
    const packages = await this.#options.fetchPackages(names, files)
    worker?.post({ type: 'packages', ...packages })
  }

  #fail(detail: string): void {
    this.become('failed')
    this.#finish({ ending: 'crashed', reason: 'unknown', detail })
  }

  #crash(detail: string): void {
    if (this.state === 'stopping') return this.restart()
    this.#drain()
    if (this.started) this.#respawn()
    else this.become('failed')
    const reason = /memory/i.test(detail) ? 'memory' : 'unknown'
    this.#finish({ ending: 'crashed', reason, detail })
  }

  #finish(answer: RunAnswer): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
    const job = this.#job
    this.#job = null
    if (this.started) this.become('ready')
    job?.resolve(answer)
  }

  /** The first word is passed on at once, later ones together with their neighbours. */
  async #watch(job: Job): Promise<void> {
    while (this.#job === job) {
      await this.#outbound.whenWritten(LOOK_MS)
      if (this.#job !== job) return
      const bytes = this.#options.mayShow?.() === false ? 0 : this.#drain()
      this.#askForRest()
      this.#askToListen()
      await new Promise((go) => setTimeout(go, bytes > FLOOD_BYTES ? FLOOD_LOOK_MS : LOOK_MS))
    }
  }

  /** While prints come in a flood Python sends them together; this lets none of them wait long. */
  #askForRest(): void {
    if (Atomics.load(this.#interrupt, 1) === 1) {
      Atomics.compareExchange(this.#interrupt, 0, 0, SIGUSR1)
    }
  }

  /** A running program looks after wishes only when it is told that there is one. */
  #askToListen(): void {
    if (!this.#unheardWish) return
    if (Atomics.compareExchange(this.#interrupt, 0, 0, SIGUSR2) === 0) this.#unheardWish = false
  }

  /** Passes on what the worker sent; says how much it was. */
  #drain(): number {
    let bytes: Uint8Array
    let events: PythonEvent[]
    try {
      bytes = this.#outbound.take()
      events = this.#stream.push(bytes)
    } catch (error) {
      this.#stream = new OutputStream()
      setTimeout(() => this.#crash(String(error)))
      return 0
    }
    for (const event of events) {
      if (event.kind === 'input' && this.state === 'running') this.become('input')
      if (event.kind === 'paused' && this.state !== 'stopping') this.become('paused')
      this.emit(event)
    }
    return bytes.length
  }
}
