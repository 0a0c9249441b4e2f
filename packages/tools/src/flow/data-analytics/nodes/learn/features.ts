import { type Py, py } from '@panya/engines/code/python-code.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import {
  type Label,
  predictRow,
  type TrainedModel,
  type Training,
} from '@panya/engines/tabular/learn/models.ts'
import type { Matrix } from '@panya/engines/tabular/learn/numerics.ts'
import {
  type Cell,
  columnOf,
  numbersOf,
  pickRows,
  type Table,
} from '@panya/engines/tabular/table.ts'
import { MOST_COMPARED } from '@panya/engines/tabular/table-statistics.ts'
import type { TableIo } from '@panya/engines/tabular/tabular-op.ts'

/** What learning nodes share: the columns to learn from, the rows where they are known, what a model says of a row. */

export const NUMERIC = py`def numeric(table, target=""):
    """The columns of numbers, without the target."""
    return [name for name in table.select_dtypes("number").columns if name != target]`

export const featuresOf = (c: PythonContext, target: string): Py =>
  c.list('features').length > 0
    ? c.param('features')
    : py`numeric(${c.input('table')}, ${c.literal(target)})`

/** The rows nothing is missing in. */
export const knownOf = (c: PythonContext): Py =>
  py`features = ${featuresOf(c, '')}\npoints = ${c.input('table')}.reset_index(drop=True)\nknown = points.dropna(subset=features)`

export function featureNames(io: TableIo, table: Table, target: string): string[] {
  const chosen = io.list('features')
  const names =
    chosen.length > 0
      ? chosen
      : table.columns
          .filter(({ type, name }) => type === 'number' && name !== target)
          .map(({ name }) => name)
  if (names.length === 0) throw new FlowFailure('needs-numbers', { count: 1 })
  if (names.length > MOST_COMPARED)
    throw new FlowFailure('too-many-columns', { count: names.length, max: MOST_COMPARED })
  return names
}

/** Rows where every feature is known; the others cannot be used. */
export function matrixOf(table: Table, names: readonly string[]): { x: Matrix; rows: number[] } {
  const columns = names.map((name) => numbersOf(table, name))
  const rows = Array.from({ length: table.rows }, (_, row) => row).filter((row) =>
    columns.every((data) => data[row] !== null),
  )
  return { rows, x: rows.map((row) => columns.map((data) => data[row]!)) }
}

export function trainingOf(io: TableIo, table: Table, kind: Training['kind']): Training {
  const target = io.text('target')
  const { data } = columnOf(table, target)
  const all = featureNames(io, table, target)
  const features = kind === 'polynomial' ? all.slice(0, 1) : all
  const known = pickRows(
    table,
    data.map((_, row) => row).filter((row) => data[row] !== null),
  )
  const { x, rows } = matrixOf(known, features)
  const labels = columnOf(known, target).data
  const y = rows.map((row) => {
    const value = labels[row] ?? null
    return typeof value === 'boolean' ? String(value) : (value as Label)
  })
  const { degree, k, depth, trees } = io.params as Record<string, number>
  return {
    kind,
    features,
    target,
    x,
    y,
    options: { degree, k, depth, trees, seed: 1 },
    progress: io.progress,
  }
}

export function predictions(model: TrainedModel, table: Table): Cell[] {
  const { x, rows } = matrixOf(table, model.features)
  const out: Cell[] = Array.from({ length: table.rows }, () => null)
  rows.forEach((row, i) => (out[row] = predictRow(model, x[i]!)))
  return out
}
