import { FlowEvaluator } from '@panya/engines/flow/evaluator.ts'
import { Duck } from '@panya/engines/tabular/duck.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ExampleStep, exampleFlow } from '../../flow-kit/example-flow.ts'
import { hostileParams } from '../../flow-kit/testing/hostile-params.ts'
import { problemTexts } from '../../flow-kit/testing/said-in-words.ts'
import { DATA_NODES, dataRegistry } from './nodes/data-nodes.ts'
import { dataOps } from './nodes/data-runs.ts'
import { nodeDuckDatabase, nodeTabular } from './testing/node-tabular.ts'

/** Whatever is set and whatever comes in: a node says what is wrong by a message of ours, in the learner's language. */

/** The library is read and made ready first. */
const LOADING = 60_000

let duck: Duck
let expectSaid: Awaited<ReturnType<typeof problemTexts>>
beforeAll(async () => {
  duck = new Duck(await nodeDuckDatabase())
  expectSaid = await problemTexts((locale) => import(`./messages/${locale}.ts`))
}, LOADING)

async function problemsOf(steps: ExampleStep[], big?: number) {
  const { executor } = nodeTabular(() => Promise.resolve(duck), 'en-GB', big)
  const evaluator = new FlowEvaluator({ registry: dataRegistry, executors: { tabular: executor } })
  evaluator.setContent(exampleFlow('', steps))
  await evaluator.idle()
  return evaluator.stateOf(`n${steps.length}`)
}

const TABLES = [
  'name,team,score\nDao,red,8\nFon,blue,3\nKla,red,6\nMek,blue,9',
  'a\n',
  'a,b\n,\n,\n',
  'เอ,"b c","d\'e"\nก,"x""y",1\nข,"; DROP TABLE a",2\n',
  'a,a,a\n1,2,3\n',
  'n\n1e308\n-1e308\n0\n',
]

/** Those that are also computed as if they were long. */
const LONG = [TABLES[0], TABLES[3]]

/** Nodes that have a question for DuckDB. */
const inDuck = new Set(
  Object.entries(dataOps).flatMap(([type, op]) => ('sql' in op && op.sql ? type : [])),
)

describe('hostile settings over every table node', () => {
  const nodes = DATA_NODES.filter(({ live, inputs }) => !live && inputs.length > 0)
  test.each(nodes.map((node) => [node.type, node] as const))('%s', async (type, node) => {
    for (const text of TABLES) {
      const sources = node.inputs.map(
        (port): ExampleStep =>
          port.types.includes('model')
            ? ['data.linear', { target: 'score' }, { table: 'n1.table' }]
            : ['data.paste', { text }],
      )
      const steps: ExampleStep[] = [['data.paste', { text: TABLES[0] }], ...sources]
      const wires = Object.fromEntries(
        node.inputs.map((port, at) => [
          port.name,
          `n${at + 2}.${port.types.includes('model') ? 'model' : 'table'}`,
        ]),
      )
      for (const params of hostileParams(node, ['name', 'score', 'a', 'no such column'])) {
        const { status, problem } = await problemsOf([...steps, [type, params, wires]])
        const about = `${type} ${JSON.stringify(params)} of ${text}`
        if (problem) expectSaid(problem, about)
        else expect(['done', 'blocked'], about).toContain(status)
        if (!inDuck.has(type) || !LONG.includes(text)) continue
        // A long table is computed in DuckDB: what is wrong is the same, and is said in the same words.
        const long = await problemsOf([...steps, [type, params, wires]], 0)
        expect([long.status, long.problem?.code], about).toEqual([status, problem?.code])
      }
    }
  })
})

describe('what DuckDB says is said in every language', () => {
  test.each([
    ['SELECT nme FROM a', 'sql-column', 'nme'],
    ['SELECT * FROM b', 'sql-table', 'b'],
    ['SELECT FROM FROM a', 'sql-syntax', 'FROM'],
    ['SELECT (1', 'sql-end', ''],
    ['SELECT avrage(score) FROM a', 'sql-function', 'avrage'],
    ['SELECT name, sum(score) FROM a GROUP BY team', 'sql-group', 'name'],
    ['SELECT CAST(name AS INTEGER) FROM a', 'sql-convert', 'Dao'],
    ['SELECT name FROM a, a AS z', 'sql-ambiguous', 'name'],
    ["SELECT * FROM read_csv('/etc/passwd')", 'sql-locked', ''],
    ["SELECT * FROM 'https://example.org/x.csv'", 'sql-locked', ''],
    ['SELECT sum(name) FROM a', 'sql-kinds', ''],
  ])('%s', async (query, code, about) => {
    const { status, problem } = await problemsOf([
      ['data.paste', { text: TABLES[0] }],
      ['data.sql', { query }, { a: 'n1.table' }],
    ])
    expect(status).toBe('error')
    expect(problem).toMatchObject({ code })
    if (about) expect(Object.values(problem!.values!)).toContain(about)
    expectSaid(problem!, query)
  })
})

describe('not ready yet is not wrong', () => {
  test.each([
    ['data.sort', {}],
    ['data.marked', {}],
    ['data.marked', { marked: { of: 'another.table', rows: [0] } }],
    ['data.marked', { marked: { of: '', rows: [99] } }],
    ['data.marked', { marked: { of: '', rows: [], tooMany: true } }],
    ['data.unpivot', {}],
    ['data.merge-text', {}],
    ['data.rename', { column: 'name', to: '  ' }],
    ['data.t-test', {}],
    ['data.chart-bar', {}],
  ])('%s waits for a choice', async (type, params) => {
    const { status, problem } = await problemsOf([
      ['data.paste', { text: TABLES[0] }],
      [type, params, { table: 'n1.table' }],
    ])
    expect(['needs-input', 'done']).toContain(status)
    if (problem) expectSaid(problem, type)
  })

  test('a table that nobody has written anything into', async () => {
    expect(await problemsOf([['data.paste', { text: '  ' }]])).toMatchObject({
      status: 'needs-input',
      problem: { code: 'empty-file' },
    })
  })
})

describe('formulas that take dates apart', () => {
  const asked = async (text: string, formula: string, type = 'data.compute') =>
    problemsOf([
      // Kept as text: as a date the import would have said already what it guessed.
      ['data.paste', { text, import: { columns: [{ column: 'day', type: 'text' }] } }],
      [
        type,
        type === 'data.compute' ? { name: 'x', formula } : { mode: 'formula', formula },
        { table: 'n1.table' },
      ],
    ])
  const OPEN = 'day,n\n03/04/2024,1\n05/06/2024,2\n07/07/2024,3\n'

  test.each(['month(day)', 'day(day)', 'weekday(day)', 'year(day) + month(day)'])(
    '%s says how it read what could be read both ways, and in how many cells',
    async (formula) => {
      const { status, notes } = await asked(OPEN, formula)
      expect(status).toBe('done')
      expect(notes).toMatchObject([{ code: 'formula-dmy', values: { column: 'day', count: 2 } }])
    },
  )

  test('a filter says it too', async () => {
    const { notes } = await asked(OPEN, 'month(day) = 4', 'data.filter')
    expect(notes).toMatchObject([{ code: 'formula-dmy', values: { count: 2 } }])
  })

  test('nothing is said where the dates decide it themselves', async () => {
    const { notes } = await asked('day,n\n03/04/2024,1\n25/06/2024,2\n', 'month(day)')
    expect(notes ?? []).toEqual([])
  })
})
