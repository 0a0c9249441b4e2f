import { sqlName } from '@panya/engines/code/sql-code.ts'
import { FlowEvaluator } from '@panya/engines/flow/evaluator.ts'
import type { FlowContent } from '@panya/engines/flow/flow-content.ts'
import { Duck } from '@panya/engines/tabular/duck.ts'
import { importBigFile } from '@panya/engines/tabular/import/big-file.ts'
import { importFile } from '@panya/engines/tabular/import/import-file.ts'
import { importNotes } from '@panya/engines/tabular/import/import-report.ts'
import { AWKWARD_FILES } from '@panya/engines/tabular/import/testing/awkward-files.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { exampleFlow } from '../../flow-kit/example-flow.ts'
import { dataRegistry } from './nodes/data-nodes.ts'
import { nodeDuckDatabase, nodeTabular } from './testing/node-tabular.ts'

/** A learner's own tables: the same from memory and from DuckDB, and nothing left out in silence. */

let duck: Duck
beforeAll(async () => {
  duck = new Duck(await nodeDuckDatabase())
})

async function evaluated(content: FlowContent, language = 'en-GB') {
  const { executor } = nodeTabular(() => Promise.resolve(duck), language)
  const evaluator = new FlowEvaluator({ registry: dataRegistry, executors: { tabular: executor } })
  evaluator.setContent(content)
  await evaluator.idle()
  return evaluator
}

async function tableOf(evaluator: FlowEvaluator, node: string): Promise<Record<string, unknown[]>> {
  const { problem, outputs } = evaluator.stateOf(node)
  expect(problem).toBeUndefined()
  const taken = await evaluator.take(outputs!.table!)
  if (taken.type !== 'table') throw new Error('no table')
  return Object.fromEntries(taken.columns.map(({ name }, at) => [name, [...taken.data[at]!]]))
}

const notesOf = (evaluator: FlowEvaluator, node: string) =>
  (evaluator.stateOf(node).notes ?? []).map(({ code, values }) => [code, values?.count])

const file = (name: string, text: string) => {
  const bytes = Buffer.from(text)
  return { file: { name, size: bytes.length, data: bytes.toString('base64') } }
}

const SEPARATED = AWKWARD_FILES.filter(({ gives }) => typeof gives !== 'string')

describe('as a long file', () => {
  test.each(SEPARATED)('$what', async ({ name, bytes, settings = {}, gives, notes = [] }) => {
    const report = await importBigFile(duck, 'big', { name, bytes, settings, language: 'en-GB' })
    const { table } = await importFile(name, bytes, settings, 'en-GB')
    // What DuckDB leaves to the other way has been tried there.
    if (!report) return
    const columns = report.columns.map(({ name: column, type }) => ({ name: column, type }))
    const big = duck.ask(sqlName('big'), columns)
    expect(big).toEqual(table)
    expect(big.columns.map(({ name: column, type, data }) => [column, type, data])).toEqual(gives)
    expect(importNotes(report).map(({ code }) => code)).toEqual(notes)
  })

  test('most of them go this way, also at the same time', async () => {
    const read = await Promise.all(
      SEPARATED.map(({ name, bytes, settings = {} }, at) =>
        importBigFile(duck, `big${at}`, { name, bytes, settings, language: 'en-GB' }),
      ),
    )
    expect(read.filter(Boolean).length).toBeGreaterThan(45)
  })

  test('a million rows: dates, money and one cell that is none', async () => {
    const lines = Array.from({ length: 1_000_000 }, (_, at) => {
      const day = `${String((at % 28) + 1).padStart(2, '0')}/05/2567`
      return `${at},${day},฿${(at % 1000) / 4},${at === 777_777 ? 'oops' : at % 10}`
    })
    const evaluator = await evaluated(
      exampleFlow('data', [
        ['file', file('big.csv', `id,day,paid,n\n${lines.join('\n')}`)],
        ['filter', { mode: 'formula', formula: 'day(day) = 28' }, { table: 'n1.table' }],
        ['group', { by: ['day'], summary: 'sum', values: ['paid'] }, { table: 'n1.table' }],
      ]),
    )
    const value = evaluator.stateOf('n1').outputs?.table
    expect(value).toMatchObject({
      rows: 1_000_000,
      columns: [{ type: 'number' }, { type: 'date' }, { type: 'number' }, { type: 'text' }],
    })
    expect(notesOf(evaluator, 'n1')).toEqual([
      ['era-be', undefined],
      ['almost-number', 1],
    ])
    expect(evaluator.stateOf('n1').notes?.[1]?.shown?.head).toEqual([['n', 777_778, 'oops']])
    expect(evaluator.stateOf('n2').outputs?.table).toMatchObject({ rows: 35_714 })
    const { id } = await tableOf(evaluator, 'n1')
    expect(id?.findIndex((number, row) => number !== row)).toBe(-1)
    const groups = await tableOf(evaluator, 'n3')
    expect(groups.day?.[0]).toBe('2024-05-01')
    const paid = (groups.paid_sum as number[]).reduce((sum, part) => sum + part, 0)
    expect(paid).toBeCloseTo(124_875_000, 3)
  }, 180_000)
})

