/** The page's side of the block worker: starts it, speaks to it, and replaces it when it does not answer. */
import { deepJson } from './deep-json.ts'
import type { StageProgram } from './program.ts'
import type { FromWorker, Speed, ToWorker } from './protocol.ts'
import type { Frame } from './world/frame.ts'
import type { Mask } from './world/geometry.ts'

/** A function that calculates for longer than this without an answer is cut off by Stop. */
const STOP_PATIENCE_MS = 150

export interface BlocksListener {
  frame(frame: Frame): void
  /** A press landed on this sprite; `draggable` says whether it may be dragged while running. */
  pressed?(actorId: string, draggable: boolean): void
}

export class BlocksClient {
  private worker: Worker | null = null
  private readonly listener: BlocksListener
  private readonly control: Int32Array | null
  private program: StageProgram = { actors: [] }
  private masks: Record<string, Mask> = {}
  private breakpoints: string[] = []
  private speed: Speed = 'full'
  private lastFrame = 0

  constructor(listener: BlocksListener) {
    this.listener = listener
    const canShare = typeof SharedArrayBuffer !== 'undefined' && globalThis.crossOriginIsolated
    this.control = canShare ? new Int32Array(new SharedArrayBuffer(4)) : null
  }

  load(program: StageProgram): void {
    this.program = program
    if (!this.worker) this.start()
    this.send({
      do: 'load',
      program: deepJson(program),
      seed: Math.floor(Math.random() * 2 ** 31),
      control: (this.control?.buffer as SharedArrayBuffer | undefined) ?? null,
    })
  }

  update(program: StageProgram): void {
    this.program = program
    this.send({ do: 'update', program: deepJson(program) })
  }

  setMasks(masks: Record<string, Mask>): void {
    this.masks = { ...this.masks, ...masks }
    this.send({ do: 'masks', masks })
  }

  setBreakpoints(ids: string[]): void {
    this.breakpoints = ids
    this.send({ do: 'breakpoints', ids })
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    this.send({ do: 'speed', speed })
  }

  send(message: ToWorker): void {
    this.worker?.postMessage(message)
  }

  /** Instant even when a function calculates without end: a flag in shared memory, or a new worker. */
  stop(): void {
    if (this.control) Atomics.store(this.control, 0, 1)
    this.send({ do: 'stop' })
    const asked = performance.now()
    setTimeout(() => {
      if (this.worker && this.lastFrame < asked) this.restart()
    }, STOP_PATIENCE_MS)
  }

  /** Milliseconds since the world last showed itself. */
  get silence(): number {
    return performance.now() - this.lastFrame
  }

  dispose(): void {
    this.worker?.terminate()
    this.worker = null
  }

  private start(): void {
    const worker = new Worker(new URL('./blocks.eval-worker.ts', import.meta.url), {
      type: 'module',
      name: 'blocks',
    })
    worker.addEventListener('message', (event: MessageEvent<FromWorker>) => this.heard(event.data))
    worker.addEventListener('error', () => this.restart())
    this.worker = worker
    this.lastFrame = performance.now()
  }

  private restart(): void {
    this.dispose()
    if (this.control) Atomics.store(this.control, 0, 0)
    this.load(this.program)
    this.send({ do: 'masks', masks: this.masks })
    this.send({ do: 'breakpoints', ids: this.breakpoints })
    this.send({ do: 'speed', speed: this.speed })
  }

  private heard(message: FromWorker): void {
    if (message.tell === 'frame') {
      this.lastFrame = performance.now()
      this.listener.frame(message.frame)
    } else if (message.tell === 'drag') {
      this.listener.pressed?.(message.actorId, message.draggable)
    }
  }
}
