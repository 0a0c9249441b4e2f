/** The running program with its stage, its sounds and the hands of who plays. */
import { BlocksClient } from '@panya/engines/blocks-runtime/blocks-client.ts'
import type { Speed, ToFrame } from '@panya/engines/blocks-runtime/protocol.ts'
import { hasPythonBlocks } from '@panya/engines/blocks-runtime/python/python-blocks-text.ts'
import type { Frame } from '@panya/engines/blocks-runtime/world/frame.ts'
import type { Mask } from '@panya/engines/blocks-runtime/world/geometry.ts'
import { SoundPlayer } from '@panya/engines/stage/sound-player.ts'
import type { StageRenderer } from '@panya/engines/stage/stage-renderer.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import { programOf } from '../core/edit-project.ts'
import type { KeptState } from '../core/kept-state.ts'
import { textModelFile } from '../core/trained-model.ts'
import { pressedKeys } from '../pressed-keys.ts'
import { Camera } from '../senses/camera.ts'
import { Microphone } from '../senses/microphone.ts'
import { viewerOf } from '../senses/viewer.ts'
import { frameUpdate } from './frame-updates.ts'
import { PythonStage } from './python-stage.ts'
import type { SessionStore } from './session-store.ts'
import type { ShownEditor } from './shown-editor.ts'
import { type Drag, StagePointer } from './stage-pointer.ts'

/** What makes blocks play. */
const STARTS: ReadonlySet<ToFrame['do']> = new Set(['flag', 'run-script', 'step'])

export class StageRun {
  readonly sounds = new SoundPlayer()
  readonly #store: SessionStore
  readonly #host: ToolHost
  readonly #editor: ShownEditor
  readonly #client: BlocksClient
  readonly #pointer: StagePointer
  readonly #microphone: Microphone
  readonly #camera: Camera
  readonly #python: PythonStage
  #renderer: StageRenderer | null = null
  /** What Python has shown stays until blocks are changed or asked to do something. */
  #showsPython = false
  /** Where the costumes are solid, of those that were drawn. */
  masks: Readonly<Record<string, Mask>> = {}
  readonly #frameListeners = new Set<(frame: Frame) => void>()

