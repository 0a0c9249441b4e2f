import { EMPTY_FLOW, type FlowContent } from '@panya/engines/flow/flow-content.ts'
import { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { arithmeticWorld } from '@panya/engines/flow/testing/arithmetic.ts'
import { expect, test } from 'vitest'
import type { FlowMessages } from './flow-messages.ts'
import { tutorSubject } from './tutor-subject.ts'

const position = { x: 0, y: 0 }
const number = (id: string, value: unknown) => ({
  id,
  type: 'math.number',
  position,
  params: { value },
})
const wire = (from: string, to: string) => ({
  id: `${from}-${to}`,
  from: { node: from, port: 'out' },
  to: { node: to, port: 'a' },
})
const words = {
  node: (type: string) => type.replace('math.', ''),
  problem: ({ code }: { code: string }) => ({ text: `trouble: ${code}`, fix: `mend: ${code}` }),
  t: (key: string) => key,
} as unknown as FlowMessages

async function subjectOf(content: Partial<FlowContent>) {
  const session = new FlowSession({ ...EMPTY_FLOW, ...content }, arithmeticWorld())
  await session.evaluator.idle()
  return tutorSubject(session, words)
}

test('each node has a line: its name, its settings, and whose data it gets', async () => {
  const root = { id: 'b', type: 'math.root', position, params: {} }
  const { program, error, firstHelp } = await subjectOf({
    nodes: [number('a', 9), number('c', 4), root],
    edges: [wire('a', 'b')],
  })
  expect(program.split('\n')).toEqual([
    'number 1 (value=9)',
    'number 2 (value=4)',
    'root () <- number 1',
  ])
  expect([error, firstHelp]).toEqual([null, null])
})

test('the first node that cannot go on is named with what to do', async () => {
  const root = { id: 'b', type: 'math.root', position, params: {}, title: 'Side' }
  const { error, firstHelp } = await subjectOf({
    nodes: [number('a', -9), root],
    edges: [wire('a', 'b')],
  })
  expect(error).toMatch(/^Side: trouble: /)
  expect(firstHelp?.what).toBe(error)
  expect(firstHelp?.next[0]).toMatch(/^mend: /)
})

test('a setting as large as a picture is told shortly', async () => {
  const { program } = await subjectOf({ nodes: [number('a', 'x'.repeat(100_000))] })
  expect(program.length).toBeLessThan(120)
})

test('nothing is nothing', async () => {
  expect(await subjectOf({})).toMatchObject({ program: '', error: null, firstHelp: null })
})