describe('dates', () => {
  const parts = async (text: string, params = {}, language = 'en-GB') => {
    const evaluator = await evaluated(
      exampleFlow('data', [
        ['paste', { text, import: { columns: [{ column: 'd', type: 'text' }] } }],
        ['dates', { column: 'd', ...params }, { table: 'n1.table' }],
        ['compute', { name: 'y', formula: 'year(d) * 100 + month(d)' }, { table: 'n1.table' }],
      ]),
      language,
    )
    const table = await tableOf(evaluator, 'n2')
    const { y } = await tableOf(evaluator, 'n3')
    return {
      rows: table.d!.map((_, row) =>
        ['d_year', 'd_month', 'd_day', 'd_weekday'].map((name) => table[name]![row]),
      ),
      y,
      notes: notesOf(evaluator, 'n2'),
    }
  }

  test('parts of dates as they are written', async () => {
    expect(await parts('d\n05/02/2024\n13/02/2024\n')).toEqual({
      rows: [
        [2024, 2, 5, 1],
        [2024, 2, 13, 2],
      ],
      y: [202402, 202402],
      notes: [],
    })
    expect((await parts('d\n01/01/2567')).rows).toEqual([[2024, 1, 1, 1]])
    expect(await parts('d\nMar 3')).toMatchObject({
      rows: [[null, 3, 3, null]],
      notes: [['no-whole-date', 1]],
    })
  })

  test('what nothing decides is guessed by the region, said, and corrected', async () => {
    const text = 'd\n05/02/2024'
    expect(await parts(text, {}, 'en-US')).toMatchObject({
      rows: [[2024, 5, 2, 4]],
      notes: [['guess-mdy', undefined]],
    })
    expect(await parts(text, {}, 'th')).toMatchObject({ rows: [[2024, 2, 5, 1]] })
    expect(await parts(text, { written: 'dmy' }, 'en-US')).toMatchObject({
      rows: [[2024, 2, 5, 1]],
      notes: [],
    })
  })

  test('a filter on dates gives the same from memory and from DuckDB', async () => {
    const days = ['02/05/2567', '13/05/2567', '2024-05-20', 'no date', '', '31/02/2567']
    const kept = async (count: number, type: 'text' | 'date') => {
      const lines = Array.from({ length: count }, (_, at) => `${at},${days[at % days.length]}`)
      const evaluator = await evaluated(
        exampleFlow('data', [
          [
            'paste',
            { text: `n,d\n${lines.join('\n')}`, import: { columns: [{ column: 'd', type }] } },
          ],
          [
            'filter',
            { mode: 'formula', formula: 'day(d) >= 13 and year(d) = 2024' },
            { table: 'n1.table' },
          ],
        ]),
      )
      return [(await tableOf(evaluator, 'n2')).n!.slice(0, 100), notesOf(evaluator, 'n2')] as const
    }
    for (const type of ['text', 'date'] as const) {
      const [small, smallNotes] = await kept(600, type)
      const [big, bigNotes] = await kept(60_000, type)
      expect(small.slice(0, 4)).toEqual([1, 2, 7, 8])
      expect(big).toEqual(small)
      // Of texts it is told as well that they count years in two ways; the reading of the file told it of dates.
      const eras = type === 'text' ? [['era-mixed', undefined]] : []
      expect(smallNotes).toEqual([['unsure-rows', 300], ...eras])
      expect(bigNotes).toEqual([['unsure-rows', 30_000], ...eras])
    }
  })
})

