/** What is wrong, marked in the text: what cannot be read, and what went wrong when it ran. */
import type { PythonProblem } from '@panya/engines/blocks-runtime/python/read/read-python.ts'
import type { CodeEditor } from '@panya/engines/code-editor/code-editor.ts'
import type { BlocksContent } from '../core/document.ts'
import { type PlacedText, placeOf } from '../core/text-views.ts'
import type { PythonMistake } from '../session/session-store.ts'

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length

export class TextMarks {
  readonly #editor: CodeEditor
  readonly #explain: (problem: PythonProblem) => string
  #told: PythonMistake | null = null
  /** The program that went wrong: in another one the mistake may be mended. */
  #content: BlocksContent | null = null

  constructor(editor: CodeEditor, explain: (problem: PythonProblem) => string) {
    this.#editor = editor
    this.#explain = explain
  }

  problem(problem: PythonProblem | null): void {
    const { from = 0, to = 0 } = problem ?? {}
    const message = problem ? this.#explain(problem) : ''
    this.#editor.remark(
      problem ? [{ from, to: Math.max(to, from), severity: 'error', message }] : [],
    )
  }

  /** True when this was not told before. */
  tell(mistake: PythonMistake | null, content: BlocksContent): boolean {
    if (mistake === this.#told) return false
    this.#told = mistake
    this.#content = content
    return true
  }

  get hasMistake(): boolean {
    return this.#told !== null
  }

  /** At the line of its block: the learner's own words may stand on other lines than the program's. */
  mistake(
    content: BlocksContent,
    actorId: string,
    shown: PlacedText,
    blocksText: PlacedText,
  ): void {
    const place = this.#told?.place?.actorId === actorId ? this.#told.place : null
    if (!place || content !== this.#content) return this.#editor.mark(null)
    const block = place.block === null ? [] : [place.block]
    const here = placeOf(shown.places, block)
    const there = placeOf(blocksText.places, block)
    const moved =
      here && there ? lineAt(shown.text, here.from) - lineAt(blocksText.text, there.from) : 0
    this.#editor.mark({ line: place.line + moved, kind: 'error' })
  }
}
