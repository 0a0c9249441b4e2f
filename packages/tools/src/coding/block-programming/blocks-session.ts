/** One open project at work: content, editor, running program, stage and sound, tied together. */
import type { BlockEditor } from '@panya/engines/blockly/block-editor.ts'
import type { BlockJson, WorkspaceJson } from '@panya/engines/blocks-runtime/program.ts'
import type { Speed } from '@panya/engines/blocks-runtime/protocol.ts'
import type { Frame } from '@panya/engines/blocks-runtime/world/frame.ts'
import type { Recognised } from '@panya/engines/blocks-runtime/world/recognised.ts'
import type { BoardProfile } from '@panya/engines/board/profiles/board-profile.ts'
import type { SoundPlayer } from '@panya/engines/stage/sound-player.ts'
import type { StageRenderer } from '@panya/engines/stage/stage-renderer.ts'
import type { ToolHost } from '../../host/tool-host.ts'
import { type BlocksContent, type MonitorLook, type Target, toDocument } from './core/document.ts'
import {
  boardScripts,
  changeActor,
  chooseTarget,
  isBare,
  setLook,
  setWatched,
  shownScripts,
} from './core/edit-project.ts'
import type { TakenBack } from './core/history.ts'
import { type KeptState, keepState } from './core/kept-state.ts'
import { copyScript } from './scripts/copy-scripts.ts'
import { followNames } from './session/follow-names.ts'
import { ProjectSteps } from './session/project-steps.ts'
import {
  firstActorId,
  type Lost,
  type SessionState,
  SessionStore,
} from './session/session-store.ts'
import { BOARD_PLACE, boardOf, ShownEditor } from './session/shown-editor.ts'
import { StageRun } from './session/stage-run.ts'
import { TextDoor } from './session/text-door.ts'

interface EditOptions {
  restart?: boolean
  /** Something goes away with this step: the learner is offered to take it back. */
  lost?: Lost
  /** Not a step to take back, such as a choice of what is shown. */
  isSmall?: boolean
}

export class BlocksSession {
  readonly #host: ToolHost
  readonly #store: SessionStore
  readonly #editor: ShownEditor
  readonly #stage: StageRun
  /** The same program as text. */
  readonly text: TextDoor
  readonly #steps: ProjectSteps
  #runner: (() => void) | null = null

