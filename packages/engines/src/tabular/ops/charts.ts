import { FlowFailure } from '../../flow/flow-value.ts'
import { type Cell, columnOf, compareCells, numbersOf, type Table } from '../table.ts'
import type { TableIo, TabularOp } from '../tabular-op.ts'
import { grouped } from './combine.ts'
import { distributions } from './distributions.ts'
import { correlationOf, quantile } from './statistics.ts'
import { thaiMap } from './thai-map.ts'

/** Gets a table ready to be drawn; the drawing itself is the page's. */

export interface ChartData {
  kind: string
  title: string
  xName: string
  yName: string
  categories?: string[]
  series: {
    name: string
    values: (number | null)[] | (number | null)[][]
    /** Drawn as a smooth line over bars. */
    curve?: boolean
  }[]
  /** Categories are ranges of numbers, `from–to`. */
  ranges?: boolean
  /** What was counted, to be named in the learner's language. */
  yWord?: 'count' | 'share' | 'cumulative'
  /** The set of colours it is drawn in; that of the look without it. */
  colours?: string
}

const MOST_POINTS = 5000
const PALETTE_KINDS = ['bar', 'line', 'area'] as const

const label = (value: Cell): string => (value === null ? '·' : String(value))

function seriesOf(table: Table, by: string): { name: string; rows: number[] }[] {
  if (!by) return [{ name: '', rows: Array.from({ length: table.rows }, (_, row) => row) }]
  return grouped(table, [by])
    .slice(0, 20)
    .map(({ key, rows }) => ({ name: label(key[0] ?? null), rows }))
}

/** One value per category: the mean of its rows, or how many there are without a value column. */
function byCategory(io: TableIo, table: Table, kind: string): ChartData {
  const [x, y, by] = [io.text('x'), io.text('y'), io.text('series')]
  const { data, type } = columnOf(table, x)
  const seen = [...new Set(data)]
  // A line goes through time or up the numbers, in whatever order the rows come.
  const isLine = kind === 'line' || kind === 'area'
  const inOrder = isLine && (type === 'date' || type === 'number')
  const categories = (inOrder ? seen.toSorted(compareCells) : seen).map(label)
  if (categories.length > MOST_POINTS)
    throw new FlowFailure('too-many-points', { count: categories.length, max: MOST_POINTS })
  const values = y ? numbersOf(table, y) : null
  const place = new Map(categories.map((name, at) => [name, at]))
  const series = seriesOf(table, by).map(({ name, rows }) => {
    const sums = categories.map(() => 0)
    const counts = categories.map(() => 0)
    for (const row of rows) {
      const at = place.get(label(data[row] ?? null))!
      const value = values ? values[row] : 1
      if (value === null || value === undefined) continue
      sums[at]! += value
      counts[at]!++
    }
    const mean = io.text('summary') !== 'sum' && values !== null
    return {
      name: name || y,
      values: sums.map((sum, at) => (counts[at] === 0 ? null : mean ? sum / counts[at]! : sum)),
    }
  })
  const counted = y ? {} : { yWord: 'count' as const }
  return { kind, title: io.text('title'), xName: x, yName: y, ...counted, categories, series }
}

const category = (kind: string): TabularOp => ({
  run: (io) => drawn(byCategory(io, io.table(), kind)),
})

function drawn(data: ChartData) {
  return { outputs: {}, preview: { kind: 'chart' as const, chart: 'echart', data } }
}

const scatter: TabularOp = {
  run: (io) => {
    const table = io.table()
    const [x, y, by] = [io.text('x'), io.text('y'), io.text('series')]
    const [xs, ys] = [numbersOf(table, x), numbersOf(table, y)]
    const step = Math.max(1, Math.ceil(table.rows / MOST_POINTS))
    const series = seriesOf(table, by).map(({ name, rows }) => ({
      name,
      values: rows.filter((_, i) => i % step === 0).map((row) => [xs[row]!, ys[row]!]),
    }))
    return drawn({ kind: 'scatter', title: io.text('title'), xName: x, yName: y, series })
  },
}

const histogram: TabularOp = {
  run: (io) => {
    const x = io.text('x')
    const known = numbersOf(io.table(), x).filter((value): value is number => value !== null)
    if (known.length === 0) throw new FlowFailure('no-rows')
    let [low, high] = [Infinity, -Infinity]
    for (const value of known) [low, high] = [Math.min(low, value), Math.max(high, value)]
    const count = io.number('bins')
    const width = (high - low) / count || 1
    const values = Array.from({ length: count }, () => 0)
    for (const value of known) values[Math.min(count - 1, Math.floor((value - low) / width))]!++
    const categories = values.map((_, n) =>
      String(Number((low + (n + 0.5) * width).toPrecision(4))),
    )
    return drawn({
      kind: 'histogram',
      title: io.text('title'),
      xName: x,
      yName: '',
      yWord: 'count',
      categories,
      series: [{ name: '', values }],
    })
  },
}

const box: TabularOp = {
  run: (io) => {
    const table = io.table()
    const y = io.text('y')
    const values = numbersOf(table, y)
    const groups = seriesOf(table, io.text('series'))
    const boxes = groups.map(({ rows }) => {
      const sorted = rows
        .map((row) => values[row])
        .filter((value): value is number => value !== null && value !== undefined)
        .toSorted((a, b) => a - b)
      return sorted.length === 0
        ? [null, null, null, null, null]
        : [0, 0.25, 0.5, 0.75, 1].map((share) => quantile(sorted, share))
    })
    return drawn({
      kind: 'box',
      title: io.text('title'),
      xName: io.text('series'),
      yName: y,
      categories: groups.map(({ name }) => name || y),
      series: [{ name: y, values: boxes }],
    })
  },
}

const heatmap: TabularOp = {
  run: (io) => {
    const numeric = io
      .table()
      .columns.filter(({ type }) => type === 'number')
      .slice(0, 30)
    if (numeric.length < 2) throw new FlowFailure('needs-numbers', { count: 2 })
    const values = numeric.flatMap((a, y) =>
      numeric.map((b, x) => [x, y, correlationOf(a.data, b.data)]),
    )
    return drawn({
      kind: 'heatmap',
      title: io.text('title'),
      xName: '',
      yName: '',
      categories: numeric.map(({ name }) => name),
      series: [{ name: '', values }],
    })
  },
}

/** Every chart can be drawn in colours of one's choice. */
function coloured(op: TabularOp): TabularOp {
  return {
    run: async (io) => {
      const { outputs, preview } = await op.run(io)
      if (preview?.kind !== 'chart') return { outputs, ...(preview && { preview }) }
      const data = { ...(preview.data as object), colours: io.text('colours') }
      return { outputs, preview: { ...preview, data } }
    },
  }
}

const CHARTS: Record<string, TabularOp> = {
  ...Object.fromEntries(PALETTE_KINDS.map((kind) => [`data.chart-${kind}`, category(kind)])),
  'data.chart-pie': category('pie'),
  'data.chart-scatter': scatter,
  'data.chart-histogram': histogram,
  'data.chart-box': box,
  'data.chart-heatmap': heatmap,
  'data.chart-map': thaiMap,
  'data.distributions': distributions,
}

export const chartOps: Record<string, TabularOp> = Object.fromEntries(
  Object.entries(CHARTS).map(([name, op]) => [name, coloured(op)]),
)
