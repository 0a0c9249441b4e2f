/** Undo of what is typed; where the text is one view of something larger, undo goes on with its steps. */
import { history, redo, redoDepth, undo, undoDepth } from '@codemirror/commands'
import { Compartment, type Extension, Prec } from '@codemirror/state'
import { type EditorView, keymap } from '@codemirror/view'

export interface OuterSteps {
  undo(): void
  redo(): void
}

const typed = new Compartment()

export function stepHistory(steps: OuterSteps | undefined): Extension {
  return [typed.of(history()), steps ? outerKeys(steps) : []]
}

/** What was typed goes back first, then what was done elsewhere. */
export function takeStep(
  view: EditorView,
  isRedo: boolean,
  steps: OuterSteps | undefined,
): boolean {
  const isTyped = (isRedo ? redoDepth : undoDepth)(view.state) > 0
  if (isTyped || !steps) return (isRedo ? redo : undo)(view)
  if (isRedo) steps.redo()
  else steps.undo()
  return true
}

function outerKeys(steps: OuterSteps): Extension {
  const back = (view: EditorView): boolean => takeStep(view, false, steps)
  const again = (view: EditorView): boolean => takeStep(view, true, steps)
  return Prec.high(
    keymap.of([
      { key: 'Mod-z', run: back, preventDefault: true },
      { key: 'Mod-y', run: again, preventDefault: true },
      { key: 'Mod-Shift-z', run: again, preventDefault: true },
    ]),
  )
}

/** A history that is taken out and put in again is empty. */
export function forgetSteps(view: EditorView): void {
  view.dispatch({ effects: typed.reconfigure([]) })
  view.dispatch({ effects: typed.reconfigure(history()) })
}
