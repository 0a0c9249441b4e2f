/** Where the text of a program meets its blocks: what is typed comes in here, and what is chosen goes out. */

import type { VariableJson, WorkspaceJson } from '@panya/engines/blocks-runtime/program.ts'
import { pythonTextOf } from '@panya/engines/blocks-runtime/python/python-text.ts'
import { type BlocksContent, type Scripts, type Variable } from '../core/document.ts'
import { changeActor, changeBoard, setScripts, shownScripts } from '../core/edit-project.ts'
import { type KeptText, type KeptTexts, markOf } from '../core/text-views.ts'
import type { SessionStore } from './session-store.ts'
import type { ShownEditor } from './shown-editor.ts'
import { shownProgram } from './shown-program.ts'

/** The text where it is shown. */
export interface TextPort {
  /** Takes over what was typed and not yet read. */
  flush(): void
}

const OWN_TYPES = ['own', 'own-list']

export class TextDoor {
  readonly #store: SessionStore
  readonly #editor: ShownEditor
  readonly #onTaken: () => void
  readonly #onKept: () => void
  readonly #choices = new Set<(blocks: readonly string[]) => void>()
  #port: TextPort | null = null

  /** `onTaken` is told when text became blocks, `onKept` when there is only something to save. */
  constructor(store: SessionStore, editor: ShownEditor, onTaken: () => void, onKept: () => void) {
    this.#store = store
    this.#editor = editor
    this.#onTaken = onTaken
    this.#onKept = onKept
  }

  attach(port: TextPort): () => void {
    this.#port = port
    return () => {
      if (this.#port === port) this.#port = null
    }
  }

  flush(): void {
    this.#port?.flush()
  }

  /** The blocks as they are in the editor are the project's now. */
  readBlocks(): void {
    this.#editor.read()
  }

  /** Blocks made of a text take the place of those that are shown, as one step. */
  take(workspace: WorkspaceJson, text: string): void {
    const { content, actorId } = this.#store.state
    const scripts = setFromText(content, actorId, workspace)
    const words = { text, base: markOf(textAt(scripts, actorId)) }
    this.#store.set({
      content: withText(withText(scripts, actorId, 'draft', null), actorId, 'words', words),
    })
    const shown = shownScripts(scripts, actorId)
    this.#editor.change(shown.workspace, [...shown.shared, ...(shown.workspace.variables ?? [])])
    this.#onTaken()
  }

  /** Keeps what is no blocks yet. */
  keep(draft: KeptText | null): void {
    const { content, actorId } = this.#store.state
    this.#store.set({ content: withText(content, actorId, 'draft', draft) })
    this.#onKept()
  }

  /** Something is being typed: whoever saves should know. */
  typing(): void {
    this.#onKept()
  }

  // --- what is chosen -----------------------------------------------------------------------------

  /** A block was chosen: it and what it is in. */
  chosen(blocks: readonly string[]): void {
    for (const listener of this.#choices) listener(blocks)
  }

  listenToChoices(listener: (blocks: readonly string[]) => void): () => void {
    this.#choices.add(listener)
    return () => this.#choices.delete(listener)
  }

  pointAt(block: string | null): void {
    this.#editor.pointAt(block)
  }

  wordsOn(block: string): string {
    return this.#editor.wordsOn(block)
  }
}

/** What the blocks say by themselves. */
function textAt(content: BlocksContent, actorId: string): string {
  const shown = shownProgram(content, actorId)
  return pythonTextOf(shown.program, shown.actorId).text
}

/** Variables that belong to everybody stand with everybody's; nobody's variable goes away. */
function setFromText(
  content: BlocksContent,
  actorId: string,
  workspace: WorkspaceJson,
): BlocksContent {
  const before = shownScripts(content, actorId)
  const given = workspace.variables ?? []
  const isOwn = ({ type = '' }: VariableJson): boolean => OWN_TYPES.includes(type)
  const own = joined(before.workspace.variables ?? [], given.filter(isOwn))
  const shared = joined(
    before.shared,
    given.filter((variable) => !isOwn(variable)),
  )
  const scripts: Scripts = { ...workspace, variables: own }
  return setScripts(content, actorId, scripts, shared)
}

function joined(before: readonly Variable[], given: readonly VariableJson[]): Variable[] {
  const later = new Map(given.map((variable) => [variable.id, variable]))
  const known = new Set(before.map(({ id }) => id))
  return [
    ...before.map((variable) => later.get(variable.id) ?? variable),
    ...given.filter(({ id }) => !known.has(id)),
  ]
}

/** What was typed for the sprite or board that is shown. */
export function textsOf(content: BlocksContent, actorId: string): KeptTexts {
  const { target, boards, actors } = content
  const keeper = target === 'stage' ? actors.find(({ id }) => id === actorId) : boards[target]
  return keeper ?? {}
}

export function withText(
  content: BlocksContent,
  actorId: string,
  name: keyof KeptTexts,
  text: KeptText | null,
): BlocksContent {
  if (!text && !textsOf(content, actorId)[name]) return content
  const change = text ? { [name]: text } : {}
  const changed =
    content.target === 'stage'
      ? changeActor(content, actorId, change)
      : changeBoard(content, change)
  if (!text) delete textsOf(changed, actorId)[name]
  return changed
}
