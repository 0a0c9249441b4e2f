import { type AiIo, numberOut, type PlainValue, textOut, yesOut } from '@panya/engines/ai/ai-op.ts'
import { type Py, py } from '@panya/engines/code/python-code.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import { choice, decimal, whole } from '../../../../flow-kit/param-forms.ts'
import { aiNode, longTextParam, numberPort, optional, port, textPort, yesPort } from '../define.ts'
import { type PageEnvironment, pageRun } from '../run-on.ts'

/** Conditions and memory. */

export const any = <Name extends string>(name: Name) => port(name, 'text', 'number', 'boolean')

const COMPARISONS = ['is', 'is-not', 'contains', 'more', 'less'] as const

function comparison({ params, input, literal }: PythonContext): Py {
  const value = input('value')
  const wanted = literal(params.wanted)
  switch (params.compare) {
    case 'is-not':
      return py`str(${value}) != ${wanted}`
    case 'contains':
      return py`${wanted} in str(${value})`
    case 'more':
      return py`float(${value}) > ${literal(Number(params.wanted) || 0)}`
    case 'less':
      return py`float(${value}) < ${literal(Number(params.wanted) || 0)}`
    default:
      return py`str(${value}) == ${wanted}`
  }
}

function compared(io: AiIo<NodeType, PageEnvironment>): boolean {
  const { nameOf } = io.environment
  const said = io.inputText('value')
  const wanted = io.text('wanted').trim()
  const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
  const is = same(said, wanted) || same(nameOf(said), wanted)
  switch (io.text('compare')) {
    case 'is-not':
      return !is
    case 'contains':
      return `${said} ${nameOf(said)}`.toLowerCase().includes(wanted.toLowerCase())
    case 'more':
      return Number(said) > Number(wanted)
    case 'less':
      return Number(said) < Number(wanted)
    default:
      return is
  }
}

const ifNode = aiNode('if', 'think', {
  engine: 'page',
  inputs: [any('value')],
  outputs: [yesPort('yes')],
  params: [choice('compare', COMPARISONS), longTextParam('wanted')],
  python: { variable: 'is_so', code: (c) => py`${c.output('yes')} = ${comparison(c)}` },
})

const runIfNode = pageRun(ifNode, (io) => ({ outputs: { yes: yesOut(compared(io)) } }))

function isJoined(io: AiIo): boolean {
  if (io.text('join') === 'not') return !io.isYes('first')
  return io.text('join') === 'or'
    ? io.isYes('first') || io.isYes('second')
    : io.isYes('first') && io.isYes('second')
}

const both = aiNode('both', 'think', {
  engine: 'page',
  inputs: [yesPort('first'), optional('second', 'boolean')],
  outputs: [yesPort('yes')],
  params: [choice('join', ['and', 'or', 'not'])],
  python: {
    variable: 'together',
    code: (c) =>
      c.params.join === 'not'
        ? py`${c.output('yes')} = not ${c.input('first')}`
        : py`${c.output('yes')} = ${c.input('first')} ${c.params.join === 'or' ? py`or` : py`and`} bool(${c.input('second')})`,
  },
})

const runBoth = pageRun(both, (io) => ({ outputs: { yes: yesOut(isJoined(io)) } }))

const choose = aiNode('choose', 'think', {
  engine: 'page',
  inputs: [yesPort('yes')],
  outputs: [textPort('text')],
  params: [longTextParam('ifYes'), longTextParam('otherwise')],
  python: {
    variable: 'chosen',
    code: (c) =>
      py`${c.output('text')} = ${c.param('ifYes')} if ${c.input('yes')} else ${c.param('otherwise')}`,
  },
})

const runChoose = pageRun(choose, (io) => ({
  outputs: { text: textOut(io.text(io.isYes('yes') ? 'ifYes' : 'otherwise')) },
}))

export const MEMORY_HELPER = py`class Memory:
    """What a node remembers from one round to the next."""
    values = []
    count = 0
    before = False`

const noTurns = () => ({ count: 0, before: false })