describe('nothing becomes a gap in silence', () => {
  const TEXT = 'name,score,city\nDao,9,1\nFon,50,2\nKla,n.a.?,3\nMai,,4\nNid,100,9'

  test('numbers that came as texts are compared as numbers, the rest is named', async () => {
    const evaluator = await evaluated(
      exampleFlow('data', [
        ['paste', { text: TEXT }],
        ['filter', { mode: 'formula', formula: 'score >= 50' }, { table: 'n1.table' }],
        ['type', { column: 'score', to: 'number' }, { table: 'n1.table' }],
        ['compute', { name: 'x', formula: 'score * 2' }, { table: 'n1.table' }],
        ['missing', { mode: 'drop' }, { table: 'n1.table' }],
        ['missing', { mode: 'value', value: 'many', columns: ['score'] }, { table: 'n3.table' }],
        ['duplicates', { columns: ['name'] }, { table: 'n1.table' }],
      ]),
    )
    // Four cells would be needed to say that it nearly is a column of numbers.
    expect((await tableOf(evaluator, 'n2')).name).toEqual(['Fon', 'Nid'])
    expect(notesOf(evaluator, 'n2')).toEqual([['unsure-rows', 2]])
    expect((await tableOf(evaluator, 'n3')).score).toEqual([9, 50, null, null, 100])
    expect(evaluator.stateOf('n3').notes).toMatchObject([
      { code: 'not-understood', values: { count: 1 }, shown: { head: [['score', 3, 'n.a.?']] } },
    ])
    expect(notesOf(evaluator, 'n4')).toEqual([['no-result', 1]])
    expect(notesOf(evaluator, 'n5')).toEqual([['dropped-rows', 1]])
    expect((await tableOf(evaluator, 'n6')).score).toEqual([9, 50, null, null, 100])
    expect(notesOf(evaluator, 'n6')).toEqual([['gaps-left', 2]])
    expect(notesOf(evaluator, 'n7')).toEqual([])
  })

  test('rows without a partner are counted and shown', async () => {
    const flow = (kind: string) =>
      exampleFlow('data', [
        ['paste', { text: TEXT }],
        ['paste', { text: 'city,place\n1,Nan\n2,Trat\n8,Mars' }],
        ['join', { leftKey: 'city', kind }, { left: 'n1.table', right: 'n2.table' }],
      ])
    const inner = await evaluated(flow('inner'))
    expect(notesOf(inner, 'n3')).toEqual([
      ['left-dropped', 3],
      ['right-dropped', 1],
    ])
    expect(inner.stateOf('n3').notes?.[1]?.shown?.head).toEqual([[3, 8, 'Mars']])
    expect(notesOf(await evaluated(flow('outer')), 'n3')).toEqual([
      ['left-alone', 3],
      ['right-alone', 1],
    ])
  })

  test('the import says what it found, and the node keeps what was chosen', async () => {
    const evaluator = await evaluated(
      exampleFlow('data', [['file', file('marks.csv', 'Title\nid;x\n007;1,5\n008;2,5')]]),
    )
    expect(evaluator.stateOf('n1').details).toMatchObject({
      separator: ';',
      decimal: ',',
      header: 1,
      encoding: 'utf-8',
      lines: [['Title'], ['id', 'x'], ['007', '1,5'], ['008', '2,5']],
      columns: [
        { name: 'id', type: 'text' },
        { name: 'x', type: 'number' },
      ],
    })
    const wrong = await evaluated(
      exampleFlow('data', [['file', { ...file('a.csv', 'a\n1'), import: { separator: 'xx' } }]]),
    )
    expect(wrong.stateOf('n1').problem).toMatchObject({ code: 'param-bad-value' })
  })
})
