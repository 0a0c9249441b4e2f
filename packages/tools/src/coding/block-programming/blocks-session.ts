/** One open project at work: content, editor, running program, stage and sound, tied together. */
import type { BlockEditor } from '@panya/engines/blockly/block-editor.ts'
import type { ActorContext } from '@panya/engines/blockly/editor-context.ts'
import { BlocksClient } from '@panya/engines/blocks-runtime/blocks-client.ts'
import type {
  BlockJson,
  StageProgram,
  WorkspaceJson,
} from '@panya/engines/blocks-runtime/program.ts'
import type { Speed } from '@panya/engines/blocks-runtime/protocol.ts'
import type { Frame } from '@panya/engines/blocks-runtime/world/frame.ts'
import type { Recognised } from '@panya/engines/blocks-runtime/world/recognised.ts'
import type { BoardProfile } from '@panya/engines/board/profiles/board-profile.ts'
import { boardProfile, withSecondButton } from '@panya/engines/board/profiles/boards.ts'
import type { CameraState } from '@panya/engines/media-devices/camera-switch.ts'
import { SoundPlayer } from '@panya/engines/stage/sound-player.ts'
import type { StageRenderer } from '@panya/engines/stage/stage-renderer.ts'
import type { ToolHost } from '../../host/tool-host.ts'
import { type BlocksContent, type MonitorLook, type Target, toDocument } from './core/document.ts'
import {
  actorOf,
  boardScripts,
  changeActor,
  chooseTarget,
  isBare,
  programOf,
  setLook,
  setScripts,
  setWatched,
  shownScripts,
  variableNames,
} from './core/edit-project.ts'
import { type History, NO_HISTORY, redo, remember, type TakenBack, undo } from './core/history.ts'
import { chosenModel } from './core/trained-model.ts'
import { frameUpdate } from './frame-updates.ts'
import { pressedKeys } from './pressed-keys.ts'
import { copyScript } from './scripts/copy-scripts.ts'
import { Camera } from './senses/camera.ts'
import { Microphone } from './senses/microphone.ts'
import { viewerOf } from './senses/viewer.ts'
import { StagePointer } from './stage-pointer.ts'

export interface SessionState {
  content: BlocksContent
  actorId: string
  /** The last frame without strokes and sounds, which were handed on already. */
  frame: Frame | null
  output: string[]
  problems: Frame['problems']
  speed: Speed
  isPaused: boolean
  isRunning: boolean
  /** How often the green flag was pressed. */
  runs: number
  /** How often a program that listens to keys was started. */
  plays: number
  /** The keys that were pressed since the last start. */
  pressed: readonly string[]
  /** What was just lost and can be taken back, or null. */
  lost: Lost | null
  /** Whether a program looks through the camera. */
  camera: CameraState
}

/** What went away in a step, and its name where it has one. */
export interface Lost {
  what: 'sprite' | 'costume' | 'sound' | 'project'
  name: string
}

interface EditOptions {
  restart?: boolean
  /** Something goes away with this step: the learner is offered to take it back. */
  lost?: Lost
  /** Not a step to take back, such as a choice of what is shown. */
  isSmall?: boolean
}

const EDIT_PAUSE_MS = 120

export class BlocksSession {
  readonly sounds = new SoundPlayer()
  readonly #host: ToolHost
  readonly #client: BlocksClient
  readonly #pointer: StagePointer
  readonly #microphone: Microphone
  readonly #camera: Camera
  #editor: BlockEditor | null = null
  #renderer: StageRenderer | null = null
  #state: SessionState
  readonly #listeners = new Set<() => void>()
  #editTimer: ReturnType<typeof setTimeout> | undefined
  #history: History = NO_HISTORY
  readonly #frameListeners = new Set<(frame: Frame) => void>()