const count = aiNode('count', 'think', {
  engine: 'page',
  inputs: [yesPort('yes')],
  outputs: [numberPort('count')],
  params: [whole('from', 0, -1000, 1000)],
  python: {
    variable: 'counter',
    helpers: [MEMORY_HELPER],
    code: (c) => py`Memory.count += ${c.input('yes')} and not Memory.before
Memory.before = ${c.input('yes')}
${c.output('count')} = Memory.count + ${c.param('from')}`,
  },
})

const runCount = pageRun(count, (io) => {
  const memory = io.environment.memory(io, noTurns)
  if (io.isYes('yes') && !memory.before) memory.count++
  memory.before = io.isYes('yes')
  return { outputs: { count: numberOut(memory.count + io.number('from')) } }
})

const noValues = () => ({ values: [] as PlainValue[] })

function smoothed(values: readonly PlainValue[]): PlainValue {
  const last = values.at(-1)!
  if (last.type === 'number') {
    const numbers = values.flatMap((value) => (value.type === 'number' ? [value.value] : []))
    return numberOut(numbers.reduce((sum, value) => sum + value, 0) / numbers.length)
  }
  const counts = new Map<string, number>()
  for (const { value } of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  return textOut([...counts].toSorted((a, b) => b[1] - a[1])[0]![0])
}

const smooth = aiNode('smooth', 'think', {
  engine: 'page',
  inputs: [port('value', 'number', 'text')],
  outputs: [port('smooth', 'number', 'text')],
  params: [whole('last', 5, 2, 60)],
  python: {
    variable: 'smoothed',
    imports: [py`from statistics import mean, mode`],
    helpers: [MEMORY_HELPER],
    code: (c) => py`Memory.values = (Memory.values + [${c.input('value')}])[-${c.param('last')}:]
${c.output('smooth')} = mode(Memory.values) if isinstance(${c.input('value')}, str) else mean(Memory.values)`,
  },
})

const runSmooth = pageRun(smooth, (io) => {
  const memory = io.environment.memory(io, noValues)
  memory.values = [...memory.values, io.value('value') as PlainValue].slice(-io.number('last'))
  return { outputs: { smooth: smoothed(memory.values) } }
})

const notHeld = () => ({ since: null as number | null })

const steady = aiNode('steady', 'think', {
  engine: 'page',
  inputs: [yesPort('yes')],
  outputs: [yesPort('steady')],
  params: [decimal('hold', 1, 0.2, 30, 0.2)],
  python: {
    variable: 'held',
    imports: [py`import time`],
    helpers: [MEMORY_HELPER],
    code: (
      c,
    ) => py`Memory.since = getattr(Memory, "since", time.time()) if ${c.input('yes')} else time.time()
${c.output('steady')} = ${c.input('yes')} and time.time() - Memory.since >= ${c.param('hold')}`,
  },
})

const runSteady = pageRun(steady, (io) => {
  const memory = io.environment.memory(io, notHeld)
  memory.since = io.isYes('yes') ? (memory.since ?? io.environment.now()) : null
  const held =
    memory.since !== null && io.environment.now() - memory.since >= io.number('hold') * 1000
  return { outputs: { steady: yesOut(held) } }
})

const template = aiNode('template', 'think', {
  engine: 'page',
  inputs: [
    any('a'),
    optional('b', 'text', 'number', 'boolean'),
    optional('c', 'text', 'number', 'boolean'),
  ],
  outputs: [textPort('text')],
  params: [longTextParam('pattern', '{a}', true)],
  python: {
    variable: 'sentence',
    code: (c) =>
      py`${c.output('text')} = ${c.param('pattern')}.format(a=${c.input('a')}, b=${c.input('b')}, c=${c.input('c')})`,
  },
})

const runTemplate = pageRun(template, (io) => {
  const filled = io
    .text('pattern')
    .replaceAll(/\{([abc])\}/g, (_, from: 'a' | 'b' | 'c') =>
      io.has(from) ? io.environment.nameOf(io.inputText(from)) : '',
    )
  return { outputs: { text: textOut(filled) } }
})

export const THINK = [ifNode, both, choose, count, smooth, steady, template]

export const THINK_RUNS = [
  runIfNode,
  runBoth,
  runChoose,
  runCount,
  runSmooth,
  runSteady,
  runTemplate,
]
