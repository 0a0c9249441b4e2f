import { newFigure } from '@panya/domain/classroom/flow-check.ts'
import { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { expect, test } from 'vitest'
import { exampleFlow } from '../../flow-kit/example-flow.ts'
import { judgeFlow } from '../../flow-kit/task/judge-flow.ts'
import { choices } from './check-choices.ts'
import { dataRegistry } from './nodes/data-nodes.ts'
import { nodeTabular } from './testing/node-tabular.ts'

const TABLE = 'name,age\nNok,10\nMai,14\n'

test('a cell is found by its column and its row, also by what they are called on the screen', async () => {
  const content = exampleFlow('data', [
    ['paste', { text: TABLE }],
    ['describe', {}, { table: 'n1.table' }],
    ['show', {}, { table: 'n1.table' }],
  ])
  const { executor } = nodeTabular()
  const session = new FlowSession(content, {
    registry: dataRegistry,
    executors: { tabular: executor },
  })
  await session.evaluator.idle()
  const cell = { ...newFigure, node: 'data.describe', port: 'table', what: 'cell' } as const
  const wishes = [
    { ...cell, column: 'mean', row: 'age', value: 12 },
    { ...cell, column: 'The mean', row: 'age', value: 12 },
    { ...cell, column: 'mean', row: 'height', value: 12 },
    { ...newFigure, node: 'data.show', port: 'table', what: 'rows', value: 2 } as const,
  ]
  const label = (name: string) => (name === 'mean' ? 'The mean' : name)
  const results = await judgeFlow(session, wishes, label)
  expect(results.map(({ kind }) => kind)).toEqual(['passed', 'passed', 'no-figure', 'passed'])
  session.dispose()
})

test('every node can be asked for by its name, and those that give numbers for these', async () => {
  const found = await choices('en')
  for (const { id, title, group } of found) expect([title, group], id).not.toContain(id)
  const metrics = found.find(({ id }) => id === 'data.metrics')
  expect(metrics?.figures).toContainEqual(expect.objectContaining({ port: 'score', what: 'value' }))
})
