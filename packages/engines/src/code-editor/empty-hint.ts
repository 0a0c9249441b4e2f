/** What an empty file says: a sentence in the reader's direction, and lines to begin with, from left to right. */
import { type Extension } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view'

export interface EmptyHint {
  words: string
  code: string
}

export function emptyHint(hint: () => EmptyHint): Extension {
  return [
    ViewPlugin.define((view) => new HintShown(view, hint), {
      decorations: ({ decorations }) => decorations,
    }),
    EditorView.contentAttributes.of((view) =>
      view.state.doc.length > 0 ? null : { 'aria-placeholder': spoken(hint()) },
    ),
  ]
}

const spoken = ({ words, code }: EmptyHint): string => `${words}\n${code}`

/** Looked at anew whenever anything happens: who it speaks of may have another name by now. */
class HintShown {
  decorations: DecorationSet
  readonly #hint: () => EmptyHint

  constructor(view: EditorView, hint: () => EmptyHint) {
    this.#hint = hint
    this.decorations = this.#for(view)
  }

  update({ view }: ViewUpdate): void {
    this.decorations = this.#for(view)
  }

  #for({ state }: EditorView): DecorationSet {
    if (state.doc.length > 0) return Decoration.none
    const widget = new HintWidget(this.#hint())
    return Decoration.set([Decoration.widget({ widget, side: 1 }).range(0)])
  }
}

class HintWidget extends WidgetType {
  readonly #hint: EmptyHint

  constructor(hint: EmptyHint) {
    super()
    this.#hint = hint
  }

  override eq(other: HintWidget): boolean {
    return spoken(other.#hint) === spoken(this.#hint)
  }

  override toDOM(): HTMLElement {
    const dom = document.createElement('div')
    dom.className = 'cm-hint'
    // It is said as the field's placeholder.
    dom.ariaHidden = 'true'
    dom.append(paragraph('auto', this.#hint.words), paragraph('ltr', this.#hint.code))
    return dom
  }

  /** The cursor is as high as a line, not as the whole hint. */
  override coordsAt(dom: HTMLElement) {
    const { left, top } = dom.getBoundingClientRect()
    const height = Number.parseFloat(getComputedStyle(dom).lineHeight)
    return { left, right: left, top, bottom: top + height }
  }

  override ignoreEvent(): boolean {
    return false
  }
}

function paragraph(dir: 'auto' | 'ltr', text: string): HTMLElement {
  const made = document.createElement('p')
  made.dir = dir
  made.textContent = text
  return made
}
