import {
  acceptCompletion,
  autocompletion,
  type CompletionSource,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  completionStatus,
} from '@codemirror/autocomplete'
import { defaultKeymap, historyKeymap, indentWithTab } from '@codemirror/commands'
import { globalCompletion, localCompletionSource, python } from '@codemirror/lang-python'
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
} from '@codemirror/language'
import { type Diagnostic, linter, lintGutter, lintKeymap } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension, Prec } from '@codemirror/state'
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { indentationMarkers } from '@replit/codemirror-indentation-markers'
import { type BreakpointWishes, breakpointGutter, numberClick } from './breakpoint-gutter.ts'
import { chosenLines } from './chosen-lines.ts'
import { editorMessages } from './editor-messages.ts'
import { editorLook } from './editor-theme.ts'
import { type EmptyHint, emptyHint } from './empty-hint.ts'
import { markedLine } from './marked-line.ts'
import {
  MOST_OFFERED,
  nameCompletion,
  type OfferNames,
  pauseBeforeWords,
} from './name-completion.ts'
import { seenPart } from './seen-part.ts'
import { type OuterSteps, stepHistory } from './step-history.ts'

/** A remark about a piece of the text, in UTF-16 offsets. */
export interface EditorRemark {
  from: number
  to: number
  severity: 'error' | 'warning' | 'info'
  message: string
}

/** What a language can say about the text; all of it may come late or not at all. */
export interface EditorHelpers {
  lint?: (name: string, text: string) => Promise<EditorRemark[]>
  complete?: (name: string, text: string, at: number) => Promise<CompletionEntry[]>
  hover?: (name: string, text: string, at: number) => Promise<string | null>
  /** In the place of `complete`: a known set of names, nothing else. */
  offer?: OfferNames
}

export interface CompletionEntry {
  label: string
  type: string
  detail?: string
  /** Asked for only when the entry is looked at. */
  info?: () => Promise<string | null>
  boost?: number
}

interface Wanted extends EditorHelpers {
  locale: Locale
  label: string
  onRun: () => void
  /** Left out where programs are not stopped. */
  breakpoints?: BreakpointWishes
  /** What an empty file says. */
  placeholder?: () => EmptyHint
  /** Set where the text is one view of something that has steps of its own. */
  steps?: OuterSteps
}

/** Everything a file's editor has; Python's own parts only for Python files. */
export function editorExtensions(name: string, wanted: Wanted): Extension {
  const stops = name.endsWith('.py') ? wanted.breakpoints : undefined
  return [
    EditorState.phrases.of(editorMessages(wanted.locale)),
    EditorView.contentAttributes.of({
      // By keys one gets to it, and so to what is scrolled out of sight.
      tabindex: '0',
      'aria-label': wanted.label,
      dir: 'ltr',
      spellcheck: 'false',
    }),
    stops ? breakpointGutter(stops) : [],
    lineNumbers(stops ? { domEventHandlers: { mousedown: numberClick } } : {}),
    highlightActiveLineGutter(),
    highlightActiveLine(),
    highlightSpecialChars(),
    stepHistory(wanted.steps),
    wanted.placeholder ? emptyHint(wanted.placeholder) : [],
    foldGutter(),
    drawSelection(),
    dropCursor(),
    bracketMatching(),
    closeBrackets(),
    highlightSelectionMatches(),
    markedLine,
    chosenLines,
    seenPart,
    editorLook,
    runKey(wanted.onRun),
    keys,
    name.endsWith('.py') ? pythonParts(name, wanted) : [],
  ]
}

const keys = keymap.of([
  { key: 'Tab', run: acceptCompletion },
  ...closeBracketsKeymap,
  ...defaultKeymap,
  ...searchKeymap,
  ...historyKeymap,
  ...foldKeymap,
  ...completionKeymap,
  ...lintKeymap,
  indentWithTab,
])

function runKey(onRun: () => void): Extension {
  const run = () => {
    onRun()
    return true
  }
  return Prec.highest(
    keymap.of([
      { key: 'Mod-Enter', run },
      { key: 'F5', run },
    ]),
  )
}

function pythonParts(name: string, wanted: Wanted): Extension {
  return [
    python(),
    indentUnit.of('    '),
    indentOnInput(),
    indentationMarkers({
      thickness: 1,
      colors: {
        light: 'var(--line)',
        dark: 'var(--line)',
        activeLight: 'var(--indigo)',
        activeDark: 'var(--indigo)',
      },
    }),
    autocompletion({
      override: [wanted.offer ? nameCompletion(wanted.offer) : completions(name, wanted)],
      icons: true,
      addToOptions: [pauseBeforeWords],
      maxRenderedOptions: MOST_OFFERED,
    }),
    wanted.lint || wanted.steps ? lintGutter() : [],
    wanted.lint ? linter(remarks(name, wanted.lint), { delay: 600 }) : [],
    wanted.hover ? hovering(name, wanted.hover) : [],
  ]
}

/** The language service when it answers, else the names in the file and Python's own. */
function completions(name: string, wanted: Wanted): CompletionSource {
  return async (context) => {
    const word = context.matchBefore(/[\w\u0E00-\u0E7F]+$/)
    const dotted = context.matchBefore(/\.\w*$/)
    if (!word && !dotted && !context.explicit) return null
    const found = await wanted.complete?.(name, context.state.doc.toString(), context.pos)
    if (context.aborted) return null
    if (found && found.length > 0) {
      const options = found.map((entry) => ({ ...entry, info: infoOf(entry) }))
      return { from: word?.from ?? context.pos, options, validFor: /^\w*$/ }
    }
    if (dotted) return null
    return localCompletionSource(context) ?? globalCompletion(context)
  }
}

function infoOf({ info }: CompletionEntry) {
  return async () => {
    const text = await info?.()
    return text ? textBox(text) : null
  }
}

function textBox(text: string): HTMLElement {
  const dom = document.createElement('pre')
  dom.className = 'cm-hover'
  dom.dir = 'ltr'
  dom.textContent = text
  return dom
}

function remarks(name: string, lint: NonNullable<EditorHelpers['lint']>) {
  return async (view: EditorView): Promise<Diagnostic[]> => {
    if (completionStatus(view.state) === 'active') return []
    const { length } = view.state.doc
    const found = await lint(name, view.state.doc.toString())
    return found.filter((remark) => remark.to <= length)
  }
}

function hovering(name: string, hover: NonNullable<EditorHelpers['hover']>): Extension {
  return hoverTooltip(async (view, at) => {
    const text = await hover(name, view.state.doc.toString(), at)
    if (!text) return null
    return { pos: at, create: () => ({ dom: textBox(text) }) }
  })
}

/** Lets the editor's style sheets pass a strict content security policy. */
export function pageNonce(): Extension {
  const nonce = document.querySelector<HTMLElement>('script[nonce], style[nonce]')?.nonce
  return nonce ? EditorView.cspNonce.of(nonce) : []
}
