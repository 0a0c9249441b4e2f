import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { refusal } from './connection.ts'
import { FlowEvaluator } from './evaluator.ts'
import type { Executor } from './executor.ts'
import { EMPTY_FLOW, type FlowContent } from './flow-content.ts'
import { addNode, connect, disconnect, removeItems, setParam } from './flow-edit.ts'
import { FlowFailure } from './flow-value.ts'
import { foldIntoSubflow, typeLookup } from './subflow.ts'
import { arithmeticWorld } from './testing/arithmetic.ts'

const AT = { x: 0, y: 0 }
const end = (node: string, port: string) => ({ node, port })

function chain(): FlowContent {
  let flow = addNode(EMPTY_FLOW, 'math.number', AT, { value: 9 }).content
  flow = addNode(flow, 'math.add', AT, { plus: 7 }).content
  flow = addNode(flow, 'math.root', AT).content
  flow = addNode(flow, 'math.add', AT).content
  flow = connect(flow, end('n1', 'out'), end('n2', 'a'))
  flow = connect(flow, end('n2', 'out'), end('n3', 'a'))
  return connect(flow, end('n1', 'out'), end('n4', 'a'))
}

async function evaluated(content: FlowContent) {
  const world = arithmeticWorld()
  const evaluator = new FlowEvaluator(world)
  evaluator.setContent(content)
  await evaluator.idle()
  return { ...world, evaluator }
}

const valueOf = (evaluator: FlowEvaluator, id: string) => {
  const value = evaluator.stateOf(id).outputs?.out
  return value && 'value' in value ? value.value : undefined
}

test('computes along the wires, across engines', async () => {
  const { evaluator } = await evaluated(chain())
  expect(valueOf(evaluator, 'n3')).toBe(4)
  expect(valueOf(evaluator, 'n4')).toBe(9)
})

test('an edit runs only what depends on it, and going back runs nothing', async () => {
  const { evaluator, ran } = await evaluated(chain())
  ran.length = 0
  const changed = setParam(chain(), 'n2', 'plus', -5)
  evaluator.setContent(changed)
  await evaluator.idle()
  expect(ran).toEqual(['add', 'root'])
  expect(valueOf(evaluator, 'n3')).toBe(2)
  ran.length = 0
  evaluator.setContent(chain())
  await evaluator.idle()
  expect(ran).toEqual([])
  expect(valueOf(evaluator, 'n3')).toBe(4)
})

test('a failing node says why, what follows waits for it, the rest goes on', async () => {
  const { evaluator } = await evaluated(setParam(chain(), 'n1', 'value', -100))
  expect(evaluator.stateOf('n3')).toMatchObject({
    status: 'error',
    problem: { code: 'negative', values: { value: -93 } },
  })
  expect(evaluator.stateOf('n4').status).toBe('done')
})

test('a wrong setting, a missing wire and an unknown node are named', async () => {
  let flow = setParam(chain(), 'n2', 'plus', 99)
  flow = addNode(flow, 'math.add', AT).content
  flow = addNode(flow, 'gone.node', AT, { keep: 'me' }).content
  const { evaluator } = await evaluated(flow)
  expect(evaluator.stateOf('n2').problem).toEqual({
    code: 'param-too-big',
    values: { param: 'plus', max: 10 },
  })
  expect(evaluator.stateOf('n3').status).toBe('blocked')
  expect(evaluator.stateOf('n5').problem).toEqual({ code: 'needs-input', values: { port: 'a' } })
  expect(evaluator.stateOf('n6').status).toBe('missing')
})

test('a column not chosen yet is asked for, and nothing runs', async () => {
  let flow = addNode(chain(), 'math.column', AT).content
  flow = connect(flow, end('n1', 'out'), end('n5', 'a'))
  const { evaluator, ran } = await evaluated(flow)
  expect(evaluator.stateOf('n5')).toEqual({
    status: 'needs-input',
    problem: { code: 'needs-column', values: { param: 'column' } },
  })
  expect(ran).not.toContain('column')
  evaluator.setContent(setParam(flow, 'n5', 'column', 'price'))
  await evaluator.idle()
  expect(evaluator.stateOf('n5').status).toBe('done')
})

test('an old document that wires a word into a sum gets an error on that node', async () => {
  let flow = addNode(EMPTY_FLOW, 'text.word', AT).content
  flow = addNode(flow, 'math.add', AT).content
  const { evaluator } = await evaluated(connect(flow, end('n1', 'out'), end('n2', 'a')))
  expect(evaluator.stateOf('n2').problem?.code).toBe('wrong-type')
})

test('live sources run when something is pushed, and old frames are let go', async () => {
  let flow = addNode(EMPTY_FLOW, 'math.tick', AT).content
  flow = addNode(flow, 'math.add', AT).content
  flow = connect(flow, end('n1', 'out'), end('n2', 'a'))
  const { evaluator } = await evaluated(flow)
  expect(evaluator.stateOf('n1').problem?.code).toBe('not-started')
  evaluator.beginLive('n1')
  expect(evaluator.stateOf('n1').problem?.code).toBe('nothing-yet')
  evaluator.endLive('n1')
  expect(evaluator.stateOf('n1').problem?.code).toBe('not-started')
  for (const value of [3, 5]) {
    evaluator.pushLive('n1', { value: { type: 'number', value } })
    await evaluator.idle()
    expect(valueOf(evaluator, 'n2')).toBe(value)
  }
})