  /** `onKept` is told what a run has left behind when it is over. */
  constructor(
    store: SessionStore,
    host: ToolHost,
    editor: ShownEditor,
    onKept: (state: KeptState) => void,
  ) {
    this.#store = store
    this.#host = host
    this.#editor = editor
    this.#client = new BlocksClient({
      frame: (frame) => this.#showFrame(frame),
      pressed: (actorId, mayDrag) => this.#pointer.hold(actorId, mayDrag),
      kept: onKept,
    })
    this.#pointer = new StagePointer(this.#client)
    this.#microphone = new Microphone(
      (level) => this.send({ do: 'loudness', level }),
      (microphoneProblem) => store.set({ microphoneProblem }),
    )
    this.#camera = new Camera({
      moved: (flow) => this.send({ do: 'motion', flow }),
      show: (video, view) => this.#renderer?.showCamera(video, view),
      changed: (camera) => store.set({ camera }),
    })
    this.#python = new PythonStage(store, host.locale, (frame) => this.#tellOf(frame))
    this.#client.setViewer(viewerOf(host))
    this.sounds.onSpoken = (id) => this.send({ do: 'spoken', id })
  }

  // --- what it plays ------------------------------------------------------------------------------

  /** The program stands ready on the stage, from its beginning. */
  load(): void {
    this.#showBlocks()
    this.#client.setTextModel(textModelFile(this.#store.state.content))
    this.#client.load(programOf(this.#store.state.content))
  }

  /** The program goes on with the blocks as they are now. */
  update(): void {
    this.#showBlocks()
    this.#client.setTextModel(textModelFile(this.#store.state.content))
    this.#client.update(programOf(this.#store.state.content))
  }

  /** The program starts from the content as it is now when it is started anew; what runs is not touched. */
  remember(): void {
    this.#client.remember(programOf(this.#store.state.content))
  }

  /** Pictures and sounds as they are now. */
  loadMedia(): void {
    this.sounds.setSources(this.#store.state.content.actors.flatMap((actor) => actor.sounds))
    void this.#loadCostumes()
  }

  async attachRenderer(renderer: StageRenderer): Promise<void> {
    this.#renderer = renderer
    this.#python.setRenderer(renderer)
    await this.#loadCostumes()
  }

  detachRenderer(): void {
    this.#renderer = null
    this.#python.setRenderer(null)
  }

  async thumbnail(): Promise<string | null> {
    return this.#renderer?.thumbnail() ?? null
  }

  async #loadCostumes(): Promise<void> {
    const masks = await this.#renderer?.load(
      this.#store.state.content.actors.flatMap(({ costumes }) => costumes),
    )
    if (!masks || Object.keys(masks).length === 0) return
    this.masks = { ...this.masks, ...masks }
    this.#client.setMasks(masks)
  }

  // --- what it shows ------------------------------------------------------------------------------

  /** Called with every frame, for what is drawn outside React. */
  listenToFrames(listener: (frame: Frame) => void): () => void {
    this.#frameListeners.add(listener)
    return () => this.#frameListeners.delete(listener)
  }

  #showFrame(frame: Frame): void {
    if (this.#showsPython) return
    this.sounds.perform(frame.sounds)
    this.#microphone.listen(frame.needs?.includes('microphone') ?? false)
    this.#camera.look(frame.camera ?? null)
    this.#renderer?.draw(frame)
    this.#tellOf(frame)
    const { actorId, content } = this.#store.state
    if (content.target !== 'stage') return
    this.#editor.highlight(
      frame.at.filter((place) => place.actorId === actorId).map(({ block }) => block),
    )
    for (const { id, text } of frame.reports) this.#editor.showValue(id, text)
    if (frame.problems.length > 0)
      this.#host.activity({ kind: 'error', detail: frame.problems[0]!.code })
    const update = frameUpdate(frame, this.#store.state)
    if (update) this.#store.set(update)
  }

  /** The stage is Python's as long as it plays. */
  #showBlocks(): void {
    if (!this.#python.isOn) this.#showsPython = false
  }

  #tellOf(frame: Frame): void {
    for (const listener of this.#frameListeners) listener(frame)
  }

  // --- the flag and its neighbours ----------------------------------------------------------------

  run(): void {
    this.sounds.wake()
    const { content, runs, plays } = this.#store.state
    this.#store.set({
      output: [],
      problems: [],
      isRunning: true,
      runs: runs + 1,
      plays: pressedKeys(content).length > 0 ? plays + 1 : plays,
      pressed: [],
      mistake: null,
    })
    this.#host.activity({ kind: 'run' })
    const program = programOf(content)
    if (hasPythonBlocks(program)) {
      this.#client.stop()
      this.#showsPython = true
      return void this.#python.run(program)
    }
    this.#python.stop()
    this.send({ do: 'resume' })
    this.send({ do: 'flag' })
  }

  /** Ends the program alone; what it shows stays. */
  end(): void {
    if (this.#python.isOn) this.#store.set({ isRunning: false })
    this.#python.stop()
    this.#client.stop()
  }

  stop(): void {
    this.end()
    this.sounds.silence()
    const { frame } = this.#store.state
    if (frame && this.#showsPython) this.#store.set({ frame: { ...frame, bubbles: [], ask: null } })
    this.#store.set({ isRunning: false, isPaused: false })
  }

  pause(): void {
    const { isPaused } = this.#store.state
    this.send({ do: isPaused ? 'resume' : 'pause' })
    this.#store.set({ isPaused: !isPaused })
  }

  setSpeed(speed: Speed): void {
    this.#client.setSpeed(speed)
    this.#store.set({ speed })
  }

  setBreakpoints(ids: string[]): void {
    this.#client.setBreakpoints(ids)
  }

  // --- the hands of who plays ---------------------------------------------------------------------

  key(key: string, down: boolean): void {
    this.send({ do: 'key', key, down })
    const { pressed } = this.#store.state
    if (down && !pressed.includes(key)) this.#store.set({ pressed: [...pressed, key] })
  }

  /** Asks for the camera once more. */
  retryCamera(): void {
    this.#camera.retry()
  }

  /** Asks for the microphone once more. */
  retryMicrophone(): void {
    this.#microphone.retry()
  }

  /** Returns where a sprite was let go, if one was dragged. */
  pointer(x: number, y: number, down: boolean): Drag | null {
    if (this.#python.isOn) {
      this.#python.send({ do: 'pointer', x, y, down })
      return null
    }
    // What lies under the hand is where the blocks have it.
    if (down) this.#showBlocks()
    return this.#pointer.move(x, y, down, this.#store.state.isRunning)
  }

  send(message: ToFrame): void {
    if (this.#python.isOn && (message.do === 'key' || message.do === 'answer'))
      return this.#python.send(message)
    if (STARTS.has(message.do)) this.#showBlocks()
    this.#client.send(message)
  }

  /** True when the program has been calculating for a while without showing anything. */
  get isThinking(): boolean {
    const { isRunning, python } = this.#store.state
    return isRunning && python === 'off' && this.#client.silence > 1500
  }

  dispose(): void {
    this.#python.dispose()
    this.#client.dispose()
    this.#microphone.listen(false)
    this.#camera.dispose()
    this.sounds.dispose()
  }
}
