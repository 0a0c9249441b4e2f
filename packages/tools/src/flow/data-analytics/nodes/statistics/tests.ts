import { py } from '@panya/engines/code/python-code.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import { chiSquareTail, twoSidedT } from '@panya/engines/tabular/learn/numerics.ts'
import { columnOf, numbersOf, type Table, tableFrom } from '@panya/engines/tabular/table.ts'
import {
  correlationOf,
  grouped,
  knownNumbers,
  MOST_COMPARED,
  mean,
  variance,
} from '@panya/engines/tabular/table-statistics.ts'
import { tableResult, tableRun } from '@panya/engines/tabular/tabular-op.ts'
import { columnParam } from '../../../../flow-kit/param-forms.ts'
import { PANDAS, port, tableNode } from '../define.ts'

/** What goes together, and whether it is more than chance. */

const correlation = tableNode('correlation', 'statistics', {
  variable: 'correlations',
  code: (c) =>
    py`${c.output('table')} = ${c.input('table')}.corr(numeric_only=True).reset_index(names="column")\nprint(${c.output('table')})`,
})

const runCorrelation = tableRun(correlation, {
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
})

function testResult(facts: [string, number][]) {
  const table = tableFrom([
    { name: 'what', type: 'text', data: facts.map(([name]) => name) },
    { name: 'value', type: 'number', data: facts.map(([, value]) => value) },
  ])
  const p = facts.find(([name]) => name === 'p')?.[1] ?? 1
  return { outputs: { table, p: { type: 'number' as const, value: p } } }
}

const tTest = tableNode('t-test', 'statistics', {
  outputs: [port('table'), port('p', 'number')],
  params: [columnParam('value'), columnParam('group')],
  imports: [py`from scipy import stats`, PANDAS],
  variable: 'test',
  code: (c) =>
    py`(first, one), (second, two) = ${c.input('table')}.dropna(subset=[${c.param('value')}]).groupby(${c.param('group')}, sort=False)[${c.param('value')}]\noutcome = stats.ttest_ind(one, two, equal_var=False)\nspread = [part.var() / len(part) for part in (one, two)]\nfreedom = sum(spread) ** 2 / (spread[0] ** 2 / (len(one) - 1) + spread[1] ** 2 / (len(two) - 1))\n${c.output('p')} = outcome.pvalue\n${c.output('table')} = pd.DataFrame({"what": ["t", "df", "p", f"mean {first}", f"mean {second}"], "value": [outcome.statistic, freedom, outcome.pvalue, one.mean(), two.mean()]})\nprint(${c.output('table')})`,
})

/** Welch's test: are two means far apart, compared with the spread? */
const runTTest = tableRun(tTest, {
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
})

const chiSquare = tableNode('chi-square', 'statistics', {
  outputs: [port('table'), port('p', 'number')],
  params: [columnParam('first'), columnParam('second')],
  imports: [py`from scipy import stats`, PANDAS],
  variable: 'test',
  code: (c) =>
    py`outcome = stats.chi2_contingency(pd.crosstab(${c.input('table')}[${c.param('first')}], ${c.input('table')}[${c.param('second')}]), correction=False)\n${c.output('p')} = outcome.pvalue\n${c.output('table')} = pd.DataFrame({"what": ["chi2", "df", "p"], "value": [outcome.statistic, outcome.dof, outcome.pvalue]})\nprint(${c.output('table')})`,
})

/** Do two columns of words go together more than by chance? */
const runChiSquare = tableRun(chiSquare, {
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
})

export const TESTS_OF_CHANCE = [correlation, tTest, chiSquare]

export const TESTS_OF_CHANCE_RUNS = [runCorrelation, runTTest, runChiSquare]
