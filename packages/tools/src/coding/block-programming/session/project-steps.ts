/** What can be taken back, through all sprites, boards and views: blocks, text and the project are one row of steps. */
import type { BlocksContent } from '../core/document.ts'
import { shownScripts } from '../core/edit-project.ts'
import { type History, NO_HISTORY, redo, remember, type TakenBack, undo } from '../core/history.ts'
import { IN_PROJECT, StepOrder } from '../core/step-order.ts'
import type { SessionState, SessionStore } from './session-store.ts'
import type { ShownEditor } from './shown-editor.ts'

export interface StepTaker {
  /** Shows the sprite or board whose step is next. */
  show(where: string): void
  takeOver(back: TakenBack): void
}

export class ProjectSteps {
  readonly #store: SessionStore
  readonly #editor: ShownEditor
  readonly #taker: StepTaker
  readonly #order = new StepOrder()
  #history: History = NO_HISTORY

  constructor(store: SessionStore, editor: ShownEditor, taker: StepTaker) {
    this.#store = store
    this.#editor = editor
    this.#taker = taker
  }

  remember(before: BlocksContent, after: BlocksContent): void {
    this.#history = remember(this.#history, { before, after })
    this.#order.done({ where: IN_PROJECT, group: '' })
  }

  /** Blocks were changed in the editor. */
  blocksChanged(group: string): void {
    this.#order.done({ where: this.#editor.place, group })
  }

  /** The next step that is still there; false when there is none. */
  take(isRedo: boolean): boolean {
    for (let step = this.#order.next(isRedo); step; step = this.#order.next(isRedo)) {
      const isTaken =
        step.where === IN_PROJECT
          ? this.#takeProject(isRedo)
          : this.#takeBlocks(step.where, step.group, isRedo)
      if (isTaken) return true
      this.#order.forget(isRedo)
    }
    return false
  }

  /** The last step of the project, whatever was done to blocks since. */
  takeBackProject(): boolean {
    this.#order.takeBackProject()
    return this.#takeProject(false)
  }

  #takeProject(isRedo: boolean): boolean {
    const { content } = this.#store.state
    const back = (isRedo ? redo : undo)(this.#history, content)
    if (!back) return false
    this.#history = back.history
    this.#taker.takeOver(back)
    return true
  }

  #takeBlocks(where: string, group: string, isRedo: boolean): boolean {
    if (this.#editor.nextStep(where, isRedo) !== group) return false
    if (where !== this.#editor.place) this.#taker.show(where)
    this.#editor.undo(isRedo)
    return true
  }
}

/** Who is shown after a step of the project: one that came back, else who was shown before. */
export function shownAfter(
  { content, actorId }: SessionState,
  after: BlocksContent,
): { actorId: string; isOther: boolean } {
  const ids = new Set(content.actors.map(({ id }) => id))
  const returned = after.actors.find(({ id }) => !ids.has(id))
  const { id } =
    returned ?? after.actors.find((actor) => actor.id === actorId) ?? after.actors.at(-1)!
  const what = (one: BlocksContent, who: string): string =>
    JSON.stringify([who, shownScripts(one, who), one.target])
  return { actorId: id, isOther: what(content, actorId) !== what(after, id) }
}
