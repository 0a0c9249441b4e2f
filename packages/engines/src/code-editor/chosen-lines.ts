/** Lines that belong to what was chosen elsewhere, such as a block beside the text. */
import { type EditorState, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'

export const chooseLines = StateEffect.define<{ from: number; to: number } | null>()

const mark = Decoration.line({ class: 'cm-chosen-line' })

function marksOf({ doc }: EditorState, from: number, to: number): DecorationSet {
  const [first, last] = [doc.lineAt(from).number, doc.lineAt(to).number]
  const lines = Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index))
  return Decoration.set(lines.map((line) => mark.range(line.from)))
}

export const chosenLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    let next = transaction.docChanged ? marks.map(transaction.changes) : marks
    for (const effect of transaction.effects) {
      if (!effect.is(chooseLines)) continue
      const { value } = effect
      next = value ? marksOf(transaction.state, value.from, value.to) : Decoration.none
    }
    return next
  },
  provide: (field) => EditorView.decorations.from(field),
})
