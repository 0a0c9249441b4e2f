import {
  type AiIo,
  type AiOp,
  customView,
  numberOut,
  type PlainValue,
  textOut,
  yesOut,
} from '@panya/engines/ai/ai-op.ts'
import { previewOf } from '@panya/engines/ai/picture.ts'
import type { Sound } from './sounds.ts'

/** Conditions, memory and deeds. What a node remembers is kept under its name, and lives as long as the page. */

export interface Surroundings {
  now: () => number
  /** A clock for people: `14:05:09`. */
  clock: () => string
  /** Names that models give, in the learner's language; other words stay as they are. */
  nameOf: (label: string) => string
  speak: (text: string, language: string) => void
  play: (sound: Sound) => void
  /** Sends a line to the board, now or when one is connected. */
  send: (text: string) => void
}

/** One drawer per node; it is emptied when the node's settings change. */
class Memories<Memory> {
  private readonly drawers = new Map<string, { settings: string; memory: Memory }>()
  private readonly fresh: () => Memory

  constructor(fresh: () => Memory) {
    this.fresh = fresh
  }

  of({ node, params }: AiIo): Memory {
    const settings = JSON.stringify(params)
    const known = this.drawers.get(node)
    if (known?.settings === settings) return known.memory
    const memory = this.fresh()
    this.drawers.set(node, { settings, memory })
    return memory
  }
}

function compared(io: AiIo, nameOf: Surroundings['nameOf']): boolean {
  const said = io.words('value')
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

function joined(io: AiIo): boolean {
  if (io.text('join') === 'not') return !io.isYes('first')
  return io.text('join') === 'or'
    ? io.isYes('first') || io.isYes('second')
    : io.isYes('first') && io.isYes('second')
}

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

function thinkingOps({ now, nameOf }: Surroundings): Record<string, AiOp> {
  const counters = new Memories(() => ({ count: 0, before: false }))
  const windows = new Memories(() => ({ values: [] as PlainValue[] }))
  const holds = new Memories(() => ({ since: null as number | null }))
  return {
    'ai.if': (io) => ({ outputs: { yes: yesOut(compared(io, nameOf)) } }),
    'ai.both': (io) => ({ outputs: { yes: yesOut(joined(io)) } }),
    'ai.choose': (io) => ({
      outputs: { text: textOut(io.text(io.isYes('yes') ? 'ifYes' : 'otherwise')) },
    }),
    'ai.count': (io) => {
      const memory = counters.of(io)
      if (io.isYes('yes') && !memory.before) memory.count++
      memory.before = io.isYes('yes')
      return { outputs: { count: numberOut(memory.count + io.number('from')) } }
    },
    'ai.smooth': (io) => {
      const memory = windows.of(io)
      memory.values = [...memory.values, io.value('value') as PlainValue].slice(-io.number('last'))
      return { outputs: { smooth: smoothed(memory.values) } }
    },
    'ai.steady': (io) => {
      const memory = holds.of(io)
      memory.since = io.isYes('yes') ? (memory.since ?? now()) : null
      const held = memory.since !== null && now() - memory.since >= io.number('hold') * 1000
      return { outputs: { steady: yesOut(held) } }
    },
    'ai.template': (io) => {
      const filled = io
        .text('pattern')
        .replaceAll(/\{([abc])\}/g, (_, port: string) =>
          io.has(port) ? nameOf(io.words(port)) : '',
        )
      return { outputs: { text: textOut(filled) } }
    },
  }
}

interface LogMemory {
  rows: [string, string, string][]
}

function doingOps({ clock, nameOf, speak, play, send }: Surroundings): Record<string, AiOp> {
  const spoken = new Memories(() => ({ last: '' }))
  const played = new Memories(() => ({ count: 0, before: false }))
  const sent = new Memories(() => ({ last: '' }))
  const logs = new Memories<LogMemory>(() => ({ rows: [] }))
  return {
    'ai.show': (io) => {
      const value = io.value('value')
      if (value.type === 'image') return { outputs: {}, preview: previewOf(io.picture('value')) }
      return { outputs: {}, preview: customView('big', { text: nameOf(io.words('value')) }) }
    },
    'ai.speak': (io) => {
      const memory = spoken.of(io)
      const text = nameOf(io.words())
      const wanted = !io.has('when') || io.isYes('when')
      if (!wanted) memory.last = ''
      else if (text !== memory.last && text !== '') {
        memory.last = text
        if (io.yes('aloud')) speak(text, io.text('speech'))
      }
      return {
        outputs: { said: textOut(memory.last) },
        preview: customView('big', { text: memory.last }),
      }
    },
    'ai.sound': (io) => {
      const memory = played.of(io)
      if (io.isYes('when') && !memory.before) {
        memory.count++
        play(io.text('tone') as Sound)
      }
      memory.before = io.isYes('when')
      return { outputs: { count: numberOut(memory.count) } }
    },
    'ai.board': (io) => {
      const memory = sent.of(io)
      const text = io.words('value')
      const wanted = !io.has('when') || io.isYes('when')
      if (!wanted) memory.last = ''
      else if (text !== memory.last) send(text)
      if (wanted) memory.last = text
      return {
        outputs: { said: textOut(memory.last) },
        preview: customView('big', { text: memory.last }),
      }
    },
    'ai.log': (io) => {
      const { rows } = logs.of(io)
      const [a, b] = [io.words('a'), io.has('b') ? io.words('b') : '']
      const last = rows.at(-1)
      const changed = last?.[1] !== a || last[2] !== b
      const wanted = !io.has('when') || io.isYes('when')
      if (wanted && (changed || io.text('keep') === 'all')) rows.push([clock(), a, b])
      rows.splice(0, rows.length - io.number('most'))
      return { outputs: { table: logTable(rows, io.has('b')) } }
    },
  }
}

function logTable(rows: readonly [string, string, string][], both: boolean) {
  const names = both ? ['time', 'a', 'b'] : ['time', 'a']
  return {
    columns: names.map((name) => ({ name, type: 'text' as const })),
    data: names.map((_, at) => rows.map((row) => row[at])),
  }
}

/** Live sources of the page: what was measured comes in as it is. */
const listeningOps: Record<string, AiOp> = {
  'ai.microphone': (io) => {
    const level = Number(io.words('live'))
    return {
      outputs: { level: numberOut(level), loud: yesOut(level >= io.number('threshold')) },
      preview: customView('level', { level, threshold: io.number('threshold') }),
    }
  },
  'ai.listen': (io) => ({ outputs: { text: textOut(io.words('live')) } }),
  'ai.timer': (io) => ({ outputs: { ticks: numberOut(Number(io.words('live'))) } }),
}

export function actOps(around: Surroundings): Record<string, AiOp> {
  return { ...thinkingOps(around), ...doingOps(around), ...listeningOps }
}
