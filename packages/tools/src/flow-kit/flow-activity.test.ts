import { EMPTY_FLOW } from '@panya/engines/flow/flow-content.ts'
import { addNode, moveItems, setParam } from '@panya/engines/flow/flow-edit.ts'
import { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { arithmeticWorld } from '@panya/engines/flow/testing/arithmetic.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ToolActivity } from '../host/tool-host.ts'
import { QUIET_MS, watchFlow } from './flow-activity.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function opened() {
  const session = new FlowSession(EMPTY_FLOW, arithmeticWorld())
  const told: ToolActivity[] = []
  const watch = watchFlow(session, (event) => told.push(event))
  return { session, told, watch }
}

test('a change that settles is a run; one that leaves a node broken is an error by its code', async () => {
  const { session, told } = opened()
  session.apply(addNode(session.content, 'math.number', { x: 0, y: 0 }).content)
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  expect(told).toEqual([{ kind: 'run' }])
  session.apply(setParam(session.content, 'n1', 'value', 5000))
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  expect(told.slice(1)).toEqual([{ kind: 'run' }, { kind: 'error', detail: 'param-too-big' }])
})

test('what is mended while it is typed is not told, and moving a node is no run', async () => {
  const { session, told, watch } = opened()
  session.apply(addNode(session.content, 'math.number', { x: 0, y: 0 }).content)
  session.apply(setParam(session.content, 'n1', 'value', 5000))
  await vi.advanceTimersByTimeAsync(QUIET_MS / 2)
  session.apply(setParam(session.content, 'n1', 'value', 50))
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  expect(told).toEqual([{ kind: 'run' }])
  session.apply(moveItems(session.content, new Map([['n1', { x: 9, y: 9 }]])))
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  expect(told).toHaveLength(1)
  watch.ran()
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toHaveLength(2)
})
