/**
 * What a value can be by the rules of Scratch, where arithmetic can give NaN and NaN counts 0 in the next
 * calculation. Found once for the whole program, so that only those numbers are looked at that may be NaN.
 */
import { field, inputBlock } from '../block-json.ts'
import { factsOf } from '../blocks/block-registry.ts'
import type { BlockJson, StageProgram } from '../program.ts'
import { num } from '../scratch-values.ts'
import type { Value } from '../values.ts'
import { type Kinds, sourceOf } from './kinds.ts'
import { TypedNumbers } from './typed-numbers.ts'
import { type Flow, flowsOf, placeRead, type Source } from './value-flow.ts'

/** finite < num (perhaps beyond all numbers) < nan (perhaps no number); the rest is what it says. */
export type ScratchKind = 'finite' | 'num' | 'nan' | 'text' | 'bool' | 'any'

const NUMBERS: readonly ScratchKind[] = ['finite', 'num', 'nan']

function either(a: ScratchKind | undefined, b: ScratchKind): ScratchKind {
  if (a === undefined || a === b) return b
  const [first, second] = [NUMBERS.indexOf(a), NUMBERS.indexOf(b)]
  return first < 0 || second < 0 ? 'any' : NUMBERS[Math.max(first, second)]!
}

/** What a kind is where a number is needed. */
function asNumber(kind: ScratchKind): 'finite' | 'num' {
  return kind === 'finite' || kind === 'bool' ? 'finite' : 'num'
}

function kindOfValue(value: Value): ScratchKind {
  if (typeof value === 'number') return Number.isFinite(value) ? 'finite' : 'num'
  return typeof value === 'string' ? 'text' : 'bool'
}

/** The number that is written in an input, if one is. */
export function writtenNumber(block: BlockJson | undefined): number | null {
  if (!block) return 0
  if (block.type === 'text') return num(field(block, 'TEXT'))
  return block.type === 'number' ? Number(field(block, 'NUM')) : null
}

const ROUNDING = new Set(['abs', 'floor', 'ceiling'])

export class ScratchKinds {
  readonly typed: TypedNumbers
  /** The same for rules that know numbers and everything else only. */
  readonly plain: Kinds = new Map()
  readonly #places = new Map<string, ScratchKind>()

  constructor(program: StageProgram) {
    const flows = [...flowsOf(program)]
    this.typed = new TypedNumbers(program, flows)
    this.#settle(flows)
    for (const [place, kind] of this.#places)
      if (kind !== 'finite' && kind !== 'num') this.plain.set(place, 'any')
  }

  place(key: string): ScratchKind {
    return this.#places.get(key) ?? 'finite'
  }

  /** Every flow is looked at again when something it reads turned out to be more than was thought. */
  #settle(flows: readonly Flow[]): void {
    const readers = new Map<string, Flow[]>()
    for (const flow of flows) {
      for (const key of placesIn(flow.from)) {
        const known = readers.get(key)
        if (known) known.push(flow)
        else readers.set(key, [flow])
      }
    }
    const waiting = flows.toReversed()
    for (let flow = waiting.pop(); flow; flow = waiting.pop()) {
      const before = this.#places.get(flow.to)
      const now = either(before, this.#source(flow.from, flow.to))
      if (now === before) continue
      this.#places.set(flow.to, now)
      waiting.push(...(readers.get(flow.to) ?? []))
    }
  }

  #source(from: Source, to: string): ScratchKind {
    if (from === 'anything') return 'any'
    if ('value' in from) return kindOfValue(this.typed.kept(from.value, to))
    if ('change' in from)
      return sum(asNumber(this.place(from.change)), asNumber(this.of(from.by, from.fn)))
    if (from.block?.type === 'text')
      return kindOfValue(this.typed.kept(field(from.block, 'TEXT'), to))
    return this.of(from.block, from.fn)
  }

  of(block: BlockJson | undefined, fn: string): ScratchKind {
    if (!block) return 'finite'
    if (block.type === 'list_item') return 'any'
    const place = placeRead(block, fn)
    if (place !== null) return this.place(place)
    const calculated = this.#calculated(block, fn)
    if (calculated) return calculated
    const source = sourceOf(block, fn)
    if (typeof source !== 'string') return 'any'
    if (source !== 'num') return source
    return factsOf(block.type).mayBeNaN ? 'nan' : 'finite'
  }

  #calculated(block: BlockJson, fn: string): ScratchKind | null {
    const [a, b] = [inputBlock(block, 'A'), inputBlock(block, 'B')]
    const number = (input: BlockJson | undefined): 'finite' | 'num' => {
      const written = writtenNumber(input)
      if (written !== null) return Number.isFinite(written) ? 'finite' : 'num'
      return asNumber(this.of(input, fn))
    }
    const written = (input: BlockJson | undefined): boolean => {
      const value = writtenNumber(input)
      return value !== null && value !== 0 && Number.isFinite(value)
    }
    switch (block.type) {
      case 'text':
        return 'text'
      case 'number':
        return number(block)
      case 'op_add':
      case 'op_subtract':
        return sum(number(a), number(b))
      case 'op_multiply':
        if (number(a) === 'finite' && number(b) === 'finite') return 'num'
        return written(a) || written(b) ? 'num' : 'nan'
      case 'op_divide':
        return written(b) ? 'num' : 'nan'
      case 'op_mod':
        return written(b) && number(a) === 'finite' ? 'finite' : 'nan'
      case 'op_round':
        return number(a)
      case 'op_random':
        return written(a) && written(b) ? 'finite' : 'nan'
      case 'op_math':
        return ROUNDING.has(field(block, 'OP')) ? number(a) : 'nan'
      default:
        return null
    }
  }
}

function sum(a: 'finite' | 'num', b: 'finite' | 'num'): ScratchKind {
  return a === 'finite' || b === 'finite' ? 'num' : 'nan'
}

/** Everything a source reads, also deep in an expression. */
function placesIn(from: Source): string[] {
  if (from === 'anything' || 'value' in from) return []
  const first = 'block' in from ? from.block : from.by
  const found = 'change' in from ? [from.change] : []
  const waiting = [first]
  while (waiting.length > 0) {
    const block = waiting.pop()
    const place = placeRead(block, from.fn)
    if (place !== null) found.push(place)
    for (const { block: plugged, shadow } of Object.values(block?.inputs ?? {}))
      waiting.push(plugged ?? shadow)
  }
  return found
}
