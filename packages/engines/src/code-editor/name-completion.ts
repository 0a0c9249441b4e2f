/** Offers names while somebody types, and on Ctrl+Space: those that begin with what stands there. */
import {
  type Completion,
  type CompletionContext,
  type CompletionSource,
  insertCompletionText,
  pickedCompletion,
} from '@codemirror/autocomplete'
import { syntaxTree } from '@codemirror/language'
import type { EditorView } from '@codemirror/view'

export interface OfferedName {
  name: string
  kind: 'method' | 'function' | 'property' | 'variable' | 'class' | 'keyword'
  /** What it is given; none where it is not called. */
  params?: readonly string[]
  /** What it does, in a few words. */
  words?: string
  /** The same in a sentence. */
  info?: string
}

/** `before` is the line up to the word that is typed. */
export type OfferNames = (before: string, text: string) => Promise<readonly OfferedName[]>

const WORD = /[\p{L}\p{M}\p{N}_]+$/u
/** So many letters are typed before anything is offered: shorter words are mostly meant as they are. */
const ENOUGH = 2
/** All of them are in the list: who hears it is told how many there are. */
export const MOST_OFFERED = 500

/** Read out, a name and what it does would be one word. */
export const pauseBeforeWords = {
  position: 60,
  render({ detail }: Completion): HTMLElement | null {
    if (detail === undefined) return null
    const pause = document.createElement('span')
    pause.className = 'cm-completionPause'
    pause.textContent = ', '
    return pause
  },
}

export function nameCompletion(offer: OfferNames): CompletionSource {
  return async (context) => {
    const typed = context.matchBefore(WORD)?.text ?? ''
    const from = context.pos - typed.length
    const before = context.state.sliceDoc(context.state.doc.lineAt(from).from, from)
    const isAsked = context.explicit || /[.@]$/.test(before)
    if ((!isAsked && typed.length < ENOUGH) || /^\p{N}/u.test(typed) || isInText(context))
      return null
    const offered = await offer(before, context.state.doc.toString())
    if (context.aborted) return null
    const found = offered.filter(({ name }) => beginsWith(name, typed))
    // A word that is finished needs no help: Enter means the next line.
    if (found.length === 0 || (!context.explicit && found.some(({ name }) => name === typed)))
      return null
    return { from, options: found.map(optionOf), filter: false }
  }
}

const beginsWith = (name: string, typed: string): boolean =>
  name.toLowerCase().startsWith(typed.toLowerCase())

function isInText({ state, pos }: CompletionContext): boolean {
  for (let node = syntaxTree(state).resolveInner(pos, -1); ; node = node.parent) {
    if (node.name === 'FormatReplacement') return false
    if (/^(?:String|FormatString|Comment)$/.test(node.name)) return true
    if (!node.parent) return false
  }
}

function optionOf({ name, kind, params, words, info }: OfferedName): Completion {
  return {
    label: name,
    type: kind,
    ...(params && { displayLabel: `${name}(${params.join(', ')})`, apply: withBrackets(params) }),
    ...(words && { detail: words }),
    ...(info && { info: () => box(info) }),
  }
}

/** Whoever chooses what is called stands between its brackets afterwards. */
function withBrackets(params: readonly string[]) {
  return (view: EditorView, completion: Completion, from: number, to: number): void => {
    const { label } = completion
    const isCalled = view.state.sliceDoc(to, to + 1) === '('
    const text = isCalled ? label : `${label}()`
    const anchor = from + label.length + (isCalled || params.length > 0 ? 1 : 2)
    view.dispatch({
      ...insertCompletionText(view.state, text, from, to),
      selection: { anchor },
      annotations: pickedCompletion.of(completion),
    })
  }
}

function box(text: string): HTMLElement {
  const dom = document.createElement('p')
  dom.className = 'cm-hover'
  dom.dir = 'auto'
  dom.textContent = text
  return dom
}
