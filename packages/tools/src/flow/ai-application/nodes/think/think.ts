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

/** Numbers are written as the tool writes them: 3 and not 3.0. */
export const WORDS_HELPER = py`def words(value):
    """A value as the tool writes it."""
    if isinstance(value, float):
        return f"{value:.3f}".rstrip("0").rstrip(".")
    return value if isinstance(value, str) else str(value).lower()`

function comparison({ params, input, literal }: PythonContext): Py {
  const value = input('value')
  const wanted = py`${literal(params.wanted)}.strip().lower()`
  switch (params.compare) {
    case 'is-not':
      return py`words(${value}).lower() != ${wanted}`
    case 'contains':
      return py`${wanted} in words(${value}).lower()`
    case 'more':
      return py`float(${value}) > ${literal(Number(params.wanted) || 0)}`
    case 'less':
      return py`float(${value}) < ${literal(Number(params.wanted) || 0)}`
    default:
      return py`words(${value}).lower() == ${wanted}`
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
  python: {
    variable: 'is_so',
    helpers: [WORDS_HELPER],
    code: (c) => py`${c.output('yes')} = ${comparison(c)}`,
  },
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

const noTurns = () => ({ count: 0, before: false })

const count = aiNode('count', 'think', {
  engine: 'page',
  inputs: [yesPort('yes')],
  outputs: [numberPort('count')],
  params: [whole('from', 0, -1000, 1000)],
  python: {
    variable: 'counter',
    code: (c) => py`${c.output('count')} = ${c.param('from')} + int(${c.input('yes')})`,
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
    imports: [py`from statistics import mean`, py`from statistics import mode`],
    code: (c) => {
      const last = py`${c.output('smooth')}_last`
      return py`${last} = [${c.input('value')}][-${c.param('last')}:]
${c.output('smooth')} = ${c.kind('value') === 'number' ? py`mean` : py`mode`}(${last})`
    },
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
    code: (c) => {
      const since = py`${c.output('steady')}_since`
      return py`${since} = time.time()
${c.output('steady')} = ${c.input('yes')} and time.time() - ${since} >= ${c.param('hold')}`
    },
  },
})

const runSteady = pageRun(steady, (io) => {
  const memory = io.environment.memory(io, notHeld)
  memory.since = io.isYes('yes') ? (memory.since ?? io.environment.now()) : null
  const held =
    memory.since !== null && io.environment.now() - memory.since >= io.number('hold') * 1000
  return { outputs: { steady: yesOut(held) } }
})

/** Its parts one after the other: a brace that stands for nothing is only a brace. */
function sentence(c: PythonContext): Py {
  const parts = c
    .text('pattern')
    .split(/(\{[abc]\})/)
    .filter(Boolean)
    .map((part) => {
      const from = /^\{([abc])\}$/.exec(part)?.[1]
      if (from === undefined) return c.literal(part)
      return c.has(from) ? py`words(${c.input(from)})` : py`""`
    })
  return parts.length > 0 ? parts.reduce((all, part) => py`${all} + ${part}`) : py`""`
}

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
    helpers: [WORDS_HELPER],
    code: (c) => py`${c.output('text')} = ${sentence(c)}`,
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
