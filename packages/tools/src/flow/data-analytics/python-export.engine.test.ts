/** Every example as a folder with Python in it: all files are there, and real Python runs it to the end. */

import type { FlowContent } from '@panya/engines/flow/flow-content.ts'
import { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { pythonCode } from '@panya/engines/flow/python-code.ts'
import { requirementsOf } from '@panya/engines/flow/python-folder.ts'
import { Duck } from '@panya/engines/tabular/duck.ts'
import { beforeAll, expect, test } from 'vitest'
import { exampleFlow } from '../../flow-kit/example-flow.ts'
import { notebookFiles } from '../../flow-kit/notebook-files.ts'
import { OF_PYTHON } from '../../flow-kit/notebook-packages.ts'
import { missingHere, runFolder } from '../../flow-kit/testing/run-folder.ts'
import { DATA_EXAMPLES } from './examples/data-examples.ts'
import { dataRegistry } from './nodes/data-nodes.ts'
import { nodeDuckDatabase, nodeTabular } from './testing/node-tabular.ts'

let duck: Duck
beforeAll(async () => {
  duck = new Duck(await nodeDuckDatabase())
})

const READINGS = [
  ['time', 'dice'],
  [0, 3],
  [0.5, 6],
  [1, 3],
]

async function exported(content: FlowContent) {
  const { executor } = nodeTabular(() => Promise.resolve(duck))
  const session = new FlowSession(content, {
    registry: dataRegistry,
    executors: { tabular: executor },
  })
  // What a board, a microphone or a timer would have sent.
  for (const { id, type } of content.nodes)
    if (dataRegistry.get(type)?.live)
      session.evaluator.pushLive(id, { value: { type: 'list', value: READINGS } })
  await session.evaluator.idle()
  const code = pythonCode(content, dataRegistry, {
    nameOf: ({ id }) => id,
    skipped: (name) => `${name} left out`,
  })
  const { files, left } = await notebookFiles(session)
  const requirements = requirementsOf(code, OF_PYTHON)
  return { session, left, folder: { code, files, readme: '# flow', requirements } }
}

const packagesOf = (code: string): string[] =>
  Array.from(code.matchAll(/^(?:import|from) (\w+)/gm), ([, name]) => name!)

test.for(DATA_EXAMPLES)('$id runs as a folder', async ({ content }, { skip }) => {
  const { folder, left } = await exported(content)
  expect(left).toEqual([])
  for (const [, name] of folder.code.matchAll(/read_csv\("([^"]+)"\)/g))
    expect(folder.files.map((file) => file.name)).toContain(name)
  for (const line of folder.requirements.trim().split('\n')) expect(line).toMatch(/^[\w-]+==[\d.]+/)
  const here = missingHere(packagesOf(folder.code))
  if (!here || here.missing.length > 0)
    return skip(`not run in CPython: no ${here?.missing.join(', ') ?? 'Python'} here`)
  expect(() => runFolder(here.python, folder)).not.toThrow()
})

test('marked rows and the others are the same in Python', async ({ skip }) => {
  const content = exampleFlow('data', [
    ['sample', { sample: 'iris' }],
    ['sort', { columns: ['petal_length'], order: 'down' }, { table: 'n1.table' }],
    ['marked', { marked: { of: '', rows: [0, 3, 149] } }, { table: 'n2.table' }],
  ])
  const { session, folder } = await exported(content)
  const here = missingHere(['pandas'])
  if (!here || here.missing.length > 0) return skip('not here: pandas')
  const lists = '[marked_table.values.tolist(), marked_rest.values.tolist()]'
  const printed = runFolder(here.python, folder, `\nimport json\nprint(json.dumps(${lists}))\n`)
  const both = JSON.parse(printed.trim().split('\n').at(-1)!) as unknown[][][]
  for (const [at, port] of ['table', 'rest'].entries()) {
    const value = session.evaluator.stateOf('n3').outputs?.[port]
    const taken = value && (await session.evaluator.take(value))
    if (taken?.type !== 'table') throw new Error('no table')
    expect(both[at]).toEqual(both[at]!.map((_, row) => taken.data.map((column) => column[row])))
  }
  expect(both.map(({ length }) => length)).toEqual([3, 147])
}, 60_000)

test('the same rows are kept for the test as in the flow', async ({ skip }) => {
  const content = exampleFlow('data', [
    ['sample', { sample: 'iris' }],
    ['split', { share: 70, seed: 42 }, { table: 'n1.table' }],
    ['tree', { target: 'species', depth: 2 }, { table: 'n2.train' }],
    ['predict', {}, { model: 'n3.model', table: 'n2.test' }],
  ])
  const { session, folder } = await exported(content)
  const value = session.evaluator.stateOf('n4').outputs?.table
  const taken = value && (await session.evaluator.take(value))
  if (taken?.type !== 'table') throw new Error('no table')
  const here = missingHere(['pandas', 'sklearn'])
  if (!here || here.missing.length > 0) return skip('not here: pandas or scikit-learn')
  const printed = runFolder(here.python, folder, '\nprint(predicted.to_json(orient="split"))\n')
  const { data } = JSON.parse(printed.trim().split('\n').at(-1)!) as { data: unknown[][] }
  expect(data).toEqual(data.map((_, row) => taken.data.map((column) => column[row])))
  expect(data).toHaveLength(45)
}, 60_000)
