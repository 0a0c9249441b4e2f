/** Every table node and every example as a folder with Python in it: CPython gives what the tool gives. */
import type { FlowContent } from '@panya/engines/flow/flow-content.ts'
import { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { Duck } from '@panya/engines/tabular/duck.ts'
import { beforeAll, expect, test } from 'vitest'
import { exampleFlow } from '../../flow-kit/example-flow.ts'
import { compareFlows, type FlowResult } from '../../flow-kit/testing/compare-flows.ts'
import type { Compared } from '../../flow-kit/testing/compare-values.ts'
import { demoVariants } from '../../flow-kit/testing/demo-variants.ts'
import { DATA_EXAMPLES } from './examples/data-examples.ts'
import { DATA_DEMOS } from './help/data-demos.ts'
import { DATA_NODES, dataRegistry } from './nodes/data-nodes.ts'
import { DATA_CASES } from './testing/data-cases.ts'
import { nodeDuckDatabase, nodeTabular } from './testing/node-tabular.ts'

/** Names in Thai and Arabic, with quotes, a line break and a backslash, words of Python, one name twice, and texts that look like numbers or gaps. */
const AWKWARD = [
  'รหัส,"a ""b""","line\nbreak",class,import,الاسم,a,a,NA,"x\\y",pc1',
  ...Array.from({ length: 24 }, (_, row) =>
    [
      `00${row}`,
      row % 5,
      (row * 7) % 11,
      row % 2 ? 'yes' : 'no',
      row * 1.5,
      `اسم ${row % 3}`,
      row,
      row * 2,
      row % 4 ? 'NA' : 'x',
      row % 3 ? 'p\\n' : '"""q"""',
      (row * row) % 13,
    ].join(','),
  ),
].join('\n')

const T = { table: 'n1.table' }
const NUMBERS = ['a "b"', 'pc1', 'import']
const SEMICOLONS = Buffer.from('code;price;day\n007;1,5;31/01/2567\n010;2,25;01/02/2567\n')
const SHEET = {
  name: '../../ราคา "x".csv',
  size: SEMICOLONS.length,
  data: SEMICOLONS.toString('base64'),
}

const OWN = [
  {
    name: 'own: names of every kind',
    content: exampleFlow('data', [
      ['paste', { text: AWKWARD }],
      ['sort', { columns: ['a "b"'], order: 'down' }, T],
      ['group', { by: ['الاسم', 'class'], summary: 'mean', values: ['line\nbreak'] }, T],
      ['filter', { rules: [{ column: 'NA', test: '=', value: 'NA' }] }, T],
      ['split', { share: 70, seed: 3 }, T],
      ['tree', { target: 'class', features: NUMBERS }, { table: 'n5.train' }],
      ['predict', {}, { model: 'n6.model', table: 'n5.test' }],
      ['metrics', { actual: 'class', predicted: 'prediction' }, { table: 'n7.table' }],
      ['predict', {}, { model: 'n6.model', table: 'n7.table' }],
      ['kmeans', { features: ['a "b"', 'pc1'] }, T],
      ['kmeans', { features: ['import'], k: 2 }, { table: 'n10.table' }],
      ['hierarchical', { features: NUMBERS }, T],
      ['pca', { features: NUMBERS }, T],
      ['compute', { name: 'ผล', formula: '[a "b"] + [import]' }, T],
      ['rename', { column: 'import', to: 'from' }, T],
      ['describe', {}, T],
      ['join', { leftKey: 'รหัส', kind: 'outer' }, { left: 'n2.table', right: 'n4.table' }],
      ['unpivot', { columns: ['a', 'a_2'] }, T],
      ['merge-text', { columns: ['รหัส', 'a "b"', 'NA'], separator: '\\n"' }, T],
    ]),
  },
  {
    name: 'own: files of one name, decimal commas, years of the Buddhist era',
    content: exampleFlow('data', [
      ['file', { file: SHEET }],
      ['file', { file: { ...SHEET, data: Buffer.from('price\n1\n').toString('base64') } }],
      ['describe', {}, T],
      ['dates', { column: 'day' }, T],
    ]),
  },
]

const FLOWS = [
  ...DATA_EXAMPLES.map(({ id, content }) => ({ name: `example: ${id}`, content })),
  ...DATA_CASES.map(({ name, content }) => ({ name: `node: ${name}`, content })),
  ...demoVariants(DATA_DEMOS, dataRegistry).map((one) => ({ ...one, name: `help: ${one.name}` })),
  ...OWN,
]

const EXACT = { levels: 0, beyond: 0 }

const algorithmOf = ({ params }: { params: Record<string, unknown> }): string =>
  typeof params.algorithm === 'string' ? params.algorithm : ''

/** Trees and forests throw dice of their own among splits that are as good: a row or two may be judged otherwise. */
function toleranceOf({ content }: { content: FlowContent }, type: string): Compared {
  if (type === 'data.pca') return { ...EXACT, signs: /^pc\d/ }
  const isDice = content.nodes.some(
    (node) => node.type === 'data.cross-validate' && /tree|forest/.test(algorithmOf(node)),
  )
  if (type === 'data.cross-validate' && isDice) return { ...EXACT, number: 0.04 }
  return undefined
}

const READINGS = [
  ['time', 'dice'],
  [0, 3],
  [0.5, 6],
  [1, 3],
]

function opened(duck: Duck, content: FlowContent): FlowSession {
  const { executor } = nodeTabular(() => Promise.resolve(duck))
  const executors = { tabular: executor }
  const session = new FlowSession(content, { registry: dataRegistry, executors })
  // What a board, a microphone or a timer would have sent.
  for (const { id, type } of content.nodes)
    if (dataRegistry.get(type)?.live)
      session.evaluator.pushLive(id, { value: { type: 'list', value: READINGS } })
  return session
}

let results: Map<string, FlowResult>
beforeAll(async () => {
  const duck = new Duck(await nodeDuckDatabase())
  const open = (content: FlowContent) => opened(duck, content)
  results = await compareFlows(FLOWS, { registry: dataRegistry, open, toleranceOf })
}, 300_000)

test('every table node is in one of the flows, but those that wait for a device or a class', () => {
  const tried = new Set(FLOWS.flatMap(({ content }) => content.nodes.map(({ type }) => type)))
  const rest = DATA_NODES.filter(({ type }) => !tried.has(type))
  expect(rest.filter(({ live }) => !live).map(({ type }) => type)).toEqual([])
})

test.for(FLOWS)('$name', ({ name }, { skip }) => {
  const { notRun, found } = results.get(name)!
  if (notRun) return skip(notRun)
  expect(found).toEqual([])
})
