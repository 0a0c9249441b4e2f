/** Lists every program part of a size, once, leaving out parts that say the same in more words. */
import type { Amount, Candidate } from './candidate.ts'
import type { Grammar } from './grammar.ts'

/** Inside a counting loop `i` exists; inside the helper, its parameter and itself. */
export interface Surroundings {
  counter: boolean
  helper: boolean
  calls: boolean
}

export const TOP: Surroundings = { counter: false, helper: false, calls: false }
export const CALLING: Surroundings = { ...TOP, calls: true }

const SAME_TURN: Record<string, string[]> = { left: ['right', 'left'], right: ['left'] }

/** True when `next` directly after `before` could be written shorter or in the usual order. */
function isWaste(sequence: readonly Candidate[], next: Candidate): boolean {
  const before = sequence.at(-1)
  if (!before) return false
  if (before.kind === 'command' && next.kind === 'command') {
    if (SAME_TURN[before.name]?.includes(next.name)) return true
    const earlier = sequence.at(-2)
    return (
      next.name === 'right' &&
      before.name === 'right' &&
      earlier?.kind === 'command' &&
      earlier.name === 'right'
    )
  }
  if (before.kind === 'set' && next.kind === 'set') return true
  return (
    before.kind === 'while' &&
    next.kind === 'while' &&
    before.question === next.question &&
    before.not === next.not
  )
}

export class Parts {
  readonly #grammar: Grammar
  readonly #items = new Map<string, Candidate[]>()
  readonly #bodies = new Map<string, Candidate[][]>()
  readonly #limit: number
  made = 0

  constructor(grammar: Grammar, limit = 1_500_000) {
    this.#grammar = grammar
    this.#limit = limit
  }

  /** True once there are too many parts to go on. */
  isFull(): boolean {
    return this.made > this.#limit
  }

  /** Single statements of exactly this size. */
  itemsOf(size: number, around: Surroundings): Candidate[] {
    const key = keyOf(size, around)
    const known = this.#items.get(key)
    if (known) return known
    const items = size === 1 ? this.#simple(around) : this.#compound(size, around)
    this.made += items.length
    this.#items.set(key, items)
    return items
  }

  /** Sequences of exactly this size. */
  bodiesOf(size: number, around: Surroundings): Candidate[][] {
    const key = keyOf(size, around)
    const known = this.#bodies.get(key)
    if (known) return known
    const bodies: Candidate[][] = this.itemsOf(size, around).map((item) => [item])
    for (let first = size - 1; first >= 1 && !this.isFull(); first--) {
      for (const sequence of this.bodiesOf(first, around)) {
        for (const item of this.itemsOf(size - first, around)) {
          if (!isWaste(sequence, item)) bodies.push([...sequence, item])
        }
      }
    }
    this.made += bodies.length
    this.#bodies.set(key, bodies)
    return bodies
  }

  #simple(around: Surroundings): Candidate[] {
    const { commands, variable, helper, counts } = this.#grammar
    const items: Candidate[] = commands.map((name) => ({ kind: 'command', name, size: 1 }))
    if (variable && !around.helper) {
      for (const value of [0, 1, ...counts]) items.push({ kind: 'set', value, size: 1 })
      if (this.#grammar.signs) items.push({ kind: 'set', value: 'number', size: 1 })
      for (const value of [1, -1]) items.push({ kind: 'change', value, size: 1 })
    }
    if (!around.calls) return items
    if (helper === 'parameter') {
      for (const amount of [1, ...counts]) items.push({ kind: 'call', amount, size: 1 })
    } else items.push({ kind: 'call', amount: null, size: 1 })
    return items
  }

  #amounts(around: Surroundings): Amount[] {
    const { counts, signs, variable, helper } = this.#grammar
    const amounts: Amount[] = [...counts]
    if (signs) amounts.push('number')
    if (variable && !around.helper) amounts.push('n')
    if (around.counter) amounts.push('i')
    if (around.helper && helper === 'parameter') amounts.push('steps')
    return amounts
  }

  #compound(size: number, around: Surroundings): Candidate[] {
    const { whiles, ifs, nots, questions, ranges } = this.#grammar
    const items: Candidate[] = []
    for (const body of this.bodiesOf(size - 1, around)) {
      for (const amount of this.#amounts(around)) {
        if (!isNestedRepeat(body, amount)) items.push({ kind: 'repeat', amount, body, size })
      }
      for (const question of questions) {
        if (whiles) items.push({ kind: 'while', question, not: false, body, size })
        if (whiles && nots) items.push({ kind: 'while', question, not: true, body, size })
        if (ifs) items.push({ kind: 'if', question, not: false, body, otherwise: null, size })
        if (!ifs || !nots) continue
        items.push({ kind: 'if', question, not: true, body, otherwise: null, size })
      }
      if (this.isFull()) return items
    }
    if (ranges.length > 0 && !around.counter) this.#ranges(size, around, items)
    if (ifs && this.#grammar.elses) this.#choices(size, around, items)
    return items
  }

  #ranges(size: number, around: Surroundings, items: Candidate[]): void {
    for (const body of this.bodiesOf(size - 1, { ...around, counter: true })) {
      if (!usesCounter(body)) continue
      for (const to of this.#grammar.ranges) items.push({ kind: 'range', to, body, size })
    }
  }

  #choices(size: number, around: Surroundings, items: Candidate[]): void {
    for (let first = 1; first <= size - 2; first++) {
      for (const body of this.bodiesOf(first, around)) {
        for (const otherwise of this.bodiesOf(size - 1 - first, around)) {
          for (const question of this.#grammar.questions) {
            items.push({ kind: 'if', question, not: false, body, otherwise, size })
          }
        }
        if (this.isFull()) return
      }
    }
  }
}

function isNestedRepeat(body: readonly Candidate[], amount: Amount): boolean {
  const [only] = body
  if (body.length !== 1 || only?.kind !== 'repeat') return false
  return typeof amount === 'number' && typeof only.amount === 'number'
}

function usesCounter(body: readonly Candidate[]): boolean {
  return body.some((item) => {
    if (item.kind === 'repeat' && item.amount === 'i') return true
    return 'body' in item && usesCounter(item.body)
  })
}

function keyOf(size: number, { counter, helper, calls }: Surroundings): string {
  return `${size}${counter ? 'c' : ''}${helper ? 'h' : ''}${calls ? 'f' : ''}`
}
