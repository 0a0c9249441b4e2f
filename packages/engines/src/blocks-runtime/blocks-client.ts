/** The page's side of blocks in the sandbox: speaks to their worker, and has it replaced when it is silent. */
import { openSandbox } from '../sandbox/open-sandbox.ts'
import type { SandboxPort } from '../sandbox/sandbox-port.ts'
import { deepJson } from './deep-json.ts'
import { readFromFrame } from './from-frame.ts'
import type { StageProgram } from './program.ts'
import type { Speed, ToFrame } from './protocol.ts'
import type { Frame } from './world/frame.ts'
import type { Mask } from './world/geometry.ts'
import type { KeptState } from './world/kept-state.ts'
import { NOBODY, type Viewer } from './world/senses.ts'

/** A function that calculates for longer than this without an answer is cut off by Stop. */
const STOP_PATIENCE_MS = 150
const MOST_FAILURES = 3

export interface BlocksListener {
  frame(frame: Frame): void
  /** A press landed on this sprite; `draggable` says whether it may be dragged while running. */
  pressed?(actorId: string, draggable: boolean): void
  /** A run is over, and this is what it left behind. */
  kept?(state: KeptState): void
}

export class BlocksClient {
  #port: SandboxPort | null = null
  readonly #listener: BlocksListener
  #program: StageProgram = { actors: [] }
  #masks: Record<string, Mask> = {}
  #breakpoints: string[] = []
  #speed: Speed = 'full'
  #viewer: Viewer = NOBODY
  #textModel: string | null = null
  #lastFrame = 0
  /** Ends in a row without a picture between them. */
  #failures = 0

  constructor(listener: BlocksListener) {
    this.#listener = listener
  }

  load(program: StageProgram): void {
    this.#program = program
    if (!this.#port) this.#start()
    const seed = Math.floor(Math.random() * 2 ** 31)
    this.send({ do: 'viewer', viewer: this.#viewer })
    this.send({ do: 'text-model', file: this.#textModel })
    this.send({ do: 'load', program: deepJson(program), seed })
  }

  update(program: StageProgram): void {
    this.#program = program
    this.send({ do: 'update', program: deepJson(program) })
  }

  /** The project as a run left it: for who has to begin anew, not news for who is running. */
  remember(program: StageProgram): void {
    this.#program = program
  }

  setMasks(masks: Record<string, Mask>): void {
    this.#masks = { ...this.#masks, ...masks }
    this.send({ do: 'masks', masks })
  }

  setBreakpoints(ids: string[]): void {
    this.#breakpoints = ids
    this.send({ do: 'breakpoints', ids })
  }

  setSpeed(speed: Speed): void {
    this.#speed = speed
    this.send({ do: 'speed', speed })
  }

  /** Who plays: known to programs as far as they chose to be. */
  setViewer(viewer: Viewer): void {
    this.#viewer = viewer
    this.send({ do: 'viewer', viewer })
  }

  /** The file of the model that blocks may ask about texts. */
  setTextModel(file: string | null): void {
    if (file === this.#textModel) return
    this.#textModel = file
    this.send({ do: 'text-model', file })
  }

  send(message: ToFrame): void {
    this.#port?.post(message)
  }

  /** Instant even when a function calculates without end: a flag in shared memory, or a new worker. */
  stop(): void {
    this.send({ do: 'stop' })
    const asked = performance.now()
    setTimeout(() => {
      if (this.#port && this.#lastFrame < asked) this.#restart()
    }, STOP_PATIENCE_MS)
  }

  /** Milliseconds since the world last showed itself. */
  get silence(): number {
    return performance.now() - this.#lastFrame
  }

  dispose(): void {
    this.#port?.close()
    this.#port = null
  }

  #start(): void {
    const port = openSandbox('blocks')
    port.onMessage((message) => port === this.#port && this.#heard(message))
    port.onLost(() => port === this.#port && this.#recover(() => this.#reopen()))
    this.#port = port
    this.#lastFrame = performance.now()
  }

  /** A new worker in the same frame, with everything the last one was told. */
  #restart(): void {
    this.send({ do: 'renew' })
    this.load(this.#program)
    this.send({ do: 'masks', masks: this.#masks })
    this.send({ do: 'breakpoints', ids: this.#breakpoints })
    this.send({ do: 'speed', speed: this.#speed })
  }

  /** What dies again and again before it shows anything is left alone until the next load. */
  #recover(again: () => void): void {
    this.#failures += 1
    if (this.#failures <= MOST_FAILURES) again()
    else this.dispose()
  }

  #reopen(): void {
    this.dispose()
    this.#start()
    this.#restart()
  }

  #heard(message: unknown): void {
    const known = readFromFrame(message)
    if (known?.tell === 'crashed') return this.#recover(() => this.#restart())
    if (known?.tell === 'drag') return this.#listener.pressed?.(known.actorId, known.draggable)
    if (known?.tell === 'kept') return this.#listener.kept?.(known.state)
    // Shown or refused: either way the next may come.
    this.send({ do: 'seen' })
    if (!known) return
    this.#lastFrame = performance.now()
    this.#failures = 0
    this.#listener.frame(known.frame)
  }
}
