import type { ChartData } from '@panya/engines/charts/chart-data.ts'
import { ownTable } from '@panya/engines/code/own-table.ts'
import { type Py, py } from '@panya/engines/code/python-code.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import {
  type Cell,
  type Column,
  columnOf,
  freeName,
  type Table,
  tableFrom,
} from '@panya/engines/tabular/table.ts'
import { grouped } from '@panya/engines/tabular/table-statistics.ts'
import type { TableIo } from '@panya/engines/tabular/tabular-op.ts'
import { choice, columnParam, maybeColumn, whole, yesNo } from '../../../../flow-kit/param-forms.ts'
import { chartRun, colourCode, DRAWN, PLOT } from '../charts/chart.ts'
import { NUMPY, PANDAS, tableNode } from '../define.ts'

/** How often each value, or each range of values, comes up: the shape of a column, whole or group by group. */

const DISTRIBUTION = py`def count_values(table, column, by="", bins=10):
    """How often each value, or each range of numbers, comes up in each group."""
    known = table.dropna(subset=[column])
    numbers = pd.api.types.is_numeric_dtype(known[column])
    edges = np.histogram_bin_edges(known[column], bins) if numbers else None
    rows = []
    for name, part in known.groupby(by) if by else [("", known)]:
        if numbers:
            middle, spread = part[column].mean(), part[column].std()
            places = (edges[:-1] + edges[1:]) / 2
            shape = pd.DataFrame({"from": edges[:-1], "to": edges[1:]})
            counts = np.histogram(part[column], edges)[0]
        else:
            shape = pd.DataFrame({"value": sorted(known[column].unique())})
            counts = shape["value"].map(part[column].value_counts()).fillna(0).astype(int)
        if by:
            shape[by] = name
        shape["count"] = counts
        shape["share"] = counts / counts.sum()
        shape["cumulative"] = shape["share"].cumsum()
        if numbers:
            shape["normal"] = np.diff(edges) / (spread * np.sqrt(2 * np.pi)) * np.exp(-(((places - middle) / spread) ** 2) / 2)
        rows.append(shape)
    return pd.concat(rows, ignore_index=True)`

const MEASURES = ownTable<Py>({
  count: py`part["normal"] * part["count"].sum()`,
  share: py`part["normal"]`,
  cumulative: py`part["normal"].cumsum()`,
})

/** What a normal distribution would give, as lines over the bars. */
function curveCode(c: PythonContext): Py {
  const out = c.output('table')
  const { series } = c.params
  const parts = series ? py`${out}.groupby(${c.literal(series)})` : py`[("", ${out})]`
  const how = MEASURES[c.text('measure')] ?? py`part["normal"]`
  return py`for _, part in ${parts} if "normal" in ${out} else []:\n    plt.plot((${how}).values)\n`
}

const MOST_VALUES = 200

const MOST_GROUPS = 20

/** What is counted: texts as they are, numbers by the range they fall into. */
interface Places {
  columns: Column[]
  labels: string[]
  placeOf: (value: Cell) => number
  /** Of numbers only: what a normal distribution would put into each range. */
  normal?: (known: readonly number[]) => (number | null)[]
}

interface Part {
  name: Cell
  counts: number[]
  total: number
  normal: (number | null)[]
}

const short = (value: number): string => String(Number(value.toPrecision(4)))

/** The same ranges as NumPy makes: equal widths, the last one closed. */
function ranges(data: readonly Cell[], count: number): Places {
  let [low, high] = [Infinity, -Infinity]
  for (const value of data)
    if (typeof value === 'number') [low, high] = [Math.min(low, value), Math.max(high, value)]
  if (low === high) [low, high] = [low - 0.5, high + 0.5]
  const width = (high - low) / count
  const edges = Array.from({ length: count + 1 }, (_, at) =>
    at === count ? high : low + at * width,
  )
  const placeOf = (value: Cell): number => {
    const number = Number(value)
    let at = Math.min(count - 1, Math.floor(((number - low) / (high - low)) * count))
    // Rounding may have put it one range off.
    if (number < edges[at]!) at--
    else if (at < count - 1 && number >= edges[at + 1]!) at++
    return at
  }
  const column = (key: string, values: number[]): Column => ({
    name: key,
    type: 'number',
    data: values,
  })
  const [from, to] = [edges.slice(0, -1), edges.slice(1)]
  return {
    columns: [column('from', from), column('to', to)],
    labels: from.map((start, at) => `${short(start)}–${short(to[at]!)}`),
    placeOf,
    normal: (known) => normalShares(known, from, width),
  }
}

function normalShares(
  known: readonly number[],
  from: readonly number[],
  width: number,
): (number | null)[] {
  const middle = known.reduce((sum, value) => sum + value, 0) / known.length
  const spread = Math.sqrt(
    known.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (known.length - 1),
  )
  if (!(spread > 0)) return from.map(() => null)
  const height = width / (spread * Math.sqrt(2 * Math.PI))
  return from.map((start) => height * Math.exp(-(((start + width / 2 - middle) / spread) ** 2) / 2))
}

