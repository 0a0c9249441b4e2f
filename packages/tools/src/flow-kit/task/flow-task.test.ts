import type { CheckWish } from '@panya/domain/classroom/check.ts'
import { newFigure } from '@panya/domain/classroom/flow-check.ts'
import { EMPTY_FLOW, type FlowContent } from '@panya/engines/flow/flow-content.ts'
import { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { arithmeticWorld } from '@panya/engines/flow/testing/arithmetic.ts'
import { expect, test } from 'vitest'
import { flowLines } from './flow-lines.ts'
import { judgeFlow } from './judge-flow.ts'
import { recordFlow } from './record-flow.ts'
import { loadFlowTaskMessages } from './task-messages.ts'

const position = { x: 0, y: 0 }
const wire = (from: string, to: string) => ({
  id: `${from}-${to}`,
  from: { node: from, port: 'out' },
  to: { node: to, port: 'a' },
})

/** 9 -> root -> add 1, and a number that lies about. */
const FLOW: FlowContent = {
  ...EMPTY_FLOW,
  nodes: [
    { id: 'n1', type: 'math.number', position, params: { value: 9 } },
    { id: 'n2', type: 'math.root', position, params: {} },
    { id: 'n3', type: 'math.add', position, params: { plus: 1 }, title: 'Answer' },
    { id: 'n4', type: 'math.column', position, params: {} },
    { id: 'n5', type: 'text.word', position, params: {} },
  ],
  edges: [wire('n1', 'n2'), wire('n2', 'n3')],
}

async function opened(content: FlowContent = FLOW): Promise<FlowSession> {
  const session = new FlowSession(content, arithmeticWorld())
  await session.evaluator.idle()
  return session
}

const same = (name: string) => name
async function judge(check: CheckWish, content?: FlowContent) {
  return (await judgeFlow(await opened(content), [check], same))[0]
}

const figure = (part: Partial<typeof newFigure>): CheckWish => ({
  ...newFigure,
  node: 'math.add',
  port: 'out',
  value: 4,
  ...part,
})

test('a figure counts at the node it was asked of, and says what it is where it is beside it', async () => {
  expect(await judge(figure({}))).toEqual({ kind: 'passed' })
  expect(await judge(figure({ named: ' Answer ' }))).toEqual({ kind: 'passed' })
  expect(await judge(figure({ value: 4.2, within: 0.2 }))).toEqual({ kind: 'passed' })
  expect(await judge(figure({ value: 5, is: 'at-least' }))).toEqual({ kind: 'beside', shown: 4 })
  expect(await judge(figure({ named: 'Result' }))).toEqual({ kind: 'unnamed' })
  expect(await judge(figure({ node: 'math.tick' }))).toEqual({ kind: 'absent' })
  expect(await judge(figure({ what: 'rows' }))).toEqual({ kind: 'no-figure' })
  expect(await judge(figure({ node: 'text.word' }))).toEqual({ kind: 'no-figure' })
})

test('a result of before is none while the flow cannot be computed', async () => {
  const nodes = FLOW.nodes.map((node) =>
    node.id === 'n1' ? { ...node, params: { value: -9 } } : node,
  )
  expect(await judge(figure({}), { ...FLOW, nodes })).toEqual({ kind: 'nothing' })
})

test('inside of a node of one’s own it counts as well', async () => {
  const [n1, n2, n3] = FLOW.nodes
  const own = {
    id: 's1',
    title: 'Mine',
    nodes: [n2!, n3!],
    edges: [wire('n2', 'n3')],
    inputs: [{ name: 'a', to: [{ node: 'n2', port: 'a' }] }],
    outputs: [{ name: 'out', from: { node: 'n3', port: 'out' } }],
  }
  const folded = { id: 'n9', type: 'subflow:s1', position, params: {} }
  const content = { ...FLOW, nodes: [n1!, folded], edges: [wire('n1', 'n9')], subflows: [own] }
  expect(await judge(figure({ named: 'Answer' }), content)).toEqual({ kind: 'passed' })
  expect(await judge({ kind: 'uses-node', node: 'math.root' }, content)).toEqual({ kind: 'passed' })
})

test('a node is used once its wires are drawn, and doing without is the opposite', async () => {
  expect(await judge({ kind: 'uses-node', node: 'math.root' })).toEqual({ kind: 'passed' })
  expect(await judge({ kind: 'uses-node', node: 'math.column' })).toEqual({ kind: 'unwired' })
  expect(await judge({ kind: 'uses-node', node: 'text.word' })).toEqual({ kind: 'unwired' })
  expect(await judge({ kind: 'uses-node', node: 'math.tick' })).toEqual({ kind: 'absent' })
  expect(await judge({ kind: 'avoids-node', node: 'math.column' })).toEqual({ kind: 'passed' })
  expect(await judge({ kind: 'avoids-node', node: 'math.root' })).toEqual({ kind: 'still-there' })
})

test('a check of another tool never passes', async () => {
  expect(await judge({ kind: 'most-lines', count: 9 })).toEqual({ kind: 'unknown' })
})

test('a solution passes what was recorded of it; where nothing came out there is nothing to record', async () => {
  const session = await opened()
  const recorded = recordFlow(session)!
  expect(recorded).toContainEqual(figure({ named: 'Answer' }))
  expect(recorded).toContainEqual({ kind: 'uses-node', node: 'math.root' })
  expect(recorded).not.toContainEqual({ kind: 'uses-node', node: 'text.word' })
  const results = await judgeFlow(session, recorded, same)
  expect(results.every(({ kind }) => kind === 'passed')).toBe(true)
  expect(recordFlow(await opened(EMPTY_FLOW))).toBeNull()
})

test('what is said names the node and not the answer', async () => {
  const checks = [figure({ value: 123, named: 'Answer' }), figure({ value: 123, is: 'at-most' })]
  const names = { locale: 'en', node: () => 'Add', port: () => 'sum' } as const
  const t = await loadFlowTaskMessages('en')
  const results = await judgeFlow(await opened(), checks, same)
  const lines = flowLines(t, names, checks, results)
  expect(lines[0]).toMatchObject({ state: 'failed', why: expect.stringContaining('\u20684\u2069') })
  expect(JSON.stringify(lines[0])).not.toContain('123')
  expect(lines[1]).toEqual({
    title: 'At “\u2068Add\u2069”: the number “\u2068sum\u2069” is at most \u2068123\u2069',
    state: 'passed',
  })
})
