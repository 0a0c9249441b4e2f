import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FlowEvaluator } from '@panya/engines/flow/evaluator.ts'
import type { FlowContent } from '@panya/engines/flow/flow-content.ts'
import { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { pythonCode } from '@panya/engines/flow/python-code.ts'
import { Duck } from '@panya/engines/tabular/duck.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ExampleStep, exampleFlow } from '../../flow-kit/example-flow.ts'
import { notebookFiles } from '../../flow-kit/notebook-files.ts'
import { DATA_EXAMPLES } from './examples/data-examples.ts'
import type { ThaiMapData } from './nodes/charts/thai-map.ts'
import { dataRegistry } from './nodes/data-nodes.ts'
import { DATA_CASES } from './testing/data-cases.ts'
import { nodeDuckDatabase, nodeTabular } from './testing/node-tabular.ts'

/** Every table node against what pandas, SciPy and scikit-learn give for the Python that the node generates. */

const REFERENCES = JSON.parse(
  readFileSync(join(import.meta.dirname, 'testdata/references.json'), 'utf8'),
) as Record<string, unknown>
let duck: Duck
beforeAll(async () => {
  duck = new Duck(await nodeDuckDatabase())
})

async function evaluated(content: FlowContent) {
  const { executor } = nodeTabular(() => Promise.resolve(duck))
  const evaluator = new FlowEvaluator({ registry: dataRegistry, executors: { tabular: executor } })
  evaluator.setContent(content)
  await evaluator.idle()
  return evaluator
}

async function tableOf(
  evaluator: FlowEvaluator,
  node: string,
  port = 'table',
): Promise<Record<string, unknown[]>> {
  const value = evaluator.stateOf(node).outputs?.[port]
  expect(evaluator.stateOf(node).problem).toBeUndefined()
  const taken = value && (await evaluator.take(value))
  if (taken?.type !== 'table') throw new Error('no table')
  return Object.fromEntries(taken.columns.map(({ name }, i) => [name, [...taken.data[i]!]]))
}

function same(ours: unknown, theirs: unknown, tolerance: number): boolean {
  if (typeof ours === 'number' && typeof theirs === 'number')
    return Math.abs(ours - theirs) <= tolerance * Math.max(1, Math.abs(theirs))
  return ours === theirs || (ours ?? null) === (theirs ?? null)
}

const sortedRows = (columns: unknown[][]): unknown[][] => {
  const rows = (columns[0] ?? []).map((_, i) => columns.map((column) => column[i] ?? null))
  const keyed = rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  return columns.map((_, i) => keyed.map((row) => row[i]))
}

/** Where a school's computers may stand. */
const ZONES = ['UTC', 'Asia/Bangkok', 'America/New_York']
const home = process.env.TZ

describe.each(ZONES)('in %s, against pandas, SciPy and scikit-learn', (zone) => {
  beforeAll(() => {
    process.env.TZ = zone
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  })
  afterAll(() => {
    if (home === undefined) delete process.env.TZ
    else process.env.TZ = home
  })
  test.each(DATA_CASES)(
    '$name',
    async ({ name, content, node, port, tolerance = 1e-9, unordered }) => {
      const evaluator = await evaluated(content)
      const reference = REFERENCES[name]
      if (typeof reference === 'number') {
        const value = evaluator.stateOf(node).outputs?.[port] as { value: number }
        expect(Math.abs(value.value - reference)).toBeLessThanOrEqual(
          Math.max(tolerance, 1e-9) * Math.max(1, Math.abs(reference)),
        )
        return
      }
      const ours = await tableOf(evaluator, node, port)
      const theirs = reference as Record<string, unknown[]>
      const names = Object.keys(theirs).filter((column) => column in ours)
      expect(names.length).toBeGreaterThan(0)
      const [a, b] = [names.map((column) => ours[column]!), names.map((column) => theirs[column]!)]
      const [left, right] = unordered ? [sortedRows(a), sortedRows(b)] : [a, b]
      left.forEach((column, at) => {
        expect(column.length, names[at]).toBe(right[at]!.length)
        const wrong = column.findIndex((value, row) => !same(value, right[at]![row], tolerance))
        expect(
          wrong < 0 ? 'same' : JSON.stringify([names[at], wrong, column[wrong], right[at]![wrong]]),
        ).toBe('same')
      })
    },
  )
})

const THROWS = {
  type: 'list',
  value: [
    ['seconds', 'tick', 'dice'],
    [0, 1, 3],
    [0.5, 2, 6],
  ],
} as const

test('a live source gives what it has sent so far, the newest first on the node', async () => {
  const evaluator = await evaluated(
    exampleFlow('data', [['board'], ['count', {}, { what: 'n1.table' }]]),
  )
  expect(evaluator.stateOf('n1').problem).toMatchObject({ code: 'not-started' })
  evaluator.pushLive('n1', { value: THROWS })
  await evaluator.idle()
  expect(await tableOf(evaluator, 'n1')).toEqual({ seconds: [0, 0.5], tick: [1, 2], dice: [3, 6] })
  expect(evaluator.stateOf('n1').preview).toMatchObject({
    head: [
      [0.5, 2, 6],
      [0, 1, 3],
    ],
  })
  expect(evaluator.stateOf('n2').outputs?.number).toMatchObject({ value: 2 })
})

test('values by province, under any of its names; what is no province is named', async () => {
  const text = 'place,n\nกรุงเทพฯ,2\nBangkok,3\nphuket,4\nMars,9'
  const map = async (province: string, value = 'n') =>
    (
      await evaluated(
        exampleFlow('data', [
          ['paste', { text }],
          ['chart-map', { province, value }, { table: 'n1.table' }],
        ]),
      )
    ).stateOf('n2')
  const { preview } = await map('place')
  const { provinces, unknown } = (preview as { data: ThaiMapData }).data
  const known = provinces.filter(({ value }) => value !== null)
  expect(known.map(({ name, value }) => [name, value])).toEqual(
    expect.arrayContaining([
      ['Bangkok', 5],
      ['Phuket', 4],
    ]),
  )
  expect([known.length, provinces.length, unknown]).toEqual([2, 77, ['Mars']])
  expect((await map('n')).problem).toMatchObject({ code: 'no-provinces' })
})

test('every example runs without a problem', async () => {
  for (const { id, content } of DATA_EXAMPLES) {
    const evaluator = await evaluated(content)
    for (const node of content.nodes)
      if (dataRegistry.get(node.type)?.live) evaluator.pushLive(node.id, { value: THROWS })
    await evaluator.idle()
    for (const node of content.nodes)
      expect(evaluator.stateOf(node.id), `${id} ${node.type}`).toMatchObject({ status: 'done' })
  }
})

test('the same answer from memory and from DuckDB', async () => {
  const rows = Array.from(
    { length: 60_000 },
    (_, i) => `${'abc'[i % 3]},${i % 17},${i % 5 === 0 ? '' : i / 7}`,
  )
  const text = `k,n,v\n${rows.join('\n')}`
  const steps = (count: number) =>
    exampleFlow('data', [
      [
        'paste',
        { text: [text.split('\n')[0], ...text.split('\n').slice(1, count + 1)].join('\n') },
      ],
      ['filter', { mode: 'formula', formula: 'n > 3 and k != "b"' }, { table: 'n1.table' }],
      ['group', { by: ['k'], summary: 'mean', values: ['v', 'n'] }, { table: 'n2.table' }],
    ])
  const big = await evaluated({
    ...steps(60_000),
    nodes: steps(60_000).nodes.map((node) => ({ ...node })),
  })
  const grouped = await tableOf(big, 'n3')
  let [sum, known] = [0, 0]
  for (let i = 0; i < 60_000; i++)
    if (i % 3 === 0 && i % 17 > 3 && i % 5 !== 0) [sum, known] = [sum + i / 7, known + 1]
  expect(grouped.k).toEqual(['a', 'c'])
  expect(grouped.v_mean?.[0]).toBeCloseTo(sum / known, 6)
})

const file = (name: string, bytes: Uint8Array | string) => ({
  file: { name, size: bytes.length, data: Buffer.from(bytes).toString('base64') },
})

describe('bad input', () => {
  /** What is said about the last of them. */
  const problem = async (...steps: ExampleStep[]) =>
    (await evaluated(exampleFlow('data', steps))).stateOf(`n${steps.length}`).problem
  test('broken CSV, empty file, broken JSON and Excel are named', async () => {
    expect(await problem(['file', file('a.csv', 'a,b\n1,"open\n2,3')])).toMatchObject({
      code: 'broken-csv',
    })
    expect(await problem(['file', file('a.csv', '  \n ')])).toMatchObject({ code: 'empty-file' })
    expect(await problem(['file', file('a.json', '{"a": [1')])).toMatchObject({
      code: 'broken-json',
    })
    expect(await problem(['file', file('a.xlsx', 'PK nothing')])).toMatchObject({
      code: 'broken-xlsx',
    })
    expect(await problem(['file', { file: { name: 'far.csv', size: 9 } }])).toMatchObject({
      code: 'file-elsewhere',
    })
  })

  test('ten thousand columns are refused, mixed types become text', async () => {
    const wide = Array.from({ length: 10_000 }, (_, i) => `c${i}`).join(',')
    expect(await problem(['paste', { text: wide }])).toMatchObject({ code: 'too-many-columns' })
    const heads = Array.from({ length: 300 }, (_, i) => `c${i}`).join(',')
    const text = [heads, ...[1, 2, 3, 4].map((n) => heads.replaceAll(/c(\d+)/g, `${n}$1`))].join(
      '\n',
    )
    for (const step of ['correlation', 'pca', 'kmeans'])
      expect(await problem(['paste', { text }], [step, {}, { table: 'n1.table' }])).toMatchObject({
        code: 'too-many-columns',
      })
    const mixed = await tableOf(
      await evaluated(exampleFlow('data', [['paste', { text: 'a\n1\ntwo\n3' }]])),
      'n1',
    )
    expect(mixed.a).toEqual(['1', 'two', '3'])
  })

  test('UTF-16, TIS-620 and UTF-8 with a mark are read', async () => {
    const text = 'ชื่อ,คะแนน\nดาว,5'
    const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')])
    const tis620 = Uint8Array.from(text, (letter) =>
      letter.charCodeAt(0) < 128 ? letter.charCodeAt(0) : letter.charCodeAt(0) - 0x0e00 + 0xa0,
    )
    for (const bytes of [utf16, tis620, Buffer.from(`\uFEFF${text}`)]) {
      const table = await tableOf(
        await evaluated(exampleFlow('data', [['file', file('a.csv', bytes)]])),
        'n1',
      )
      expect(table).toEqual({ ชื่อ: ['ดาว'], คะแนน: [5] })
    }
  })

  test('zero rows, a wrong formula and a wrong query stay on their node', async () => {
    const flow = exampleFlow('data', [
      ['paste', { text: 'a,b' }],
      ['describe', {}, { table: 'n1.table' }],
      ['linear', { target: 'b' }, { table: 'n1.table' }],
      ['compute', { formula: '1 +' }, { table: 'n1.table' }],
      ['sql', { query: 'DROP TABLE a' }, { a: 'n1.table' }],
      ['sql', { query: 'SELECT nope FROM a' }, { a: 'n1.table' }],
      ['chart-histogram', { x: 'zzz' }, { table: 'n1.table' }],
    ])
    const evaluator = await evaluated(flow)
    expect(evaluator.stateOf('n2').status).toBe('done')
    const codes = ['n3', 'n4', 'n5', 'n6', 'n7'].map((id) => evaluator.stateOf(id).problem?.code)
    expect(codes).toEqual([
      'needs-numbers',
      'formula-end',
      'sql-only-select',
      'sql-column',
      'no-column',
    ])
  })
})

test('a notebook gets the files its Python reads, in letters every program knows', async () => {
  const text = 'ชื่อ\tคะแนน\nดาว\t5'
  const tis620 = Uint8Array.from(text, (letter) =>
    letter.charCodeAt(0) < 128 ? letter.charCodeAt(0) : letter.charCodeAt(0) - 0x0e00 + 0xa0,
  )
  const content = exampleFlow('data', [
    ['sample', { sample: 'iris' }],
    ['file', file('marks.tsv', tis620)],
    ['file', { file: { name: 'elsewhere.csv', size: 9_000_000 } }],
    ['paste', { text: 'a\n1' }],
    ['sample', { sample: 'iris' }],
  ])
  const { executor } = nodeTabular(() => Promise.resolve(duck))
  const executors = { tabular: executor }
  const session = new FlowSession(content, { registry: dataRegistry, executors })
  await session.evaluator.idle()
  const { files, left } = await notebookFiles(session)
  expect(files.map(({ name }) => name)).toEqual(['iris.csv', 'marks.csv', 'pasted.csv'])
  expect(files[0]?.text?.split('\r\n')).toHaveLength(151)
  expect(files[1]?.text).toBe('ชื่อ,คะแนน\r\nดาว,5')
  expect(left).toEqual(['elsewhere.csv'])
  const code = pythonCode(content, dataRegistry, { nameOf: ({ id }) => id, skipped: (id) => id })
  for (const { name } of files) expect(code).toContain(JSON.stringify(name))
  session.dispose()
})

describe('k-means says what it did with columns that spread differently', () => {
  const PAIRS = 'height,pay\n1.5,10000\n1.52,30000\n1.51,20000\n1.9,10500\n1.92,30500\n1.91,20500'
  const notesFor = async (spread: string) => {
    const steps: ExampleStep[] = [
      ['paste', { text: PAIRS }],
      ['kmeans', { k: 2, spread }, { table: 'n1.table' }],
    ]
    const evaluator = await evaluated(exampleFlow('data', steps))
    const { cluster } = await tableOf(evaluator, 'n2')
    return { cluster, notes: evaluator.stateOf('n2').notes }
  }

  test('by itself the columns are made comparable, and the small and the tall are told apart', async () => {
    const { cluster, notes } = await notesFor('auto')
    expect(cluster).toEqual(['1', '1', '1', '2', '2', '2'])
    expect(notes).toMatchObject([
      { code: 'clusters-scaled', values: { wide: 'pay', narrow: 'height' } },
    ])
  })

  test('left as they are, the large numbers decide, and the node warns', async () => {
    const { cluster, notes } = await notesFor('no')
    expect(cluster).not.toEqual(['1', '1', '1', '2', '2', '2'])
    expect(notes).toMatchObject([{ code: 'clusters-unscaled' }])
  })
})
