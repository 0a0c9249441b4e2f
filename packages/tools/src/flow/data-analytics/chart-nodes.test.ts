import type { ChartData } from '@panya/engines/charts/chart-data.ts'
import { FlowEvaluator } from '@panya/engines/flow/evaluator.ts'
import { markedShares, rowsOf } from '@panya/engines/flow/row-links.ts'
import { expect, test } from 'vitest'
import { type ExampleStep, exampleFlow } from '../../flow-kit/example-flow.ts'
import { dataRegistry } from './nodes/data-nodes.ts'
import { nodeTabular } from './testing/node-tabular.ts'

/** What charts are drawn from: along time, with nothing left out in silence, and each mark knows its rows. */

const noDuck = () => Promise.reject(new Error('small tables need no DuckDB'))

async function flow(steps: readonly ExampleStep[], language = 'en-GB') {
  const { executor } = nodeTabular(noDuck, language)
  const evaluator = new FlowEvaluator({ registry: dataRegistry, executors: { tabular: executor } })
  evaluator.setContent(exampleFlow('data', steps))
  await evaluator.idle()
  return evaluator
}

const from = (id: string) => ({ table: `${id}.table` })
const chartOf = (evaluator: FlowEvaluator, id: string): ChartData => {
  const { preview, problem } = evaluator.stateOf(id)
  expect(problem).toBeUndefined()
  return (preview as { data: ChartData }).data
}
const notesOf = (evaluator: FlowEvaluator, id: string) =>
  (evaluator.stateOf(id).notes ?? []).map(({ code, values, shown }) => [
    code,
    values?.count,
    shown?.rows,
  ])

const SALES = 'day,shop,sold\n2024-03-01,b,4\n2024-01-01,a,1\n2024-01-02,b,\n2024-01-03,a,3'

test('rows in any order lie along time; a place is empty for its own gap or for the days of others', async () => {
  const evaluator = await flow([
    ['paste', { text: SALES }],
    ['chart-line', { x: 'day', y: 'sold', series: 'shop' }, from('n1')],
  ])
  const { times, series } = chartOf(evaluator, 'n2')
  expect(times).toEqual(
    ['2024-01-01', '2024-01-02', '2024-01-03', '2024-03-01'].map((day) => Date.parse(day)),
  )
  expect(series).toEqual([
    { name: 'a', values: [1, null, 3, null], missing: [] },
    { name: 'b', values: [null, null, null, 4], missing: [1] },
  ])
  expect(notesOf(evaluator, 'n2')).toEqual([['no-number', 1, 1]])
})

test('months by name stand in the order of the year, in every language', async () => {
  for (const names of [
    ['Mar', 'January', 'feb'],
    ['มี.ค.', 'มกราคม', 'ก.พ.'],
    ['مارس', 'يناير', 'فبراير'],
  ]) {
    const text = `month,sold\n${names.map((name, at) => `${name},${at}`).join('\n')}`
    const evaluator = await flow([
      ['paste', { text }],
      ['chart-line', { x: 'month', y: 'sold' }, from('n1')],
    ])
    const data = chartOf(evaluator, 'n2')
    expect(data.categories).toEqual([names[1], names[2], names[0]])
    expect(data.times).toBeUndefined()
  }
})

test('months of the Buddhist era that stay as they are written are shown so', async () => {
  const text = 'month,sold\nมี.ค. 2567,3\nม.ค. 2567,1\nธ.ค. 2566,0'
  const evaluator = await flow(
    [
      ['paste', { text }],
      ['chart-line', { x: 'month', y: 'sold' }, from('n1')],
    ],
    'th',
  )
  const data = chartOf(evaluator, 'n2')
  expect(data.times).toEqual(
    ['2023-12-01', '2024-01-01', '2024-03-01'].map((day) => Date.parse(day)),
  )
  expect(data.era).toBe('be')
})

test('names and numbers are no dates', async () => {
  const text = 'who,sold\nMay,3\nJune,1\nKla,2'
  const evaluator = await flow([
    ['paste', { text }],
    ['chart-bar', { x: 'who', y: 'sold' }, from('n1')],
  ])
  expect(chartOf(evaluator, 'n2').categories).toEqual(['May', 'June', 'Kla'])
})

test('a pie names what has no slice; points without a number are counted', async () => {
  const text = 'who,sold,x\na,3,1\nb,0,2\nc,-2,\nd,,4'
  const evaluator = await flow([
    ['paste', { text }],
    ['chart-pie', { x: 'who', y: 'sold' }, from('n1')],
    ['chart-scatter', { x: 'x', y: 'sold' }, from('n1')],
    ['group', { by: ['who'], summary: 'sum', values: ['sold'] }, from('n1')],
    ['pivot', { rows: 'who', column: 'x', value: 'sold', summary: 'sum' }, from('n1')],
  ])
  expect(notesOf(evaluator, 'n2')).toEqual([
    ['no-number', 1, 1],
    ['no-slice', 2, undefined],
  ])
  expect(notesOf(evaluator, 'n3')).toEqual([['no-point', 2, 2]])
  expect(notesOf(evaluator, 'n4')).toEqual([['no-number', 1, 1]])
  expect(notesOf(evaluator, 'n5').map(([code]) => code)).toEqual(['no-number', 'pivot-gaps'])
})

test('a bar of a group, behind a filter and a sort, marks the rows it began with', async () => {
  const evaluator = await flow([
    ['paste', { text: 'who,kind,n\na,x,1\nb,y,2\nc,x,3\nd,y,4\ne,x,5' }],
    ['filter', { mode: 'formula', formula: 'n >= 2' }, from('n1')],
    ['sort', { columns: ['n'], order: 'down' }, from('n2')],
    ['group', { by: ['kind'], summary: 'sum', values: ['n'] }, from('n3')],
    ['chart-bar', { x: 'kind', y: 'n_sum' }, from('n4')],
    ['chart-scatter', { x: 'n', y: 'n' }, from('n1')],
  ])
  const bars = chartOf(evaluator, 'n5')
  expect(bars.categories).toEqual(['x', 'y'])
  const marked = rowsOf(bars.links!, [0])
  expect([...marked.values()].map((rows) => [...rows])).toEqual([[4, 2]])
  const points = chartOf(evaluator, 'n6')
  expect([...markedShares(points.links!, marked)!]).toEqual([0, 0, 1, 0, 1])
  const table = await evaluator.take(evaluator.stateOf('n1').outputs!.table!)
  if (table.type !== 'table') throw new Error('no table')
  expect([...markedShares(table.links!, marked)!]).toEqual([0, 0, 1, 0, 1])
})