  constructor(host: ToolHost, content: BlocksContent) {
    this.#host = host
    this.#client = new BlocksClient({
      frame: (frame) => this.#showFrame(frame),
      pressed: (actorId, mayDrag) => this.#pointer.hold(actorId, mayDrag),
    })
    this.#pointer = new StagePointer(this.#client)
    this.#microphone = new Microphone((level) => this.#client.send({ do: 'loudness', level }))
    this.#camera = new Camera({
      moved: (flow) => this.#client.send({ do: 'motion', flow }),
      show: (video, view) => this.#renderer?.showCamera(video, view),
      changed: (camera) => this.#set({ camera }),
    })
    this.#client.setViewer(viewerOf(host))
    this.sounds.onSpoken = (id) => this.#client.send({ do: 'spoken', id })
    const first = content.actors.find((actor) => !actor.isStage) ?? content.actors[0]!
    this.#state = {
      content,
      actorId: first.id,
      frame: null,
      output: [],
      problems: [],
      speed: 'full',
      isPaused: false,
      isRunning: false,
      runs: 0,
      plays: 0,
      pressed: [],
      lost: null,
      camera: { at: 'off' },
    }
  }

  /** Starts the worker; the program stands ready on the stage. */
  open(): void {
    this.#client.load(this.#program())
    this.sounds.setSources(this.#state.content.actors.flatMap((actor) => actor.sounds))
    void this.#loadCostumes()
  }

  // --- what React sees ----------------------------------------------------------------------------

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  snapshot = (): SessionState => this.#state

  /** Called with every frame, for what is drawn outside React. */
  listenToFrames = (listener: (frame: Frame) => void): (() => void) => {
    this.#frameListeners.add(listener)
    return () => this.#frameListeners.delete(listener)
  }

  #set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  // --- the project --------------------------------------------------------------------------------

  #program(): StageProgram {
    return programOf(this.#state.content)
  }

  /** Applies a step to the content, tells the running program, and asks the host to save. */
  edit(step: (content: BlocksContent) => BlocksContent, options: EditOptions = {}): void {
    this.#readEditor()
    const { content: before, actorId } = this.#state
    const content = step(before)
    if (content === before) return
    if (!options.isSmall) this.#history = remember(this.#history, { before, after: content })
    this.#set({ content, lost: options.lost ?? (options.isSmall ? this.#state.lost : null) })
    // The next look into the editor would bring the old blocks back.
    if (shownScripts(content, actorId).workspace !== shownScripts(before, actorId).workspace)
      this.#showInEditor()
    this.#afterEdit(options.restart ?? false)
  }

  /** Takes the last step back: a deleted sprite returns, a project that was replaced too. */
  undo(): boolean {
    this.#readEditor()
    return this.#takeOver(undo(this.#history, this.#state.content))
  }

  redo(): boolean {
    this.#readEditor()
    return this.#takeOver(redo(this.#history, this.#state.content))
  }

  #takeOver(back: TakenBack | null): boolean {
    if (!back || this.#host.readonly) return false
    const { content, actorId } = this.#state
    this.#history = back.history
    const ids = new Set(content.actors.map(({ id }) => id))
    const { actors } = back.content
    const returned = actors.find(({ id }) => !ids.has(id))
    const shown = returned ?? actors.find(({ id }) => id === actorId) ?? actors.at(-1)!
    const before = JSON.stringify([actorId, shownScripts(content, actorId), content.target])
    this.#set({ content: back.content, actorId: shown.id, lost: null })
    const after = JSON.stringify([
      shown.id,
      shownScripts(back.content, shown.id),
      back.content.target,
    ])
    if (before !== after) this.#showInEditor()
    this.#afterEdit(true)
    return true
  }

  /** What was lost stays lost: nobody is asked about it any more. */
  forgetLost(): void {
    this.#set({ lost: null })
  }

  #afterEdit(restart: boolean): void {
    const { content } = this.#state
    this.sounds.setSources(content.actors.flatMap((actor) => actor.sounds))
    void this.#loadCostumes()
    if (restart && !this.#state.isRunning) this.#client.load(this.#program())
    else this.#client.update(this.#program())
    this.#editor?.setContext(this.#context())
    this.#save()
  }

  #save(): void {
    if (this.#host.readonly) return
    this.#host.changed(() => this.document(), {
      thumbnail: async () => this.#renderer?.thumbnail() ?? null,
    })
  }

  document(): ReturnType<typeof toDocument> {
    this.#readEditor()
    return toDocument(this.#state.content)
  }

  /** Replaces everything, for an example or a file, as one step that can be taken back. */
  replace(content: BlocksContent): void {
    this.#readEditor()
    this.#client.stop()
    const before = this.#state.content
    this.#history = remember(this.#history, { before, after: content })
    const first = content.actors.find((actor) => !actor.isStage) ?? content.actors[0]!
    this.#set({
      content,
      actorId: first.id,
      output: [],
      problems: [],
      lost: isBare(before) ? null : { what: 'project', name: '' },
    })
    this.#showInEditor()
    this.#client.load(this.#program())
    this.#afterEdit(true)
  }

  // --- the editor ---------------------------------------------------------------------------------

  attachEditor(editor: BlockEditor): void {
    this.#editor = editor
    this.#showInEditor()
  }

  detachEditor(): void {
    this.#readEditor()
    this.#editor = null
  }

  #context(): ActorContext {
    const { content, actorId } = this.#state
    const actor = actorOf(content, actorId)
    const named = ({ id, name }: { id: string; name: string }) => ({ id, name })
    return {
      actorId,
      isStage: actor.isStage,
      sprites: content.actors.filter(({ isStage }) => !isStage).map(named),
      costumes: actor.costumes.map(named),
      backdrops: (content.actors[0]?.costumes ?? []).map(named),
      sounds: actor.sounds.map(named),
      variables: variableNames(content),
      modelLabels: chosenModel(content)?.labels ?? [],
      board: this.board(),
    }
  }

  /** The board that is chosen, or null on the stage. */
  board(): BoardProfile | null {
    const { content } = this.#state
    if (content.target === 'stage') return null
    return withSecondButton(boardProfile(content.target), boardScripts(content).secondButton)
  }

  /** The board's blocks as they are now, with its variables. */
  boardWorkspace(): WorkspaceJson {
    this.#readEditor()
    const { workspace, shared } = boardScripts(this.#state.content)
    return { ...workspace, variables: [...shared, ...(workspace.variables ?? [])] }
  }

  chooseTarget(target: Target): void {
    this.stop()
    this.#readEditor()
    this.#set({ content: chooseTarget(this.#state.content, target), output: [], problems: [] })
    this.#showInEditor()
    this.#save()
  }

  /** Lights up blocks while a board runs them. */
  highlight(ids: string[]): void {
    this.#editor?.highlight(ids)
  }

  #showInEditor(): void {
    const { content, actorId } = this.#state
    const { workspace, shared } = shownScripts(content, actorId)
    this.#editor?.show(this.#context(), workspace, shared)
  }

  select(actorId: string): void {
    if (actorId === this.#state.actorId) return
    this.#readEditor()
    this.#set({ actorId })
    this.#showInEditor()
  }

  /** The learner changed blocks: the host knows at once, the running program when the hand rests. */
  blocksChanged(): void {
    clearTimeout(this.#editTimer)
    this.#save()
    this.#editTimer = setTimeout(() => {
      this.#readEditor()
    }, EDIT_PAUSE_MS)
  }

  /** Takes the editor's blocks over, and tells the running program; whoever reads first does both. */
  #readEditor(): boolean {
    clearTimeout(this.#editTimer)
    if (!this.#editor || this.#host.readonly) return false
    const { scripts, shared } = this.#editor.read()
    const { content: before, actorId } = this.#state
    const content = setScripts(before, actorId, scripts, shared)
    // Only the scripts: pictures and sounds may be megabytes.
    const [now, then] = [content, before].map((one) => JSON.stringify(shownScripts(one, actorId)))
    if (now === then) return false
    this.#set({ content })
    this.#client.update(this.#program())
    return true
  }

  /** Gives another sprite a copy of a script of this one. */
  copyScript(toId: string, script: BlockJson): void {
    const { actorId } = this.#state
    if (toId === actorId) return
    this.edit((content) => copyScript(content, actorId, toId, script))
  }

  // --- the stage ----------------------------------------------------------------------------------

  async attachRenderer(renderer: StageRenderer): Promise<void> {
    this.#renderer = renderer
    await this.#loadCostumes()
  }

  detachRenderer(): void {
    this.#renderer = null
  }

  async #loadCostumes(): Promise<void> {
    const masks = await this.#renderer?.load(
      this.#state.content.actors.flatMap(({ costumes }) => costumes),
    )
    if (masks && Object.keys(masks).length > 0) this.#client.setMasks(masks)
  }

  #showFrame(frame: Frame): void {
    this.sounds.perform(frame.sounds)
    this.#microphone.listen(frame.needs?.includes('microphone') ?? false)
    this.#camera.look(frame.camera ?? null)
    this.#renderer?.draw(frame)
    for (const listener of this.#frameListeners) listener(frame)
    const { actorId, content } = this.#state
    if (content.target !== 'stage') return
    this.#editor?.highlight(
      frame.at.filter((place) => place.actorId === actorId).map(({ block }) => block),
    )
    for (const { id, text } of frame.reports) this.#editor?.showValue(id, text)
    if (frame.problems.length > 0)
      this.#host.activity({ kind: 'error', detail: frame.problems[0]!.code })
    const update = frameUpdate(frame, this.#state)
    if (update) this.#set(update)
  }

  // --- running ------------------------------------------------------------------------------------

  run(): void {
    if (this.#readEditor()) this.#save()
    this.sounds.wake()
    const { content, runs, plays } = this.#state
    this.#set({
      output: [],
      problems: [],
      isRunning: true,
      runs: runs + 1,
      plays: pressedKeys(content).length > 0 ? plays + 1 : plays,
      pressed: [],
    })
    this.#client.send({ do: 'resume' })
    this.#client.send({ do: 'flag' })
    this.#host.activity({ kind: 'run' })
  }

  stop(): void {
    this.#client.stop()
    this.sounds.silence()
    this.#set({ isRunning: false, isPaused: false })
  }

  pause(): void {
    this.#client.send({ do: this.#state.isPaused ? 'resume' : 'pause' })
    this.#set({ isPaused: !this.#state.isPaused })
  }

  step(): void {
    if (!this.#state.isRunning) this.run()
    this.#client.send({ do: 'step' })
  }

  setSpeed(speed: Speed): void {
    this.#client.setSpeed(speed)
    this.#set({ speed })
  }

  /** Runs a stack that was clicked, or ends it; a board has no such thing. */
  runScript(blockId: string): void {
    if (this.#state.content.target !== 'stage') return
    this.#readEditor()
    this.sounds.wake()
    this.#client.send({ do: 'run-script', actorId: this.#state.actorId, id: blockId })
  }

  setBreakpoints(ids: string[]): void {
    this.#client.setBreakpoints(ids)
  }

  key(key: string, down: boolean): void {
    this.#client.send({ do: 'key', key, down })
    const { pressed } = this.#state
    if (down && !pressed.includes(key)) this.#set({ pressed: [...pressed, key] })
  }

  /** A drag while nothing runs changes where the sprite starts. */
  pointer(x: number, y: number, down: boolean): void {
    const drag = this.#pointer.move(x, y, down, this.#state.isRunning)
    if (!drag || this.#state.isRunning || this.#host.readonly) return
    this.edit((content) => changeActor(content, drag.actorId, { x: drag.x, y: drag.y }))
  }

  /** What the chosen model makes of the camera or the microphone. */
  recognised(recognised: Recognised): void {
    this.#client.send({ do: 'model', recognised })
  }

  /** Asks for the camera once more. */
  retryCamera(): void {
    this.#camera.retry()
  }

  answer(text: string): void {
    this.#client.send({ do: 'answer', text })
  }

  /** Shows a variable or list on the stage, now and from the start; boards have no place for it. */
  showVariable(id: string, shown: boolean): void {
    if (this.#state.content.target !== 'stage') return
    this.edit((content) => setWatched(content, id, shown), { isSmall: true })
    this.#client.send({ do: 'watch', id, shown })
  }

  /** Draws something watched elsewhere or in another way; a visitor moves it for this once. */
  setMonitor(id: string, look: MonitorLook): void {
    if (this.#host.readonly) this.#set({ content: setLook(this.#state.content, id, look) })
    else this.edit((content) => setLook(content, id, look), { isSmall: true })
  }

  /** Somebody moved a slider on the stage. */
  setVariable(id: string, value: number): void {
    this.#client.send({ do: 'set-variable', id, value })
  }

  /** True when the program has been calculating for a while without showing anything. */
  get isThinking(): boolean {
    return this.#state.isRunning && this.#client.silence > 1500
  }

  dispose(): void {
    clearTimeout(this.#editTimer)
    this.#client.dispose()
    this.#microphone.listen(false)
    this.#camera.dispose()
    this.sounds.dispose()
  }
}
