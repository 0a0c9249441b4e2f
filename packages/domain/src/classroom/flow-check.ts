/** What a flow must show, or be made of. */

export const FIGURES = ['value', 'rows', 'columns', 'cell', 'items', 'width', 'height'] as const
export type Figure = (typeof FIGURES)[number]

export const COMPARISONS = ['about', 'at-least', 'at-most'] as const
export type Comparison = (typeof COMPARISONS)[number]

/** A number at a node: one that it gives, or how large what it gives is. */
export interface FigureCheck {
  kind: 'figure'
  /** The type of the node; none yet while somebody writes the check. */
  node: string
  /** What learners have to call the node; any of its type when empty. */
  named: string
  port: string
  what: Figure
  /** Of a cell: its column, and what stands in its row; the first row when empty. */
  column: string
  row: string
  is: Comparison
  value: number
  /** How far beside the value still counts. */
  within: number
}

export interface NodeCheck {
  kind: 'uses-node' | 'avoids-node'
  node: string
}

export const newFigure: FigureCheck = {
  kind: 'figure',
  node: '',
  named: '',
  port: '',
  what: 'value',
  column: '',
  row: '',
  is: 'about',
  value: 0,
  within: 0,
}

/** So that 0.3 is the sum of 0.1 and 0.2. */
const SLACK = 1e-9

export function figureFits({ is, value, within }: FigureCheck, shown: number): boolean {
  if (!Number.isFinite(shown)) return false
  const slack = SLACK * Math.max(1, Math.abs(value))
  if (is === 'at-least') return shown >= value - slack
  if (is === 'at-most') return shown <= value + slack
  return Math.abs(shown - value) <= within + slack
}
