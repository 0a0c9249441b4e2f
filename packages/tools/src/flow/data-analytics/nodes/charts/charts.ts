import type { ChartData } from '@panya/engines/charts/chart-data.ts'
import { py } from '@panya/engines/code/python-code.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import {
  type Cell,
  columnOf,
  compareCells,
  numbersOf,
  type Table,
} from '@panya/engines/tabular/table.ts'
import { correlationOf, grouped, quantile } from '@panya/engines/tabular/table-statistics.ts'
import type { TableIo } from '@panya/engines/tabular/tabular-op.ts'
import { choice, columnParam, maybeColumn, whole } from '../../../../flow-kit/param-forms.ts'
import { chart, chartRun, drawn, summaryOf } from './chart.ts'

/** A column, or two, as a picture. */

const CATEGORY = [
  columnParam('x'),
  maybeColumn('y', 'count'),
  maybeColumn('series', 'together'),
  choice('summary', ['mean', 'sum'], 'chart-summary'),
]

/** Lines and areas go along what they are drawn over. */
const categoryCode = (kind: string) => (c: PythonContext) => {
  const table = c.input('table')
  const isOrdered = kind === 'line' || kind === 'area'
  const plot = py`.plot(kind=${c.literal(kind)})`
  if (!c.params.y)
    return py`${table}[${c.param('x')}].value_counts(sort=False)${isOrdered ? py`.sort_index()` : py``}${plot}`
  const by = c.params.series ? py`[${c.param('x')}, ${c.param('series')}]` : c.param('x')
  const unstack = c.params.series ? py`.unstack()` : py``
  const sorting = isOrdered ? py`` : py`, sort=False`
  return py`${table}.groupby(${by}${sorting})[${c.param('y')}].${summaryOf(c)}()${unstack}${plot}`
}

const MOST_POINTS = 5000

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

const bar = chart('bar', CATEGORY, categoryCode('bar'))

const runBar = chartRun(bar, (io) => drawn(byCategory(io, io.table(), 'bar')))

const line = chart('line', CATEGORY, categoryCode('line'))

const runLine = chartRun(line, (io) => drawn(byCategory(io, io.table(), 'line')))

const area = chart('area', CATEGORY, categoryCode('area'))

const runArea = chartRun(area, (io) => drawn(byCategory(io, io.table(), 'area')))

const pie = chart(
  'pie',
  [
    columnParam('x'),
    maybeColumn('y', 'count'),
    choice('summary', ['sum', 'mean'], 'chart-summary'),
  ],
  categoryCode('pie'),
)

const runPie = chartRun(pie, (io) => drawn(byCategory(io, io.table(), 'pie')))

const scatter = chart(
  'scatter',
  [columnParam('x'), columnParam('y'), maybeColumn('series', 'together')],
  (c) =>
    c.params.series
      ? py`for name, part in ${c.input('table')}.groupby(${c.param('series')}):\n    plt.scatter(part[${c.param('x')}], part[${c.param('y')}], label=name)\nplt.legend()`
      : py`${c.input('table')}.plot.scatter(x=${c.param('x')}, y=${c.param('y')})`,
)

const runScatter = chartRun(scatter, (io) => {
  const table = io.table()
  const [x, y, by] = [io.text('x'), io.text('y'), io.text('series')]
  const [xs, ys] = [numbersOf(table, x), numbersOf(table, y)]
  const step = Math.max(1, Math.ceil(table.rows / MOST_POINTS))
  const series = seriesOf(table, by).map(({ name, rows }) => ({
    name,
    values: rows.filter((_, i) => i % step === 0).map((row) => [xs[row]!, ys[row]!]),
  }))
  return drawn({ kind: 'scatter', title: io.text('title'), xName: x, yName: y, series })
})

const histogram = chart(
  'histogram',
  [columnParam('x'), whole('bins', 10, 2, 200)],
  (c) => py`${c.input('table')}[${c.param('x')}].plot.hist(bins=${c.param('bins')})`,
)

const runHistogram = chartRun(histogram, (io) => {
  const x = io.text('x')
  const known = numbersOf(io.table(), x).filter((value): value is number => value !== null)
  if (known.length === 0) throw new FlowFailure('no-rows')
  let [low, high] = [Infinity, -Infinity]
  for (const value of known) [low, high] = [Math.min(low, value), Math.max(high, value)]
  const count = io.number('bins')
  const width = (high - low) / count || 1
  const values = Array.from({ length: count }, () => 0)
  for (const value of known) values[Math.min(count - 1, Math.floor((value - low) / width))]!++
  const categories = values.map((_, n) => String(Number((low + (n + 0.5) * width).toPrecision(4))))
  return drawn({
    kind: 'histogram',
    title: io.text('title'),
    xName: x,
    yName: '',
    yWord: 'count',
    categories,
    series: [{ name: '', values }],
  })
})

const box = chart(
  'box',
  [columnParam('y'), maybeColumn('series', 'together')],
  (c) =>
    py`${c.input('table')}.boxplot(column=${c.param('y')}${c.params.series ? py`, by=${c.param('series')}` : py``})`,
)

const runBox = chartRun(box, (io) => {
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
})

const heatmap = chart(
  'heatmap',
  [],
  (c) =>
    py`plt.imshow(${c.input('table')}.corr(numeric_only=True), vmin=-1, vmax=1)\nplt.colorbar()`,
)

const runHeatmap = chartRun(heatmap, (io) => {
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
})

export const CHARTS = [bar, line, area, pie, scatter, histogram, box, heatmap]

export const CHARTS_RUNS = [
  runBar,
  runLine,
  runArea,
  runPie,
  runScatter,
  runHistogram,
  runBox,
  runHeatmap,
]
