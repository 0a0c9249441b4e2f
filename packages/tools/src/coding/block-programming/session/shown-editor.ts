/** The block editor as it shows one sprite or board: what it is given, and what it is asked for. */
import type { BlockEditor } from '@panya/engines/blockly/block-editor.ts'
import type { ActorContext } from '@panya/engines/blockly/editor-context.ts'
import type { EditorSteps } from '@panya/engines/blockly/editor-steps.ts'
import type { VariableJson, WorkspaceJson } from '@panya/engines/blocks-runtime/program.ts'
import type { BoardProfile } from '@panya/engines/board/profiles/board-profile.ts'
import { boardProfile, withSecondButton } from '@panya/engines/board/profiles/boards.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { BlocksContent } from '../core/document.ts'
import {
  actorOf,
  boardScripts,
  setScripts,
  shownScripts,
  variableNames,
} from '../core/edit-project.ts'
import { chosenModel } from '../core/trained-model.ts'
import { keepView, keptView } from './kept-sight.ts'
import type { SessionState, SessionStore } from './session-store.ts'

const EDIT_PAUSE_MS = 120

/** The board that is chosen, or null on the stage. */
export function boardOf(content: BlocksContent): BoardProfile | null {
  if (content.target === 'stage') return null
  return withSecondButton(boardProfile(content.target), boardScripts(content).secondButton)
}

export function contextOf(content: BlocksContent, actorId: string): ActorContext {
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
    modelReads: chosenModel(content)?.kind === 'texts',
    board: boardOf(content),
  }
}

interface KeptSteps {
  steps: EditorSteps
  workspace: WorkspaceJson
}

/** A sprite by its id; a board by its own. */
export const BOARD_PLACE = 'board '

const placeOf = ({ content, actorId }: SessionState): string =>
  content.target === 'stage' ? actorId : `${BOARD_PLACE}${content.target}`

function workspaceAt({ actors, boards }: BlocksContent, place: string): WorkspaceJson | undefined {
  if (!place.startsWith(BOARD_PLACE)) return actors.find(({ id }) => id === place)?.workspace
  return boards[place.slice(BOARD_PLACE.length) as keyof typeof boards]?.workspace
}

export class ShownEditor {
  readonly #store: SessionStore
  readonly #host: Pick<ToolHost, 'readonly' | 'place'>
  readonly #onRead: () => void
  #editor: BlockEditor | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  /** What can be taken back in those that are not shown, as long as their blocks are the same. */
  readonly #kept = new Map<string, KeptSteps>()
  #place: string

  /** `onRead` is told when the editor had blocks that the content did not. */
  constructor(store: SessionStore, host: Pick<ToolHost, 'readonly' | 'place'>, onRead: () => void) {
    this.#store = store
    this.#host = host
    this.#onRead = onRead
    this.#place = placeOf(store.state)
  }

  /** The sprite or board whose blocks are in the editor. */
  get place(): string {
    return this.#place
  }

  attach(editor: BlockEditor): void {
    this.#editor = editor
    this.#showWithSteps()
    // Another editor for the same blocks, here or in the page that came back: they stay where they were.
    const view = keptView(this.#host.place, this.#place)
    if (view) editor.lookAt(view)
  }

  viewed(): void {
    if (this.#editor) keepView(this.#host.place, this.#place, this.#editor.view)
  }

  /** Another editor may come for the same blocks: what was done can be taken back there too. */
  detach(): void {
    this.read()
    this.#keepSteps()
    this.#editor = null
  }

  /** The blocks of the sprite or board that is chosen, from the content. */
  show(): void {
    // Those of the one that is shown are other blocks now: what was done to them is over.
    if (placeOf(this.#store.state) !== this.#place) this.#keepSteps()
    else this.#kept.delete(this.#place)
    this.#showWithSteps()
  }

  #keepSteps(): void {
    const steps = this.#editor?.steps()
    const workspace = workspaceAt(this.#store.state.content, this.#place)
    if (steps && workspace) this.#kept.set(this.#place, { steps, workspace })
  }

  #showWithSteps(): void {
    const { content, actorId } = this.#store.state
    const { workspace, shared } = shownScripts(content, actorId)
    this.#place = placeOf(this.#store.state)
    this.#editor?.show(contextOf(content, actorId), workspace, shared)
    const kept = this.#keptAt(this.#place)
    if (kept) this.#editor?.takeSteps(kept.steps)
  }

  #keptAt(place: string): KeptSteps | null {
    const kept = this.#kept.get(place)
    const isSame = kept && kept.workspace === workspaceAt(this.#store.state.content, place)
    return isSame ? kept : null
  }

  /** The group of what is taken back next at this place, or done again; null when that is nothing. */
  nextStep(place: string, isRedo: boolean): string | null {
    if (place === this.#place) return this.#editor?.nextStep(isRedo) ?? null
    const steps = this.#keptAt(place)?.steps[isRedo ? 'redo' : 'undo'].at(-1)
    return steps ? ((steps as { group?: string }).group ?? '') : null
  }

  /** Other blocks for what is shown, as a step that can be taken back. */
  change(workspace: WorkspaceJson, variables: readonly VariableJson[]): void {
    clearTimeout(this.#timer)
    this.#editor?.change(workspace, variables)
    // The editor may write the same blocks a little differently: what it says counts from now on.
    this.read()
  }

  undo(redo: boolean): void {
    this.#editor?.undo(redo)
  }

  pointAt(id: string | null): void {
    this.#editor?.pointAt(id)
  }

  wordsOn(id: string): string {
    return this.#editor?.wordsOn(id) ?? ''
  }

  /** Names in menus follow the content; the blocks stay as they are. */
  updateContext(): void {
    const { content, actorId } = this.#store.state
    this.#editor?.setContext(contextOf(content, actorId))
  }

  /** The learner changed blocks: the running program knows when the hand rests. */
  changed(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.read()
    }, EDIT_PAUSE_MS)
  }

  /** Takes the editor's blocks over, and tells the running program; whoever reads first does both. */
  read(): boolean {
    clearTimeout(this.#timer)
    if (!this.#editor || this.#host.readonly) return false
    const { scripts, shared } = this.#editor.read()
    const { content: before, actorId } = this.#store.state
    const content = setScripts(before, actorId, scripts, shared)
    // Only the scripts: pictures and sounds may be megabytes.
    const [now, then] = [content, before].map((one) => JSON.stringify(shownScripts(one, actorId)))
    if (now === then) return false
    this.#store.set({ content })
    this.#onRead()
    return true
  }

  /** Lights up blocks while they run. */
  highlight(ids: string[]): void {
    this.#editor?.highlight(ids)
  }

  showValue(id: string, text: string): void {
    this.#editor?.showValue(id, text)
  }

  dispose(): void {
    clearTimeout(this.#timer)
  }
}
