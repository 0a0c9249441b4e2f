import { type Py, py } from '@panya/engines/code/python-code.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import type { PortSpec } from '@panya/engines/flow/port-type.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import { SOUNDS } from '../acts/sounds.ts'
import {
  aiNode,
  choice,
  decimal,
  number,
  optional,
  port,
  table,
  text,
  whole,
  words,
  yes,
  yesNo,
} from './define.ts'

/** Thinking about what a model said, and doing something with it. */

const any = (name = 'value'): PortSpec => port(name, 'text', 'number', 'boolean')

export const COMPARISONS = ['is', 'is-not', 'contains', 'more', 'less'] as const

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

const MEMORY_HELPER = py`class Memory:
    """What a node remembers from one round to the next."""
    values = []
    count = 0
    before = False`

export const THINK: NodeType[] = [
  aiNode('if', 'think', {
    engine: 'page',
    inputs: [any()],
    outputs: [yes()],
    params: [choice('compare', COMPARISONS), words('wanted')],
    python: { variable: 'is_so', code: (c) => py`${c.output('yes')} = ${comparison(c)}` },
  }),
  aiNode('both', 'think', {
    engine: 'page',
    inputs: [yes('first'), optional('second', 'boolean')],
    outputs: [yes()],
    params: [choice('join', ['and', 'or', 'not'])],
    python: {
      variable: 'together',
      code: (c) =>
        c.params.join === 'not'
          ? py`${c.output('yes')} = not ${c.input('first')}`
          : py`${c.output('yes')} = ${c.input('first')} ${c.params.join === 'or' ? py`or` : py`and`} bool(${c.input('second')})`,
    },
  }),
  aiNode('choose', 'think', {
    engine: 'page',
    inputs: [yes()],
    outputs: [text()],
    params: [words('ifYes'), words('otherwise')],
    python: {
      variable: 'chosen',
      code: (c) =>
        py`${c.output('text')} = ${c.param('ifYes')} if ${c.input('yes')} else ${c.param('otherwise')}`,
    },
  }),
  aiNode('count', 'think', {
    engine: 'page',
    inputs: [yes()],
    outputs: [number('count')],
    params: [whole('from', 0, -1000, 1000)],
    python: {
      variable: 'counter',
      helpers: [MEMORY_HELPER],
      code: (c) => py`Memory.count += ${c.input('yes')} and not Memory.before
Memory.before = ${c.input('yes')}
${c.output('count')} = Memory.count + ${c.param('from')}`,
    },
  }),
  aiNode('smooth', 'think', {
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
  }),
  aiNode('steady', 'think', {
    engine: 'page',
    inputs: [yes()],
    outputs: [yes('steady')],
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
  }),
  aiNode('template', 'think', {
    engine: 'page',
    inputs: [any('a'), ...['b', 'c'].map((name) => optional(name, 'text', 'number', 'boolean'))],
    outputs: [text()],
    params: [words('pattern', '{a}', true)],
    python: {
      variable: 'sentence',
      code: (c) =>
        py`${c.output('text')} = ${c.param('pattern')}.format(a=${c.input('a')}, b=${c.input('b')}, c=${c.input('c')})`,
    },
  }),
]

export const ACT: NodeType[] = [
  aiNode('show', 'act', {
    engine: 'page',
    inputs: [port('value', 'text', 'number', 'boolean', 'image')],
    outputs: [],
    display: true,
    python: { variable: 'shown', code: (c) => py`print(${c.input('value')})` },
  }),
  aiNode('speak', 'act', {
    engine: 'page',
    inputs: [text(), optional('when', 'boolean')],
    outputs: [text('said')],
    params: [choice('speech', ['page', 'en-US', 'th-TH', 'zh-CN', 'ar-SA']), yesNo('aloud', true)],
    display: true,
    python: {
      variable: 'spoken',
      imports: [py`import pyttsx3`],
      code: (c) => {
        const [spoken, said] = [c.input('text'), c.output('said')]
        if (!c.has('when'))
          return py`voice = pyttsx3.init()\nvoice.say(${spoken})\nvoice.runAndWait()\n${said} = ${spoken}`
        return py`if ${c.input('when')}:
    voice = pyttsx3.init()
    voice.say(${spoken})
    voice.runAndWait()
${said} = ${spoken}`
      },
    },
  }),
  aiNode('sound', 'act', {
    engine: 'page',
    inputs: [yes('when')],
    outputs: [number('count')],
    params: [choice('tone', SOUNDS)],
    display: true,
    python: {
      variable: 'played',
      imports: [py`import numpy as np`, py`import sounddevice as sd`],
      code: (c) => py`${c.output('count')} = int(${c.input('when')})
if ${c.input('when')}:
    sd.play(np.sin(np.linspace(0, 440 * 2 * np.pi * 0.3, int(44100 * 0.3))), 44100)`,
    },
  }),
  aiNode('board', 'act', {
    engine: 'page',
    inputs: [any(), optional('when', 'boolean')],
    outputs: [text('said')],
    display: true,
    python: {
      variable: 'sent',
      imports: [py`import serial`],
      code: (c) => py`${c.output('said')} = str(${c.input('value')})
with serial.Serial("/dev/ttyUSB0", 115200) as board:
    board.write((${c.output('said')} + "\\r\\n").encode())`,
    },
  }),
  aiNode('log', 'act', {
    engine: 'page',
    inputs: [any('a'), optional('b', 'text', 'number', 'boolean'), optional('when', 'boolean')],
    outputs: [table()],
    params: [choice('keep', ['changes', 'all']), whole('most', 200, 10, 2000)],
    display: true,
    python: {
      variable: 'log',
      imports: [py`import pandas as pd`, py`import time`],
      helpers: [MEMORY_HELPER],
      code: (
        c,
      ) => py`Memory.values = Memory.values + [{"time": time.strftime("%H:%M:%S"), "a": ${c.input('a')}, "b": ${c.input('b')}}]
${c.output('table')} = pd.DataFrame(Memory.values[-${c.param('most')}:])`,
    },
  }),
]
