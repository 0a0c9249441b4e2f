/**
 * What a value can be by the rules of Scratch, where arithmetic can give NaN and NaN counts 0 in the next
 * calculation. Found once for the whole program, so that only those numbers are looked at that may be NaN.
 */
import { field, inputBlock } from '../block-json.ts'
import { factsOf } from '../blocks/block-registry.ts'
import type { BlockJson, StageProgram } from '../program.ts'
import type { Flow, Inflow } from './flow.ts'
import type { Kinds } from './kinds.ts'
import {
  asNumber,
  either,
  kindOfValue,
  type ScratchKind,
  type ScratchNumbers,
  sumOf,
  writtenNumber,
} from './scratch-kind.ts'
import { TypedNumbers } from './typed-numbers.ts'
import { emptyResults, flowsOf, placeRead, sourceOf } from './value-flow.ts'

export class ScratchKinds {
  readonly typed: TypedNumbers
  /** The same for rules that know numbers and everything else only. */
  readonly plain: Kinds = new Map()
  readonly #places = new Map<string, ScratchKind>()

  constructor(program: StageProgram) {
    const flows = [...flowsOf(program), ...emptyResults(program)]
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

  #source(from: Inflow, to: string): ScratchKind {
    if (typeof from === 'string') return 'any'
    if ('value' in from) return kindOfValue(this.typed.kept(from.value, to))
    if ('change' in from)
      return sumOf(asNumber(this.place(from.change)), asNumber(this.of(from.by, from.fn)))
    if (from.block?.type === 'text')
      return kindOfValue(this.typed.kept(field(from.block, 'TEXT'), to))
    return this.of(from.block, from.fn)
  }

  of(block: BlockJson | undefined, fn: string): ScratchKind {
    if (!block) return 'finite'
    // What is taken out of a list may be anything: it is empty where there is no such item.
    if (factsOf(block.type).takesFrom) return 'any'
    const place = placeRead(block, fn)
    if (place !== null) return this.place(place)
    if (block.type === 'text') return 'text'
    if (block.type === 'number') return this.#number(block, fn)
    const { scratchGives, mayBeNaN } = factsOf(block.type)
    if (scratchGives) return scratchGives(block, this.#numbersOf(block, fn))
    const source = sourceOf(block, fn)
    if (typeof source !== 'string') return 'any'
    if (source !== 'num') return source
    return mayBeNaN ? 'nan' : 'finite'
  }

  #numbersOf(block: BlockJson, fn: string): ScratchNumbers<string> {
    return {
      kind: (name) => this.#number(inputBlock(block, name), fn),
      isWritten: (name) => {
        const value = writtenNumber(inputBlock(block, name))
        return value !== null && value !== 0 && Number.isFinite(value)
      },
    }
  }

  #number(block: BlockJson | undefined, fn: string): 'finite' | 'num' {
    const written = writtenNumber(block)
    if (written !== null) return Number.isFinite(written) ? 'finite' : 'num'
    return asNumber(this.of(block, fn))
  }
}

/** Everything a source reads, also deep in an expression. */
function placesIn(from: Inflow): string[] {
  if (typeof from === 'string' || 'value' in from) return []
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
