/** Which sprite or board is worked with: its blocks and its text are shown. */
import type { WorkspaceJson } from '@panya/engines/blocks-runtime/program.ts'
import type { BoardProfile } from '@panya/engines/board/profiles/board-profile.ts'
import type { Target } from '../core/document.ts'
import { boardScripts, chooseTarget } from '../core/edit-project.ts'
import type { SessionStore } from './session-store.ts'
import { BOARD_PLACE, boardOf, type ShownEditor } from './shown-editor.ts'

/** The project around it. */
export interface AroundPlace {
  /** Takes over what was typed or put together. */
  readViews(): void
  stop(): void
  save(): void
}

export class ShownPlace {
  readonly #store: SessionStore
  readonly #editor: ShownEditor
  readonly #around: AroundPlace

  constructor(store: SessionStore, editor: ShownEditor, around: AroundPlace) {
    this.#store = store
    this.#editor = editor
    this.#around = around
  }

  select(actorId: string): void {
    if (actorId === this.#store.state.actorId) return
    this.#around.readViews()
    this.#store.set({ actorId })
    this.#editor.show()
  }

  chooseTarget(target: Target): void {
    this.#around.stop()
    this.#around.readViews()
    const content = chooseTarget(this.#store.state.content, target)
    this.#store.set({ content, output: [], problems: [] })
    this.#editor.show()
    this.#around.save()
  }

  /** By the name that steps have for it. */
  go(place: string): void {
    const isBoard = place.startsWith(BOARD_PLACE)
    const target = isBoard ? (place.slice(BOARD_PLACE.length) as Target) : 'stage'
    if (target !== this.#store.state.content.target) this.chooseTarget(target)
    if (!isBoard) this.select(place)
  }

  /** The board that is chosen, or null on the stage. */
  board(): BoardProfile | null {
    return boardOf(this.#store.state.content)
  }

  /** The board's blocks as they are now, with its variables. */
  boardWorkspace(): WorkspaceJson {
    this.#around.readViews()
    const { workspace, shared } = boardScripts(this.#store.state.content)
    return { ...workspace, variables: [...shared, ...(workspace.variables ?? [])] }
  }
}
