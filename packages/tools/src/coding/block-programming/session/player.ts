/** Who plays the program: starts and stops it, has its keys, its pointer and its answers. */
import type { Speed } from '@panya/engines/blocks-runtime/protocol.ts'
import type { Frame } from '@panya/engines/blocks-runtime/world/frame.ts'
import type { Recognised } from '@panya/engines/blocks-runtime/world/recognised.ts'
import type { SoundPlayer } from '@panya/engines/stage/sound-player.ts'
import type { StageRenderer } from '@panya/engines/stage/stage-renderer.ts'
import type { SessionStore } from './session-store.ts'
import type { Drag } from './stage-pointer.ts'
import type { StageRun } from './stage-run.ts'

/** The project that is played. */
export interface PlayedProject {
  /** Takes over what was typed or put together; true when blocks were different. */
  readViews(): boolean
  save(): void
  /** A sprite was dragged elsewhere and let go. */
  dragged(drag: Drag): void
}

export class Player {
  readonly #store: SessionStore
  readonly #stage: StageRun
  readonly #project: PlayedProject
  #runner: (() => void) | null = null

  constructor(store: SessionStore, stage: StageRun, project: PlayedProject) {
    this.#store = store
    this.#stage = stage
    this.#project = project
  }

  // --- what is seen and heard ---------------------------------------------------------------------

  get sounds(): SoundPlayer {
    return this.#stage.sounds
  }

  /** Where the costumes are solid. */
  get masks(): StageRun['masks'] {
    return this.#stage.masks
  }

  listenToFrames = (listener: (frame: Frame) => void): (() => void) =>
    this.#stage.listenToFrames(listener)

  async attachRenderer(renderer: StageRenderer): Promise<void> {
    await this.#stage.attachRenderer(renderer)
  }

  detachRenderer(): void {
    this.#stage.detachRenderer()
  }

  /** True when the program has been calculating for a while without showing anything. */
  get isThinking(): boolean {
    return this.#stage.isThinking
  }

  // --- the flag and its neighbours ----------------------------------------------------------------

  run(): void {
    if (this.#project.readViews()) this.#project.save()
    this.#stage.run()
  }

  /** Whoever runs the program where it is not the stage that does. */
  setRunner(run: (() => void) | null): void {
    this.#runner = run
  }

  /** Runs what is shown: the stage's program, or the board's. */
  runShown(): void {
    if (this.#runner) this.#runner()
    else this.run()
  }

  stop(): void {
    this.#stage.stop()
  }

  pause(): void {
    this.#stage.pause()
  }

  step(): void {
    if (!this.#store.state.isRunning) this.run()
    this.#stage.send({ do: 'step' })
  }

  setSpeed(speed: Speed): void {
    this.#stage.setSpeed(speed)
  }

  /** Runs a stack that was clicked, or ends it; a board has no such thing. */
  runScript(blockId: string): void {
    const { content, actorId } = this.#store.state
    if (content.target !== 'stage') return
    this.#project.readViews()
    this.sounds.wake()
    this.#stage.send({ do: 'run-script', actorId, id: blockId })
  }

  setBreakpoints(ids: string[]): void {
    this.#stage.setBreakpoints(ids)
  }

  // --- hands and voices ---------------------------------------------------------------------------

  key(key: string, down: boolean): void {
    this.#stage.key(key, down)
  }

  /** A drag while nothing runs changes where the sprite starts. */
  pointer(x: number, y: number, down: boolean): void {
    const drag = this.#stage.pointer(x, y, down)
    if (drag && !this.#store.state.isRunning) this.#project.dragged(drag)
  }

  answer(text: string): void {
    this.#stage.send({ do: 'answer', text })
  }

  /** Somebody moved a slider on the stage. */
  setVariable(id: string, value: number): void {
    this.#stage.send({ do: 'set-variable', id, value })
  }

  /** What the chosen model makes of the camera or the microphone. */
  recognised(recognised: Recognised): void {
    this.#stage.send({ do: 'model', recognised })
  }

  /** Asks for the camera once more. */
  retryCamera(): void {
    this.#stage.retryCamera()
  }

  /** Asks for the microphone once more. */
  retryMicrophone(): void {
    this.#stage.retryMicrophone()
  }
}