  constructor(host: ToolHost, content: BlocksContent) {
    this.#host = host
    this.#store = new SessionStore(content)
    this.#editor = new ShownEditor(this.#store, host, () => this.#stage.update())
    this.#steps = new ProjectSteps(this.#store, this.#editor, {
      show: (where) => this.#showPlace(where),
      takeOver: (back) => this.#takeOver(back),
    })
    this.#stage = new StageRun(this.#store, host, this.#editor, (state) => this.keep(state))
    this.text = new TextDoor(
      this.#store,
      this.#editor,
      () => this.#afterEdit(false),
      () => this.#save(),
    )
  }

  /** Starts the worker; the program stands ready on the stage. */
  open(): void {
    this.#stage.load()
    this.#stage.loadMedia()
  }

  get #state(): SessionState {
    return this.#store.state
  }

  // --- what React sees ----------------------------------------------------------------------------

  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener)

  snapshot = (): SessionState => this.#state

  listenToFrames = (listener: (frame: Frame) => void): (() => void) =>
    this.#stage.listenToFrames(listener)

  /** Everything that was typed or put together is the project's now. True when blocks were different. */
  #readViews(): boolean {
    this.text.flush()
    return this.#editor.read()
  }

  // --- the project --------------------------------------------------------------------------------

  /** Applies a step to the content, tells the running program, and asks the host to save. */
  edit(step: (content: BlocksContent) => BlocksContent, options: EditOptions = {}): void {
    this.#readViews()
    const { content: before, actorId } = this.#state
    const content = followNames(before, step(before))
    if (content === before) return
    if (!options.isSmall) this.#steps.remember(before, content)
    this.#store.set({ content, lost: options.lost ?? (options.isSmall ? this.#state.lost : null) })
    // The next look into the editor would bring the old blocks back.
    if (shownScripts(content, actorId).workspace !== shownScripts(before, actorId).workspace)
      this.#editor.show()
    this.#afterEdit(options.restart ?? false)
  }

  /** Takes the last step back, wherever it was done: in blocks, in the text, or to the project. */
  undo(): boolean {
    return this.#step(false)
  }

  redo(): boolean {
    return this.#step(true)
  }

  #step(isRedo: boolean): boolean {
    this.#readViews()
    return !this.#host.readonly && this.#steps.take(isRedo)
  }

  /** A deleted sprite returns, a project that was replaced too; what was done to blocks since stays. */
  bringBack(): boolean {
    this.#readViews()
    return !this.#host.readonly && this.#steps.takeBackProject()
  }

  #showPlace(where: string): void {
    const isBoard = where.startsWith(BOARD_PLACE)
    const target = isBoard ? (where.slice(BOARD_PLACE.length) as Target) : 'stage'
    if (target !== this.#state.content.target) this.chooseTarget(target)
    if (!isBoard) this.select(where)
  }

  #takeOver(back: TakenBack): void {
    const { content, actorId } = this.#state
    const ids = new Set(content.actors.map(({ id }) => id))
    const { actors } = back.content
    const returned = actors.find(({ id }) => !ids.has(id))
    const shown = returned ?? actors.find(({ id }) => id === actorId) ?? actors.at(-1)!
    const before = JSON.stringify([actorId, shownScripts(content, actorId), content.target])
    this.#store.set({ content: back.content, actorId: shown.id, lost: null })
    const after = JSON.stringify([
      shown.id,
      shownScripts(back.content, shown.id),
      back.content.target,
    ])
    if (before !== after) this.#editor.show()
    this.#afterEdit(true)
  }

  /** What was lost stays lost: nobody is asked about it any more. */
  forgetLost(): void {
    this.#store.set({ lost: null })
  }

  #afterEdit(restart: boolean): void {
    this.#stage.loadMedia()
    if (restart && !this.#state.isRunning) this.#stage.load()
    else this.#stage.update()
    this.#editor.updateContext()
    this.#save()
  }

  #save(): void {
    if (this.#host.readonly) return
    this.#host.changed(() => this.document(), { thumbnail: () => this.#stage.thumbnail() })
  }

  document(): ReturnType<typeof toDocument> {
    this.#readViews()
    return toDocument(this.#state.content)
  }

  /** Replaces everything, for an example or a file, as one step that can be taken back. */
  replace(content: BlocksContent): void {
    this.#readViews()
    this.#stage.end()
    const before = this.#state.content
    this.#steps.remember(before, content)
    this.#store.set({
      content,
      actorId: firstActorId(content),
      output: [],
      problems: [],
      lost: isBare(before) ? null : { what: 'project', name: '' },
    })
    this.#editor.show()
    this.#stage.load()
    this.#afterEdit(true)
  }

  /** A run is over: what it left behind is saved with the project where the rules say so. It is no step of the learner's. */
  keep(state: KeptState): void {
    if (this.#host.readonly) return
    this.#readViews()
    const content = keepState(this.#state.content, state)
    if (content === this.#state.content) return
    this.#store.set({ content })
    this.#stage.remember()
    this.#save()
  }

  // --- the editor ---------------------------------------------------------------------------------

  attachEditor(editor: BlockEditor): void {
    this.#editor.attach(editor)
  }

  detachEditor(): void {
    this.#editor.detach()
  }

  /** The board that is chosen, or null on the stage. */
  board(): BoardProfile | null {
    return boardOf(this.#state.content)
  }

  /** The board's blocks as they are now, with its variables. */
  boardWorkspace(): WorkspaceJson {
    this.#readViews()
    const { workspace, shared } = boardScripts(this.#state.content)
    return { ...workspace, variables: [...shared, ...(workspace.variables ?? [])] }
  }

  chooseTarget(target: Target): void {
    this.stop()
    this.#readViews()
    this.#store.set({
      content: chooseTarget(this.#state.content, target),
      output: [],
      problems: [],
    })
    this.#editor.show()
    this.#save()
  }

  /** Lights up blocks while a board runs them. */
  highlight(ids: string[]): void {
    this.#editor.highlight(ids)
  }

  select(actorId: string): void {
    if (actorId === this.#state.actorId) return
    this.#readViews()
    this.#store.set({ actorId })
    this.#editor.show()
  }

  /** A step of the learner's in the block editor; changes of one group are one step. */
  blocksStepped(group: string): void {
    this.#steps.blocksChanged(group)
  }

  /** The learner changed blocks: the host knows at once, the running program when the hand rests. */
  blocksChanged(): void {
    this.#save()
    this.#editor.changed()
  }

  /** Gives another sprite a copy of a script of this one. */
  copyScript(toId: string, script: BlockJson): void {
    const { actorId } = this.#state
    if (toId === actorId) return
    this.edit((content) => copyScript(content, actorId, toId, script))
  }

  // --- the stage ----------------------------------------------------------------------------------

  get sounds(): SoundPlayer {
    return this.#stage.sounds
  }

  async attachRenderer(renderer: StageRenderer): Promise<void> {
    await this.#stage.attachRenderer(renderer)
  }

  detachRenderer(): void {
    this.#stage.detachRenderer()
  }

  /** Shows a variable or list on the stage, now and from the start; boards have no place for it. */
  showVariable(id: string, shown: boolean): void {
    if (this.#state.content.target !== 'stage') return
    this.edit((content) => setWatched(content, id, shown), { isSmall: true })
    this.#stage.send({ do: 'watch', id, shown })
  }

  /** Draws something watched elsewhere or in another way; a visitor moves it for this once. */
  setMonitor(id: string, look: MonitorLook): void {
    if (this.#host.readonly) this.#store.set({ content: setLook(this.#state.content, id, look) })
    else this.edit((content) => setLook(content, id, look), { isSmall: true })
  }

  // --- running ------------------------------------------------------------------------------------

  run(): void {
    if (this.#readViews()) this.#save()
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
    if (!this.#state.isRunning) this.run()
    this.#stage.send({ do: 'step' })
  }

  setSpeed(speed: Speed): void {
    this.#stage.setSpeed(speed)
  }

  /** Runs a stack that was clicked, or ends it; a board has no such thing. */
  runScript(blockId: string): void {
    if (this.#state.content.target !== 'stage') return
    this.#readViews()
    this.sounds.wake()
    this.#stage.send({ do: 'run-script', actorId: this.#state.actorId, id: blockId })
  }

  setBreakpoints(ids: string[]): void {
    this.#stage.setBreakpoints(ids)
  }

  key(key: string, down: boolean): void {
    this.#stage.key(key, down)
  }

  /** A drag while nothing runs changes where the sprite starts. */
  pointer(x: number, y: number, down: boolean): void {
    const drag = this.#stage.pointer(x, y, down)
    if (!drag || this.#state.isRunning || this.#host.readonly) return
    this.edit((content) => changeActor(content, drag.actorId, { x: drag.x, y: drag.y }))
  }

  /** What the chosen model makes of the camera or the microphone. */
  recognised(recognised: Recognised): void {
    this.#stage.send({ do: 'model', recognised })
  }

  /** Asks for the camera once more. */
  retryCamera(): void {
    this.#stage.retryCamera()
  }

  answer(text: string): void {
    this.#stage.send({ do: 'answer', text })
  }

  /** Somebody moved a slider on the stage. */
  setVariable(id: string, value: number): void {
    this.#stage.send({ do: 'set-variable', id, value })
  }

  /** True when the program has been calculating for a while without showing anything. */
  get isThinking(): boolean {
    return this.#stage.isThinking
  }

  dispose(): void {
    this.#editor.dispose()
    this.#stage.dispose()
  }
}
