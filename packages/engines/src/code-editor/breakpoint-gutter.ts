/** Breakpoints in the margin: a click or a key sets one, edits carry it along. */
import {
  type EditorState,
  type Extension,
  type Range,
  RangeSet,
  StateEffect,
  StateField,
  type Transaction,
} from '@codemirror/state'
import { EditorView, GutterMarker, gutter, keymap } from '@codemirror/view'
import { type LineBreakpoint, lineWithCode, tidyBreakpoints } from './breakpoint-lines.ts'

class BreakpointMarker extends GutterMarker {
  readonly condition: string
  constructor(condition: string) {
    super()
    this.condition = condition
  }

  override eq(other: BreakpointMarker): boolean {
    return this.condition === other.condition
  }

  override toDOM(): Node {
    const dot = document.createElement('span')
    dot.className = this.condition ? 'cm-breakpoint cm-breakpoint-if' : 'cm-breakpoint'
    dot.title = this.condition
    return dot
  }
}

const setBreakpoints = StateEffect.define<LineBreakpoint[]>()

const field = StateField.define<RangeSet<BreakpointMarker>>({
  create: () => RangeSet.empty,
  update(markers, transaction) {
    let next = transaction.docChanged ? carried(markers, transaction) : markers
    for (const effect of transaction.effects) {
      if (effect.is(setBreakpoints)) next = placed(transaction.state, effect.value)
    }
    return next
  },
})

function placed(state: EditorState, wanted: readonly LineBreakpoint[]): RangeSet<BreakpointMarker> {
  const { doc } = state
  const within = wanted.filter(({ line }) => line >= 1 && line <= doc.lines)
  const ranges = tidyBreakpoints(within).map(({ line, condition }) =>
    new BreakpointMarker(condition ?? '').range(doc.line(line).from),
  )
  return RangeSet.of(ranges)
}

/** With its line, wherever that goes; when the line is deleted, its breakpoint goes too. */
function carried(markers: RangeSet<BreakpointMarker>, { changes, startState, state }: Transaction) {
  const kept: Range<BreakpointMarker>[] = []
  const taken = new Set<number>()
  for (const cursor = markers.iter(); cursor.value; cursor.next()) {
    const line = startState.doc.lineAt(cursor.from)
    const whole = line.number < startState.doc.lines ? line.to + 1 : line.to
    const isGone = line.length > 0 && changes.touchesRange(line.from, whole) === 'cover'
    const at = state.doc.lineAt(changes.mapPos(line.from, 1)).from
    if (isGone || taken.has(at)) continue
    taken.add(at)
    kept.push(cursor.value.range(at))
  }
  return RangeSet.of(kept, true)
}

export function breakpointsIn(state: EditorState): LineBreakpoint[] {
  const markers = state.field(field, false)
  const found: LineBreakpoint[] = []
  if (!markers) return found
  for (const cursor = markers.iter(); cursor.value; cursor.next()) {
    const { condition } = cursor.value
    found.push({
      line: state.doc.lineAt(cursor.from).number,
      ...(condition === '' ? {} : { condition }),
    })
  }
  return found
}

export function placeBreakpoints(breakpoints: LineBreakpoint[]): StateEffect<LineBreakpoint[]> {
  return setBreakpoints.of(breakpoints)
}

/** Sets a breakpoint at the line, or the next one with code; takes one away that is there. */
export function toggleBreakpoint(view: EditorView, line: number): boolean {
  const { state } = view
  const now = breakpointsIn(state)
  const lines = state.doc.toString().split('\n')
  const at = now.some((one) => one.line === line) ? line : lineWithCode(lines, line)
  if (at === null) {
    view.dispatch({ effects: EditorView.announce.of(state.phrase('There is no code here')) })
    return true
  }
  const isSet = now.some((one) => one.line === at)
  const next = isSet ? now.filter((one) => one.line !== at) : [...now, { line: at }]
  const said = isSet ? 'Breakpoint taken away from line $' : 'Breakpoint set on line $'
  view.dispatch({
    effects: [setBreakpoints.of(next), EditorView.announce.of(state.phrase(said, at))],
  })
  return true
}

export interface BreakpointWishes {
  onBreakpoints: () => void
  onRunToCursor: () => void
}

/** For a file that can be stopped in. */
export function breakpointGutter({ onBreakpoints, onRunToCursor }: BreakpointWishes): Extension {
  return [
    field,
    gutter({
      class: 'cm-breakpoints',
      markers: (view) => view.state.field(field),
      initialSpacer: () => new BreakpointMarker(''),
      renderEmptyElements: true,
      domEventHandlers: {
        mousedown: (view, block, event) => {
          event.preventDefault()
          return toggleBreakpoint(view, view.state.doc.lineAt(block.from).number)
        },
      },
    }),
    keymap.of([
      {
        key: 'F9',
        preventDefault: true,
        run: (view) =>
          toggleBreakpoint(view, view.state.doc.lineAt(view.state.selection.main.head).number),
      },
      {
        key: 'Mod-F10',
        preventDefault: true,
        run: () => {
          onRunToCursor()
          return true
        },
      },
    ]),
    EditorView.updateListener.of(({ startState, state }) => {
      if (startState.field(field, false) !== state.field(field)) onBreakpoints()
    }),
  ]
}

/** So that a click on a line's number counts too: the dot alone is small for a finger. */
export function numberClick(view: EditorView, block: { from: number }, event: Event): boolean {
  event.preventDefault()
  return toggleBreakpoint(view, view.state.doc.lineAt(block.from).number)
}
