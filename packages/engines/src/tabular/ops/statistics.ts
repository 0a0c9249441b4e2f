import { FlowFailure } from '../../flow/flow-value.ts'
import { chiSquareTail, twoSidedT } from '../learn/numerics.ts'
import { type Cell, columnOf, numbersOf, type Table, tableFrom } from '../table.ts'
import { type TabularOp, tableResult } from '../tabular-op.ts'
import { grouped } from './combine.ts'

/** Describing and testing. */

export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const low = Math.floor(at)
  return sorted[low]! + (at - low) * ((sorted[low + 1] ?? sorted[low]!) - sorted[low]!)
}

const knownNumbers = (data: readonly Cell[]): number[] =>
  data.filter((value): value is number => typeof value === 'number')
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const variance = (values: readonly number[]): number => {
  const middle = mean(values)
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1)
}

const describe: TabularOp = {
  run: (io) => {
    const table = io.table()
    const rows = table.columns.map(({ name, type, data }) => {
      const known = data.filter((value) => value !== null)
      const numbers = type === 'number' ? knownNumbers(data).toSorted((a, b) => a - b) : []
      const has = numbers.length > 0
      return [
        name,
        type,
        known.length,
        data.length - known.length,
        new Set(known).size,
        has ? mean(numbers) : null,
        numbers.length > 1 ? Math.sqrt(variance(numbers)) : null,
        has ? numbers[0]! : null,
        has ? quantile(numbers, 0.25) : null,
        has ? quantile(numbers, 0.5) : null,
        has ? quantile(numbers, 0.75) : null,
        has ? numbers.at(-1)! : null,
      ] as Cell[]
    })
    const heads = [
      'column',
      'type',
      'count',
      'missing',
      'unique',
      'mean',
      'std',
      'min',
      '25%',
      '50%',
      '75%',
      'max',
    ]
    return tableResult(
      tableFrom(
        heads.map((name, at) => ({
          name,
          type: at < 2 ? 'text' : 'number',
          data: rows.map((row) => row[at] ?? null),
        })),
      ),
    )
  },
}

export function correlationOf(a: readonly Cell[], b: readonly Cell[]): number | null {
  const pairs = a
    .map((value, i) => [value, b[i] ?? null])
    .filter((pair): pair is [number, number] => pair.every((value) => typeof value === 'number'))
  if (pairs.length < 2) return null
  const [mx, my] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))]
  let [sxy, sxx, syy] = [0, 0, 0]
  for (const [x, y] of pairs) {
    sxy += (x - mx) * (y - my)
    sxx += (x - mx) ** 2
    syy += (y - my) ** 2
  }
  return sxx === 0 || syy === 0 ? null : sxy / Math.sqrt(sxx * syy)
}

/** Every column is compared with every other, or learned from: more would take minutes and be read by nobody. */
export const MOST_COMPARED = 200

const correlation: TabularOp = {
  run: (io) => {
    const numeric = io.table().columns.filter(({ type }) => type === 'number')
    if (numeric.length < 2) throw new FlowFailure('needs-numbers', { count: 2 })
    if (numeric.length > MOST_COMPARED)
      throw new FlowFailure('too-many-columns', { count: numeric.length, max: MOST_COMPARED })
    const names: Table['columns'][number] = {
      name: 'column',
      type: 'text',
      data: numeric.map(({ name }) => name),
    }
    return tableResult(
      tableFrom([
        names,
        ...numeric.map((column) => ({
          name: column.name,
          type: 'number' as const,
          data: numeric.map((other) => correlationOf(column.data, other.data)),
        })),
      ]),
    )
  },
}

/** Welch's test: are two means far apart, compared with the spread? */
const tTest: TabularOp = {
  run: (io) => {
    const table = io.table()
    const values = numbersOf(table, io.text('value'))
    const groups = grouped(table, [io.text('group')]).filter(({ key }) => key[0] !== null)
    if (groups.length !== 2) throw new FlowFailure('two-groups', { count: groups.length })
    const [a, b] = groups.map(({ rows }) =>
      knownNumbers(rows.map((row) => values[row] ?? null)),
    ) as [number[], number[]]
    if (a.length < 2 || b.length < 2)
      throw new FlowFailure('too-few-rows', { count: Math.min(a.length, b.length) })
    const [va, vb] = [variance(a) / a.length, variance(b) / b.length]
    const t = (mean(a) - mean(b)) / Math.sqrt(va + vb)
    const freedom = (va + vb) ** 2 / (va ** 2 / (a.length - 1) + vb ** 2 / (b.length - 1))
    return testResult([
      ['t', t],
      ['df', freedom],
      ['p', twoSidedT(t, freedom)],
      [`mean ${groups[0]!.key[0]}`, mean(a)],
      [`mean ${groups[1]!.key[0]}`, mean(b)],
    ])
  },
}

function testResult(facts: [string, number][]) {
  const table = tableFrom([
    { name: 'what', type: 'text', data: facts.map(([name]) => name) },
    { name: 'value', type: 'number', data: facts.map(([, value]) => value) },
  ])
  const p = facts.find(([name]) => name === 'p')?.[1] ?? 1
  return { outputs: { table, p: { type: 'number' as const, value: p } } }
}

/** Do two columns of words go together more than by chance? */
const chiSquare: TabularOp = {
  run: (io) => {
    const table = io.table()
    const [a, b] = [io.text('first'), io.text('second')]
    const [rows, columns] = [grouped(table, [a]), grouped(table, [b])]
    if (rows.length < 2 || columns.length < 2) throw new FlowFailure('one-class')
    const second = columnOf(table, b).data
    let chi = 0
    for (const row of rows) {
      for (const column of columns) {
        const expected = (row.rows.length * column.rows.length) / table.rows
        const seen = row.rows.filter((at) => second[at] === column.key[0]).length
        chi += (seen - expected) ** 2 / expected
      }
    }
    const freedom = (rows.length - 1) * (columns.length - 1)
    return testResult([
      ['chi2', chi],
      ['df', freedom],
      ['p', chiSquareTail(chi, freedom)],
    ])
  },
}

export const statisticsOps: Record<string, TabularOp> = {
  'data.describe': describe,
  'data.correlation': correlation,
  'data.t-test': tTest,
  'data.chi-square': chiSquare,
}
