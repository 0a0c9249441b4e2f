import { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { RowLinks } from '@panya/engines/flow/row-links.ts'
import { Duck } from '@panya/engines/tabular/duck.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { exampleFlow } from '../../flow-kit/example-flow.ts'
import { isInLongTable, markItems, rowSelection } from '../../flow-kit/row-selection.ts'
import { followMarks } from './follow-marks.ts'
import { dataRegistry } from './nodes/data-nodes.ts'
import { nodeDuckDatabase, nodeTabular } from './testing/node-tabular.ts'

/** What is marked where rows are so many that DuckDB computes with them. */

let duck: Duck
beforeAll(async () => {
  duck = new Duck(await nodeDuckDatabase())
}, 60_000)

const ROWS = 60_000
/** Two teams, a small one and one of more rows than can be taken. */
const text = `id,team\n${Array.from({ length: ROWS }, (_, at) => `${at},${at % 10 === 0 ? 'red' : 'blue'}`).join('\n')}`

async function opened() {
  const { executor } = nodeTabular(() => Promise.resolve(duck))
  const content = exampleFlow('data', [
    ['paste', { text }],
    ['chart-bar', { x: 'team' }, { table: 'n1.table' }],
    ['filter', { mode: 'formula', formula: 'id >= 10' }, { table: 'n1.table' }],
    ['marked', {}, { table: 'n1.table' }],
  ])
  const session = new FlowSession(content, {
    registry: dataRegistry,
    executors: { tabular: executor },
  })
  await session.evaluator.idle()
  followMarks(session)
  return session
}

const linksOf = (session: FlowSession, node: string): RowLinks[] => {
  const preview = session.evaluator.stateOf(node).preview as unknown as {
    links?: RowLinks[]
    data?: { links: RowLinks[] }
  }
  return preview.links ?? preview.data!.links
}

const takenBy = (session: FlowSession) =>
  session.content.nodes.find(({ id }) => id === 'n4')!.params.marked as
    | { rows: number[]; tooMany?: boolean }
    | undefined

test('a bar of a long table hands on all of its rows, and the rest leaves beside them', async () => {
  const session = await opened()
  expect(session.evaluator.stateOf('n2').status).toBe('done')
  markItems(session, linksOf(session, 'n2'), [0], false)
  await vi.waitFor(() => expect(takenBy(session)?.rows).toHaveLength(6000))
  await session.evaluator.idle()
  expect(session.evaluator.stateOf('n4').outputs).toMatchObject({
    table: { rows: 6000 },
    rest: { rows: 54_000 },
  })
})

test('more than can be taken is none, and the node says how many it may be', async () => {
  const session = await opened()
  markItems(session, linksOf(session, 'n2'), [1], false)
  await vi.waitFor(() => expect(takenBy(session)).toMatchObject({ rows: [], tooMany: true }))
  await session.evaluator.idle()
  expect(session.evaluator.stateOf('n4')).toMatchObject({
    status: 'needs-input',
    problem: { code: 'mark-fewer', values: { max: 50_000 } },
  })
})

test('rows of a table made from a long one are not taken for rows of that one', async () => {
  const session = await opened()
  markItems(session, linksOf(session, 'n3'), [0], false)
  await session.evaluator.idle()
  expect(takenBy(session)?.rows ?? []).toEqual([])
  expect(session.evaluator.stateOf('n4').problem).toMatchObject({ code: 'mark-rows' })
  // The bar below the tables says that marks stay where they are.
  expect(isInLongTable(session, rowSelection(session).rows)).toBe(true)
})