/** An engine that waits to be told to finish, and can lose everything. */
function slowWorld() {
  const world = arithmeticWorld()
  const calls: { signal: AbortSignal; finish: (error?: Error) => void }[] = []
  const lost: (() => void)[] = []
  const inner = world.executors.other as Executor
  const other: Executor = {
    ...inner,
    async run(job, options) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      calls.push({ signal: options.signal, finish: (error) => (error ? reject(error) : resolve()) })
      await promise
      return inner.run(job, options)
    },
    onReset: (callback) => {
      lost.push(callback)
      return () => {}
    },
  }
  return { ...world, executors: { ...world.executors, other }, calls, lose: () => lost[0]?.() }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await Promise.resolve()
}

test('an edit cancels what is no longer wanted', async () => {
  const world = slowWorld()
  const evaluator = new FlowEvaluator(world)
  evaluator.setContent(chain())
  await until(() => world.calls.length === 1)
  evaluator.setContent(setParam(chain(), 'n2', 'plus', 0))
  expect(world.calls[0]?.signal.aborted).toBe(true)
  world.calls[0]?.finish()
  await until(() => world.calls.length === 2)
  world.calls[1]?.finish()
  await evaluator.idle()
  expect(valueOf(evaluator, 'n3')).toBe(3)
})

test('a crash is tried once more, a second one stays on the node, and lost results come back', async () => {
  const world = slowWorld()
  const evaluator = new FlowEvaluator(world)
  evaluator.setContent(chain())
  await until(() => world.calls.length === 1)
  world.calls[0]?.finish(new FlowFailure('crashed'))
  await until(() => world.calls.length === 2)
  world.calls[1]?.finish()
  await evaluator.idle()
  expect(evaluator.stateOf('n3').status).toBe('done')
  world.lose()
  await until(() => world.calls.length === 3)
  world.calls[2]?.finish(new FlowFailure('crashed'))
  await evaluator.idle()
  expect(evaluator.stateOf('n3')).toMatchObject({ status: 'error', problem: { code: 'crashed' } })
})

test('stop halts, resume goes on', async () => {
  const world = slowWorld()
  const evaluator = new FlowEvaluator(world)
  evaluator.setContent(chain())
  await until(() => world.calls.length === 1)
  evaluator.stop()
  world.calls[0]?.finish(new Error('aborted'))
  await evaluator.idle()
  expect(evaluator.stateOf('n3').status).toBe('idle')
  evaluator.resume()
  await until(() => world.calls.length === 2)
  world.calls[1]?.finish()
  await evaluator.idle()
  expect(valueOf(evaluator, 'n3')).toBe(4)
})

type Step = { kind: number; a: number; b: number; value: number }
const TYPES = ['math.number', 'math.add', 'math.root', 'text.word', 'gone.node']

/** Turns random numbers into an edit that a learner could make. */
function doStep(
  flow: FlowContent,
  step: Step,
  lookup: ReturnType<typeof arithmeticWorld>['registry'],
): FlowContent {
  const ids = flow.nodes.map((node) => node.id)
  const a = ids[step.a % Math.max(1, ids.length)]
  const b = ids[step.b % Math.max(1, ids.length)]
  if (step.kind < 3 || !a || !b)
    return addNode(flow, TYPES[step.value % TYPES.length] as string, AT).content
  if (step.kind < 6) {
    const to = end(b, step.value % 2 ? 'a' : 'b')
    const types = typeLookup(flow, lookup.get)
    const typeOf = (id: string) => types(flow.nodes.find((node) => node.id === id)?.type ?? '')
    return refusal(flow, typeOf, end(a, 'out'), to) ? flow : connect(flow, end(a, 'out'), to)
  }
  if (step.kind === 6) return disconnect(flow, end(a, 'a'))
  if (step.kind === 7) return removeItems(flow, new Set([a]))
  if (step.kind === 8)
    return foldIntoSubflow(flow, new Set([a, b]), 'mine', lookup.get)?.content ?? flow
  return setParam(flow, a, step.value % 2 ? 'value' : 'plus', step.value - 12)
}

const STEPS = fc.array(
  fc.record({ kind: fc.nat(12), a: fc.nat(30), b: fc.nat(30), value: fc.nat(24) }),
  { maxLength: 40 },
)

function picture(evaluator: FlowEvaluator, flow: FlowContent) {
  return flow.nodes.map(({ id }) => {
    const { status, outputs, problem } = evaluator.stateOf(id)
    return { id, status, outputs: status === 'done' ? outputs : undefined, problem }
  })
}

test('any sequence of edits gives what evaluating from scratch gives', async () => {
  await fc.assert(
    fc.asyncProperty(STEPS, fc.array(fc.boolean()), async (steps, pauses) => {
      const { registry, executors } = arithmeticWorld()
      const limits = { entries: 6, bytes: 1000 }
      const evaluator = new FlowEvaluator({ registry, executors, limits })
      let flow = EMPTY_FLOW
      for (const [index, step] of steps.entries()) {
        flow = doStep(flow, step, registry)
        evaluator.setContent(flow)
        if (pauses[index]) await evaluator.idle()
      }
      await evaluator.idle()
      const fresh = new FlowEvaluator(arithmeticWorld())
      fresh.setContent(flow)
      await fresh.idle()
      expect(picture(evaluator, flow)).toEqual(picture(fresh, flow))
    }),
    {
      numRuns: 150,
      examples: [
        [
          // A node of one's own that has no ports, set once more without a change.
          [
            { kind: 0, a: 0, b: 0, value: 4 },
            { kind: 0, a: 0, b: 0, value: 14 },
            { kind: 8, a: 0, b: 3, value: 0 },
            { kind: 8, a: 0, b: 0, value: 0 },
          ],
          [],
        ],
      ],
    },
  )
})
