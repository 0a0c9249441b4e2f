import type { FlowContent } from '@panya/engines/flow/flow-content.ts'
import { setParam } from '@panya/engines/flow/flow-edit.ts'
import { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { expect, test, vi } from 'vitest'
import { exampleFlow } from '../../flow-kit/example-flow.ts'
import { clearMarked, markItems } from '../../flow-kit/row-selection.ts'
import { followMarks } from './follow-marks.ts'
import { dataRegistry } from './nodes/data-nodes.ts'
import { nodeTabular } from './testing/node-tabular.ts'

const TEXT = 'name,team,score\nDao,red,8\nFon,blue,3\nKla,red,6\nMai,blue,9'

async function opened(content: FlowContent) {
  const { executor } = nodeTabular(() => Promise.reject(new Error('no DuckDB here')))
  const session = new FlowSession(content, {
    registry: dataRegistry,
    executors: { tabular: executor },
  })
  await session.evaluator.idle()
  return session
}

const flow = (...more: Parameters<typeof exampleFlow>[1]): FlowContent =>
  exampleFlow('data', [['paste', { text: TEXT }], ...more])

async function columnOf(session: FlowSession, node: string, port: string, at = 0) {
  await session.evaluator.idle()
  const value = session.evaluator.stateOf(node).outputs?.[port]
  const taken = value && (await session.evaluator.take(value))
  return taken?.type === 'table' ? taken.data[at] : null
}

async function linksOf(session: FlowSession, node: string) {
  const { preview } = session.evaluator.stateOf(node)
  if (preview?.kind === 'table') return preview.links!
  return (preview as { data: { links: never[] } }).data.links
}

const takenBy = (session: FlowSession, node: string) =>
  (session.content.nodes.find(({ id }) => id === node)!.params.marked as { rows: number[] })?.rows

test('what is marked in a table goes on, the others leave beside it', async () => {
  const session = await opened(flow(['marked', {}, { table: 'n1.table' }]))
  expect(session.evaluator.stateOf('n2').problem).toMatchObject({ code: 'mark-rows' })
  const end = followMarks(session)
  const links = await linksOf(session, 'n1')
  markItems(session, links, [2], true)
  markItems(session, links, [0], true)
  await vi.waitFor(() => expect(takenBy(session, 'n2')).toEqual([0, 2]))
  expect(await columnOf(session, 'n2', 'table')).toEqual(['Dao', 'Kla'])
  expect(await columnOf(session, 'n2', 'rest')).toEqual(['Fon', 'Mai'])
  clearMarked(session)
  await vi.waitFor(() => expect(takenBy(session, 'n2')).toEqual([]))
  await session.evaluator.idle()
  expect(session.evaluator.stateOf('n2').status).toBe('needs-input')
  end()
  markItems(session, links, [1], true)
  await session.evaluator.idle()
  expect(takenBy(session, 'n2')).toEqual([])
})

test('a bar of a chart hands on the rows it stands for, also after a sort', async () => {
  const session = await opened(
    flow(
      ['sort', { columns: ['score'], order: 'down' }, { table: 'n1.table' }],
      ['marked', {}, { table: 'n2.table' }],
      ['group', { by: ['team'], summary: 'sum', values: ['score'] }, { table: 'n1.table' }],
      ['chart-bar', { x: 'team', y: 'score_sum' }, { table: 'n4.table' }],
    ),
  )
  followMarks(session)
  markItems(session, await linksOf(session, 'n5'), [0], false)
  await vi.waitFor(() => expect(takenBy(session, 'n3')).toHaveLength(2))
  const teams = await columnOf(session, 'n3', 'table', 1)
  expect(new Set(teams).size).toBe(1)
})

test('marks of a table that has changed since are not taken for rows of the new one', async () => {
  const session = await opened(flow(['marked', {}, { table: 'n1.table' }]))
  followMarks(session)
  markItems(session, await linksOf(session, 'n1'), [3], true)
  await vi.waitFor(() => expect(takenBy(session, 'n2')).toEqual([3]))
  session.apply(setParam(session.content, 'n1', 'text', TEXT.replace('Dao', 'Zoe')))
  await session.evaluator.idle()
  expect(session.evaluator.stateOf('n2').problem).toMatchObject({
    code: 'mark-again',
    notReady: true,
  })
})

test('a flow that is opened again has the rows it was saved with', async () => {
  const first = await opened(flow(['marked', {}, { table: 'n1.table' }]))
  followMarks(first)
  markItems(first, await linksOf(first, 'n1'), [1], true)
  await vi.waitFor(() => expect(takenBy(first, 'n2')).toEqual([1]))
  const again = await opened(JSON.parse(JSON.stringify(first.content)) as FlowContent)
  followMarks(again)
  expect(await columnOf(again, 'n2', 'table')).toEqual(['Fon'])
})
