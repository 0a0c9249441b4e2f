/** One line the page wants to point at: where an error happened, or where a step stands. */
import { StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'

export interface MarkedLine {
  line: number
  kind: 'error' | 'step'
}

export const markLine = StateEffect.define<MarkedLine | null>()

export const markedLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    let next = transaction.docChanged ? marks.map(transaction.changes) : marks
    for (const effect of transaction.effects) {
      if (!effect.is(markLine)) continue
      const { doc } = transaction.state
      const wanted = effect.value
      if (!wanted || wanted.line < 1 || wanted.line > doc.lines) next = Decoration.none
      else {
        const mark = Decoration.line({ class: `cm-marked-${wanted.kind}` })
        next = Decoration.set(mark.range(doc.line(wanted.line).from))
      }
    }
    return next
  },
  provide: (field) => EditorView.decorations.from(field),
})