function singleValues(table: Table, name: string): Places {
  const known = grouped(table, [name])
    .map(({ key }) => key[0] ?? null)
    .filter((value) => value !== null)
  if (known.length > MOST_VALUES)
    throw new FlowFailure('too-many-points', { count: known.length, max: MOST_VALUES })
  const place = new Map<Cell, number>(known.map((value, at) => [value, at]))
  return {
    columns: [{ ...columnOf(table, name), name: 'value', data: known }],
    labels: known.map(String),
    placeOf: (value) => place.get(value)!,
  }
}

function partsOf(table: Table, data: readonly Cell[], by: string, places: Places): Part[] {
  const groups = by
    ? grouped(table, [by]).filter(({ key }) => key[0] !== null)
    : [{ key: [null], rows: data.map((_, row) => row) }]
  if (groups.length > MOST_GROUPS)
    throw new FlowFailure('too-many-points', { count: groups.length, max: MOST_GROUPS })
  return groups.map(({ key, rows }) => {
    const counts = places.labels.map(() => 0)
    const known = rows.filter((row) => data[row] !== null)
    for (const row of known) counts[places.placeOf(data[row]!)]!++
    const numbers = known.map((row) => data[row] as number)
    const normal = places.normal?.(numbers) ?? counts.map(() => null)
    return { name: key[0] ?? null, counts, total: known.length, normal }
  })
}

function runningSum(numbers: readonly (number | null)[]): (number | null)[] {
  let sum = 0
  return numbers.map((value) => (value === null ? null : (sum += value)))
}

const sharesOf = ({ counts, total }: Part): number[] =>
  counts.map((count) => (total === 0 ? 0 : count / total))

function tableOf(parts: readonly Part[], places: Places, by: Column | null): Table {
  const repeated = places.columns.map((column) => ({
    ...column,
    data: parts.flatMap(() => column.data),
  }))
  const taken = [...repeated.map(({ name }) => name), 'count', 'share', 'cumulative', 'normal']
  const group = by && {
    ...by,
    name: freeName(taken, by.name),
    data: parts.flatMap(({ name, counts }) => counts.map(() => name)),
  }
  const made = (name: string, of: (part: Part) => (number | null)[]): Column => ({
    name,
    type: 'number',
    data: parts.flatMap(of),
  })
  return tableFrom([
    ...repeated,
    ...(group ? [group] : []),
    made('count', ({ counts }) => counts),
    made('share', sharesOf),
    made('cumulative', (part) => runningSum(sharesOf(part))),
    ...(places.normal ? [made('normal', ({ normal }) => normal)] : []),
  ])
}

function chartOf(io: TableIo, parts: readonly Part[], places: Places): ChartData {
  const measure = io.text('measure') as 'count' | 'share' | 'cumulative'
  const shown = (shares: readonly (number | null)[], total: number): (number | null)[] => {
    if (measure === 'share') return [...shares]
    if (measure === 'cumulative') return runningSum(shares)
    return shares.map((share) => (share === null ? null : share * total))
  }
  const named = (part: Part): string => (part.name === null ? '' : String(part.name))
  const bars = parts.map((part) => ({
    name: named(part),
    values: measure === 'count' ? part.counts : shown(sharesOf(part), part.total),
  }))
  const curves = parts.map((part) => ({
    name: named(part),
    values: shown(part.normal, part.total),
    curve: true,
  }))
  return {
    kind: 'distribution',
    ...(places.normal && { ranges: true }),
    title: io.text('title'),
    xName: io.text('column'),
    yName: '',
    yWord: measure,
    categories: places.labels,
    series: io.yes('curve') && places.normal ? [...bars, ...curves] : bars,
  }
}

const distributions = tableNode('distributions', 'statistics', {
  params: [
    columnParam('column'),
    maybeColumn('series', 'together'),
    whole('bins', 10, 2, 200),
    choice('measure', ['count', 'share', 'cumulative']),
    yesNo('curve'),
    ...DRAWN,
  ],
  imports: [NUMPY, PANDAS, PLOT],
  helpers: [DISTRIBUTION],
  variable: 'distribution',
  display: true,
  code: (c) => {
    const { series, measure, curve } = c.params
    const out = c.output('table')
    const bars = series
      ? py`pivot(index=${out}.columns[0], columns=${c.literal(series)}, values=${c.literal(measure)})`
      : py`plot(x=${out}.columns[0], y=${c.literal(measure)}`
    const drawn = series ? py`${bars}.plot(` : py`${bars}, `
    return py`${out} = count_values(${c.input('table')}, ${c.param('column')}, ${c.literal(series)}, ${c.param('bins')})
${colourCode(c)}${out}.${drawn}kind="bar", width=0.9)
${curve ? curveCode(c) : py``}plt.title(${c.param('title')})
plt.show()`
  },
})

const runDistributions = chartRun(distributions, (io) => {
  const table = io.table()
  const { name, type, data } = columnOf(table, io.text('column'))
  if (data.every((value) => value === null)) throw new FlowFailure('no-rows')
  const places = type === 'number' ? ranges(data, io.number('bins')) : singleValues(table, name)
  const by = io.text('series')
  const parts = partsOf(table, data, by, places)
  return {
    outputs: { table: tableOf(parts, places, by ? columnOf(table, by) : null) },
    preview: { kind: 'chart', chart: 'echart', data: chartOf(io, parts, places) },
  }
})

export const DISTRIBUTIONS = [distributions]

export const DISTRIBUTIONS_RUNS = [runDistributions]
