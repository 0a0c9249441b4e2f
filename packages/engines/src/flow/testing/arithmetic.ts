import { py } from '../../code/python-code.ts'
import { type Executor, type JobInput, pageExecutor } from '../executor.ts'
import { FlowFailure, type FlowValue } from '../flow-value.ts'
import { type NodeType, nodeRegistry } from '../node-type.ts'

/** A small world of numbers to test the engine with: nodes that count how often they run. */

const number = { types: ['number'] } as const

const TYPES: NodeType[] = [
  {
    type: 'math.number',
    category: 'source',
    inputs: [],
    outputs: [{ name: 'out', ...number }],
    params: [{ kind: 'number', name: 'value', default: 1, min: -1000, max: 1000 }],
    engine: 'page',
    python: {
      variable: 'number',
      code: (c) => py`${c.output('out')} = ${c.param('value')}`,
    },
  },
  {
    type: 'math.add',
    category: 'sum',
    inputs: [
      { name: 'a', ...number },
      { name: 'b', ...number, optional: true },
    ],
    outputs: [{ name: 'out', ...number }],
    params: [{ kind: 'number', name: 'plus', default: 0, min: -10, max: 10, integer: true }],
    engine: 'page',
    python: {
      variable: 'total',
      code: (c) =>
        py`${c.output('out')} = ${c.input('a')}${c.has('b') ? py` + ${c.input('b')}` : py``} + ${c.param('plus')}`,
    },
  },
  {
    type: 'math.root',
    category: 'sum',
    inputs: [{ name: 'a', ...number }],
    outputs: [{ name: 'out', ...number }],
    params: [],
    engine: 'other',
    python: {
      imports: [py`import math`],
      variable: 'root',
      code: (c) => py`${c.output('out')} = math.sqrt(${c.input('a')})`,
    },
  },
  {
    type: 'math.column',
    category: 'sum',
    inputs: [{ name: 'a', ...number }],
    outputs: [{ name: 'out', ...number }],
    params: [{ kind: 'column', name: 'column', from: 'a', default: '' }],
    engine: 'page',
    python: { variable: 'column', code: (c) => py`${c.output('out')} = ${c.input('a')}` },
  },
  {
    type: 'text.word',
    category: 'source',
    inputs: [],
    outputs: [{ name: 'out', types: ['text'] }],
    params: [{ kind: 'text', name: 'word', default: 'hello' }],
    engine: 'page',
  },
  {
    type: 'math.tick',
    category: 'source',
    inputs: [],
    outputs: [{ name: 'out', ...number }],
    params: [],
    engine: 'page',
    live: 'timer',
  },
]

const numberOf = (input: JobInput | undefined): number => {
  const value = input?.value
  return value?.type === 'number' ? value.value : 0
}

function result(value: number): { outputs: Record<string, FlowValue>; bytes: number } {
  return { outputs: { out: { type: 'number', value } }, bytes: 8 }
}

export function arithmeticWorld(): {
  registry: ReturnType<typeof nodeRegistry>
  executors: Record<string, Executor>
  ran: string[]
} {
  const ran: string[] = []
  const page = pageExecutor({
    'math.number': ({ params }) => result(ran.push('number') && Number(params.value)),
    'math.add': ({ params, inputs }) =>
      result(ran.push('add') && numberOf(inputs.a) + numberOf(inputs.b) + Number(params.plus)),
    'math.column': ({ inputs }) => result(ran.push('column') && numberOf(inputs.a)),
    'text.word': ({ params }) => ({
      outputs: { out: { type: 'text', value: String(params.word) } },
      bytes: 8,
    }),
    'math.tick': ({ inputs }) => result(ran.push('tick') && numberOf(inputs.live)),
  })
  const other = pageExecutor({
    'math.root': ({ inputs }) => {
      ran.push('root')
      const value = numberOf(inputs.a)
      if (value < 0) throw new FlowFailure('negative', { value })
      return result(Math.sqrt(value))
    },
  })
  return { registry: nodeRegistry(TYPES), executors: { page, other }, ran }
}
