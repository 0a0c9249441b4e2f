/** One open project at work: content, editor, running program, stage and sound, tied together. */
import type { BlockEditor } from '@panya/engines/blockly/block-editor.ts'
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import type { ToolHost } from '../../host/tool-host.ts'
import { type BlocksContent, type MonitorLook, toDocument } from './core/document.ts'
import { changeActor, isBare, setLook, setWatched, shownScripts } from './core/edit-project.ts'
import type { TakenBack } from './core/history.ts'
import { type KeptState, keepState } from './core/kept-state.ts'
import { copyScript } from './scripts/copy-scripts.ts'
import { followNames } from './session/follow-names.ts'
import { keepSprite, keptSprite } from './session/kept-sight.ts'
import { Player } from './session/player.ts'
import { ProjectSteps, shownAfter } from './session/project-steps.ts'
import {
  firstActorId,
  type Lost,
  type SessionState,
  SessionStore,
} from './session/session-store.ts'
import { ShownEditor } from './session/shown-editor.ts'
import { ShownPlace } from './session/shown-place.ts'
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
  readonly player: Player
  readonly shown: ShownPlace
  readonly #steps: ProjectSteps

  constructor(host: ToolHost, content: BlocksContent) {
    this.#host = host
    this.#store = new SessionStore(content, keptSprite(host.place))
    this.#store.subscribe(() => keepSprite(host.place, this.#state.actorId))
    this.#editor = new ShownEditor(this.#store, host, () => this.#stage.update())
    this.#steps = new ProjectSteps(this.#store, this.#editor, {
      show: (where) => this.shown.go(where),
      takeOver: (back) => this.#takeOver(back),
    })
    this.#stage = new StageRun(this.#store, host, this.#editor, (state) => this.keep(state))
    this.text = new TextDoor(
      this.#store,
      this.#editor,
      () => this.#afterEdit(false),
      () => this.#save(),
    )
    this.player = new Player(this.#store, this.#stage, {
      readViews: () => this.#readViews(),
      save: () => this.#save(),
      dragged: ({ actorId, x, y }) => {
        if (!host.readonly) this.edit((before) => changeActor(before, actorId, { x, y }))
      },
    })
    this.shown = new ShownPlace(this.#store, this.#editor, {
      readViews: () => this.#readViews(),
      stop: () => this.#stage.stop(),
      save: () => this.#save(),
    })
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

  #takeOver(back: TakenBack): void {
    const { actorId, isOther } = shownAfter(this.#state, back.content)
    this.#store.set({ content: back.content, actorId, lost: null })
    if (isOther) this.#editor.show()
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
    return toDocument(this.current())
  }

  /** With what was typed or put together a moment ago. */
  current(): BlocksContent {
    this.#readViews()
    return this.#state.content
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

  /** Another part of the blocks is in sight. */
  blocksViewed(): void {
    this.#editor.viewed()
  }

  detachEditor(): void {
    this.#editor.detach()
  }

  /** Lights up blocks while a board runs them. */
  highlight(ids: string[]): void {
    this.#editor.highlight(ids)
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

  dispose(): void {
    this.#editor.dispose()
    this.#stage.dispose()
  }
}
