import type { ChartData } from '@panya/engines/charts/chart-data.ts'
import { py } from '@panya/engines/code/python-code.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import { groupLinks, pickLinks } from '@panya/engines/flow/row-links.ts'
import { columnOf, numbersOf, type Table } from '@panya/engines/tabular/table.ts'
import { correlationOf, quantile } from '@panya/engines/tabular/table-statistics.ts'
import { choice, columnParam, maybeColumn, whole, yesNo } from '../../../../flow-kit/param-forms.ts'
import { notedRows } from '../notes.ts'
import { byCategory, MOST_POINTS, notedSeries, seriesOf, timeOf } from './category-data.ts'
import { chart, chartRun, drawn, summaryOf } from './chart.ts'

/** A column, or two, as a picture. */

const CATEGORY = [
  columnParam('x'),
  maybeColumn('y', 'count'),
  maybeColumn('series', 'together'),
  choice('summary', ['mean', 'sum'], 'chart-summary'),
]

/** A line may break where its own value is missing. */
const LINE = [...CATEGORY, yesNo('gaps')]

const drawnBy = ({ data, notes }: ReturnType<typeof byCategory>) => drawn(data, notes)

const noNumber = (table: Table, column: string, values: readonly (number | null)[]) =>
  notedRows(
    'no-number',
    table,
    values.flatMap((value, row) => (value === null ? row : [])),
    { column },
  )

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

const bar = chart('bar', CATEGORY, categoryCode('bar'))

const runBar = chartRun(bar, (io) => drawnBy(byCategory(io, 'bar')))

const line = chart('line', LINE, categoryCode('line'))

const runLine = chartRun(line, (io) => alongLine(byCategory(io, 'line'), io.yes('gaps')))

const area = chart('area', LINE, categoryCode('area'))

const runArea = chartRun(area, (io) => alongLine(byCategory(io, 'area'), io.yes('gaps')))

function alongLine({ data, notes }: ReturnType<typeof byCategory>, gaps: boolean) {
  return drawn({ ...data, gaps }, notes)
}

const pie = chart(
  'pie',
  [
    columnParam('x'),
    maybeColumn('y', 'count'),
    choice('summary', ['sum', 'mean'], 'chart-summary'),
  ],
  categoryCode('pie'),
)

const runPie = chartRun(pie, (io) => {
  const { data, notes } = byCategory(io, 'pie', '')
  const values = data.series[0]?.values as (number | null)[]
  const names = (fits: (value: number) => boolean) =>
    (data.categories ?? []).filter((_, at) => values[at] !== null && fits(values[at]!))
  const noShare = names((value) => value <= 0)
  const note = {
    code: 'no-slice',
    values: { count: noShare.length, names: noShare.slice(0, 5).join(', ') },
  }
  return drawn(data, noShare.length > 0 ? [...notes, note] : notes)
})

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
  const isTime = columnOf(table, x).type === 'date'
  const xs = isTime ? columnOf(table, x).data.map(timeOf) : numbersOf(table, x)
  const ys = numbersOf(table, y)
  const isKnown = (row: number): boolean => xs[row] !== null && ys[row] !== null
  const step = Math.max(1, Math.ceil(table.rows / MOST_POINTS))
  const parts = seriesOf(table, by).map(({ name, rows }) => ({
    name,
    rows: rows.filter((row, at) => at % step === 0 && isKnown(row)),
  }))
  const unknown = Array.from({ length: table.rows }, (_, row) => row).filter((row) => !isKnown(row))
  const points = parts.reduce((sum, { rows }) => sum + rows.length, 0)
  const data: ChartData = {
    kind: 'scatter',
    title: io.text('title'),
    xName: x,
    yName: y,
    ...(isTime && { xIsTime: true }),
    series: parts.map(({ name, rows }) => ({
      name,
      values: rows.map((row) => [xs[row]!, ys[row]!]),
    })),
    links: (table.links ?? []).map((links) =>
      pickLinks(
        links,
        parts.flatMap(({ rows }) => rows),
      ),
    ),
  }
  return drawn(data, [
    ...notedRows('no-point', table, unknown),
    ...notedSeries(table, by),
    ...(step > 1 ? [{ code: 'points-cut', values: { count: points, of: table.rows } }] : []),
  ])
})

const histogram = chart(
  'histogram',
  [columnParam('x'), whole('bins', 10, 2, 200)],
  (c) => py`${c.input('table')}[${c.param('x')}].plot.hist(bins=${c.param('bins')})`,
)

const runHistogram = chartRun(histogram, (io) => {
  const table = io.table()
  const x = io.text('x')
  const all = numbersOf(table, x)
  const known = all.flatMap((value, row) => (value === null ? [] : row))
  if (known.length === 0) throw new FlowFailure('no-rows')
  let [low, high] = [Infinity, -Infinity]
  for (const row of known) [low, high] = [Math.min(low, all[row]!), Math.max(high, all[row]!)]
  const count = io.number('bins')
  const width = (high - low) / count || 1
  const bins: number[][] = Array.from({ length: count }, () => [])
  for (const row of known)
    bins[Math.min(count - 1, Math.floor((all[row]! - low) / width))]!.push(row)
  const data: ChartData = {
    kind: 'histogram',
    title: io.text('title'),
    xName: x,
    yName: '',
    yWord: 'count',
    categories: bins.map((_, n) => String(Number((low + (n + 0.5) * width).toPrecision(4)))),
    series: [{ name: '', values: bins.map((rows) => rows.length) }],
    links: (table.links ?? []).map((links) => groupLinks(links, bins)),
  }
  return drawn(data, noNumber(table, x, all))
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
  const data: ChartData = {
    kind: 'box',
    title: io.text('title'),
    xName: io.text('series'),
    yName: y,
    categories: groups.map(({ name }) => name || y),
    series: [{ name: y, values: boxes }],
    links: (table.links ?? []).map((links) =>
      groupLinks(
        links,
        groups.map(({ rows }) => rows),
      ),
    ),
  }
  return drawn(data, [...noNumber(table, y, values), ...notedSeries(table, io.text('series'))])
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
