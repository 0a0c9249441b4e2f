/** The chosen block and the cursor in the text follow each other; those who do not see it hear of it once. */
import type { CodeEditor } from '@panya/engines/code-editor/code-editor.ts'
import { blockAt, type Place, placeOf } from '../core/text-views.ts'
import type { TextDoor } from '../session/text-door.ts'

/** Whoever goes through the lines is not told of each. */
const REST_MS = 700

export class TextChoice {
  readonly #door: TextDoor
  readonly #editor: CodeEditor
  readonly #say: (words: string) => void
  #places: readonly Place[] = []
  #pointed: string | null = null
  #heard: string | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(door: TextDoor, editor: CodeEditor, say: (words: string) => void) {
    this.#door = door
    this.#editor = editor
    this.#say = say
  }

  /** Where the blocks stand in the text that is shown; nowhere while it is being typed. */
  set places(places: readonly Place[]) {
    this.#places = places
    if (places.length === 0) this.#pointAt(null)
  }

  get places(): readonly Place[] {
    return this.#places
  }

  cursorAt(at: number): void {
    this.#editor.choose(null)
    this.#pointAt(blockAt(this.#places, at))
  }

  blocksChosen(ids: readonly string[]): void {
    this.#pointed = null
    this.#editor.choose(placeOf(this.#places, ids))
  }

  #pointAt(block: string | null): void {
    // The same once more too: a block that was taken back and came again has lost its mark.
    if (block === null && this.#pointed === null) return
    this.#pointed = block
    this.#door.pointAt(block)
    clearTimeout(this.#timer)
    if (!block || block === this.#heard) return
    this.#timer = setTimeout(() => {
      this.#heard = block
      this.#say(this.#door.wordsOn(block))
    }, REST_MS)
  }

  dispose(): void {
    clearTimeout(this.#timer)
    this.#door.pointAt(null)
  }
}
