import { indentLess, indentMore } from '@codemirror/commands'
import { forceLinting, setDiagnostics } from '@codemirror/lint'
import { openSearchPanel } from '@codemirror/search'
import { Compartment, EditorState, type Extension, Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { Locale } from '@panya/domain/locale/locale.ts'
import {
  type BreakpointWishes,
  breakpointsIn,
  placeBreakpoints,
  toggleBreakpoint,
} from './breakpoint-gutter.ts'
import { carryBreakpoints, type LineBreakpoint } from './breakpoint-lines.ts'
import { changeBetween } from './change-between.ts'
import { chooseLines } from './chosen-lines.ts'
import {
  type EditorHelpers,
  type EditorRemark,
  editorExtensions,
  pageNonce,
} from './editor-extensions.ts'
import { fontSizeLook } from './editor-theme.ts'
import type { EmptyHint } from './empty-hint.ts'
import { type MarkedLine, markLine } from './marked-line.ts'
import { forgetSteps, type OuterSteps, takeStep } from './step-history.ts'

export interface CodeEditorOptions extends EditorHelpers {
  parent: HTMLElement
  locale: Locale
  fontSize: number
  readonly: boolean
  /** Names the editing area for a screen reader. */
  label: string
  onChange: (name: string) => void
  onRun: () => void
  breakpoints?: BreakpointWishes
  placeholder?: () => EmptyHint
  steps?: OuterSteps
  /** The cursor was moved by hand to this offset. */
  onCursor?: (at: number) => void
  /** The keyboard is elsewhere now. */
  onLeave?: () => void
  /** The cursor, or what is in sight, is another. */
  onMoved?: () => void
}

/** The cursor's offset, and the first line in sight. */
export interface EditorPlace {
  cursor: number
  top: number
}

/** The keys a tablet's keyboard hides, as actions. */
export type EditorAction =
  | 'undo'
  | 'redo'
  | 'indent'
  | 'outdent'
  | 'search'
  | 'left'
  | 'right'
  | 'breakpoint'

/** Several files in one editing area. It owns the live text; the page asks for it when it needs it. */
export class CodeEditor {
  readonly #view: EditorView
  readonly #states = new Map<string, EditorState>()
  readonly #options: CodeEditorOptions
  readonly #size = new Compartment()
  readonly #lock = new Compartment()
  #fontSize: number
  #readonly: boolean
  #shown: string | null = null

  constructor(options: CodeEditorOptions) {
    this.#options = options
    this.#fontSize = options.fontSize
    this.#readonly = options.readonly
    // The first state decides whether the editor's style sheets carry the page's nonce.
    const state = EditorState.create({ extensions: pageNonce() })
    this.#view = new EditorView({ parent: options.parent, state })
    const { onMoved } = options
    if (onMoved) this.#view.scrollDOM.addEventListener('scroll', onMoved, { passive: true })
  }

  /** The names of the open files, in the order they were added. */
  get names(): string[] {
    return [...this.#states.keys()]
  }

  get shown(): string | null {
    return this.#shown
  }

  text(name: string): string | null {
    return this.#state(name)?.doc.toString() ?? null
  }

  /** Adds a file, or replaces the whole text of one that is open. */
  put(name: string, text: string, breakpoints?: LineBreakpoint[]): void {
    const before = this.#state(name)
    if (before?.doc.toString() === text) return
    const kept = before ? carryBreakpoints(before.doc.toString(), text, breakpointsIn(before)) : []
    const state = withBreakpoints(this.#create(name, text), breakpoints ?? kept)
    this.#states.set(name, state)
    if (this.#shown === name) this.#view.setState(state)
  }

  /** Changes only what is different: who reads along stays at their place. */
  follow(name: string, text: string): void {
    if (this.#shown !== name) return this.put(name, text)
    const change = changeBetween(this.#view.state.doc.toString(), text)
    if (change)
      this.#view.dispatch({ changes: change, annotations: Transaction.addToHistory.of(false) })
  }

  /** What was typed up to here is taken back elsewhere from now on. */
  forgetSteps(): void {
    forgetSteps(this.#view)
  }

  /** Points at a stretch of the text without moving the cursor; null points at nothing. */
  choose(stretch: { from: number; to: number } | null): void {
    const { length } = this.#view.state.doc
    const shown = stretch && stretch.to <= length ? stretch : null
    this.#view.dispatch({
      effects: [
        chooseLines.of(shown),
        ...(shown ? [EditorView.scrollIntoView(shown.from, { y: 'nearest', yMargin: 40 })] : []),
      ],
    })
  }

  /** What is wrong with the text, each at its place. */
  remark(remarks: readonly EditorRemark[]): void {
    const { length } = this.#view.state.doc
    const inside = remarks.map((remark) => ({
      ...remark,
      from: Math.min(remark.from, length),
      to: Math.min(remark.to, length),
    }))
    this.#view.dispatch(setDiagnostics(this.#view.state, inside))
  }

  get cursor(): number {
    return this.#view.state.selection.main.head
  }

  get hasFocus(): boolean {
    return this.#view.hasFocus
  }

  show(name: string): void {
    if (name === this.#shown) return
    this.#keep()
    const state = this.#states.get(name)
    if (!state) return
    this.#shown = name
    this.#view.setState(state)
    this.setFontSize(this.#fontSize)
    this.setReadonly(this.#readonly)
  }

  remove(name: string): void {
    this.#keep()
    this.#states.delete(name)
    if (this.#shown === name) this.#shown = null
  }

  /** Gives a file another name in its place; its undo history starts anew. */
  rename(from: string, to: string): void {
    this.#keep()
    const wasShown = this.#shown === from
    const entries = [...this.#states]
    this.#states.clear()
    for (const [name, state] of entries) {
      if (name === from) {
        const made = this.#create(to, state.doc.toString())
        this.#states.set(to, withBreakpoints(made, breakpointsIn(state)))
      } else this.#states.set(name, state)
    }
    if (!wasShown) return
    this.#shown = null
    this.show(to)
  }

  breakpoints(name: string): LineBreakpoint[] {
    const state = this.#state(name)
    return state ? breakpointsIn(state) : []
  }

  setBreakpoints(name: string, breakpoints: LineBreakpoint[]): void {
    if (name === this.#shown) {
      this.#view.dispatch({ effects: placeBreakpoints(breakpoints) })
      return
    }
    const state = this.#states.get(name)
    if (!state) return
    this.#states.set(name, withBreakpoints(state, breakpoints))
    this.#options.breakpoints?.onBreakpoints()
  }

  /** The line with the cursor. */
  get line(): number {
    const { doc, selection } = this.#view.state
    return doc.lineAt(selection.main.head).number
  }

  mark(mark: MarkedLine | null): void {
    this.#view.dispatch({ effects: markLine.of(mark) })
    if (!mark || mark.line < 1 || mark.line > this.#view.state.doc.lines) return
    const at = this.#view.state.doc.line(mark.line).from
    this.#view.dispatch({ effects: EditorView.scrollIntoView(at, { y: 'center' }) })
  }

  /** Where somebody is in the shown text. */
  get view(): EditorPlace {
    const { doc } = this.#view.state
    const top = this.#view.lineBlockAtHeight(this.#view.scrollDOM.scrollTop).from
    return { cursor: this.cursor, top: doc.lineAt(top).number }
  }

  /** Back to there, as far as the text still is the same; the keyboard stays where it is. */
  comeBack({ cursor, top }: EditorPlace): void {
    const { doc } = this.#view.state
    const line = doc.line(Math.min(Math.max(top, 1), doc.lines))
    this.#view.dispatch({
      selection: { anchor: Math.min(cursor, doc.length) },
      effects: EditorView.scrollIntoView(line.from, { y: 'start', yMargin: 0 }),
    })
  }

  /** Puts the cursor on a line, with the keyboard there. */
  goTo(line: number, column = 1): void {
    const { doc } = this.#view.state
    const target = doc.line(Math.min(Math.max(line, 1), doc.lines))
    const anchor = Math.min(target.from + column - 1, target.to)
    this.#view.dispatch({ selection: { anchor }, scrollIntoView: true })
    this.#view.focus()
  }

  insert(text: string): void {
    const { from, to } = this.#view.state.selection.main
    const anchor = from + text.length
    this.#view.dispatch({ changes: { from, to, insert: text }, selection: { anchor } })
    this.#view.focus()
  }

  /** Replaces the shown text and keeps the change undoable. */
  replaceAll(text: string): void {
    const { doc, selection } = this.#view.state
    if (doc.toString() === text) return
    const anchor = Math.min(selection.main.anchor, text.length)
    const kept = carryBreakpoints(doc.toString(), text, breakpointsIn(this.#view.state))
    this.#view.dispatch({
      changes: { from: 0, to: doc.length, insert: text },
      effects: placeBreakpoints(kept),
      selection: { anchor },
    })
  }

  perform(action: EditorAction): void {
    const view = this.#view
    if (action === 'undo' || action === 'redo')
      takeStep(view, action === 'redo', this.#options.steps)
    else if (action === 'indent') indentMore(view)
    else if (action === 'outdent') indentLess(view)
    else if (action === 'breakpoint') toggleBreakpoint(view, this.line)
    else if (action === 'search') return void openSearchPanel(view)
    else this.#step(action === 'left' ? -1 : 1)
    view.focus()
  }

  setFontSize(pixels: number): void {
    this.#fontSize = pixels
    this.#view.dispatch({ effects: this.#size.reconfigure(fontSizeLook(pixels)) })
  }

  setReadonly(readonly: boolean): void {
    this.#readonly = readonly
    this.#view.dispatch({ effects: this.#lock.reconfigure(EditorState.readOnly.of(readonly)) })
  }

  lintNow(): void {
    forceLinting(this.#view)
  }

  focus(): void {
    this.#view.focus()
  }

  destroy(): void {
    this.#view.destroy()
  }

  #step(by: number): void {
    const at = this.#view.state.selection.main.head + by
    const anchor = Math.min(Math.max(at, 0), this.#view.state.doc.length)
    this.#view.dispatch({ selection: { anchor }, scrollIntoView: true })
  }

  #state(name: string): EditorState | undefined {
    return name === this.#shown ? this.#view.state : this.#states.get(name)
  }

  #keep(): void {
    if (this.#shown !== null && this.#states.has(this.#shown)) {
      this.#states.set(this.#shown, this.#view.state)
    }
  }

  #create(name: string, doc: string): EditorState {
    const listening: Extension = EditorView.updateListener.of((update) => {
      if (update.docChanged) this.#options.onChange(name)
      else if (update.selectionSet) this.#options.onCursor?.(update.state.selection.main.head)
      if (update.selectionSet) this.#options.onMoved?.()
      if (update.focusChanged && !update.view.hasFocus) this.#options.onLeave?.()
    })
    return EditorState.create({
      doc,
      extensions: [
        editorExtensions(name, this.#options),
        pageNonce(),
        this.#size.of(fontSizeLook(this.#fontSize)),
        this.#lock.of(EditorState.readOnly.of(this.#readonly)),
        listening,
      ],
    })
  }
}

function withBreakpoints(state: EditorState, breakpoints: LineBreakpoint[]): EditorState {
  if (breakpoints.length === 0 && breakpointsIn(state).length === 0) return state
  return state.update({ effects: placeBreakpoints(breakpoints) }).state
}
