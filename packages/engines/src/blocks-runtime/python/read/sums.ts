/**
 * `a + b` adds numbers and puts texts together, and only who knows what stands in `a` and `b` can say which. So the
 * blocks are made as if all were numbers, then it is seen what would stand there, and where that is no number the
 * text is read once more: two texts are joined, and what may be either stays as Python.
 */

import type { BlockJson, StageProgram } from '../../program.ts'
import { type Held, HeldValues } from './held-values.ts'
import type { OwnFunction } from './known-names.ts'
import { isName, type Term } from './python-tree.ts'

type Decision = 'join' | 'python'

interface Noted {
  block: BlockJson
  key: string
  fn: string
}

const keyOf = ({ from, to }: Term): string => `${from} ${to}`

/** `as_number(a) + b` says by itself that it is about numbers. */
const isMarked = ({ kind, parts: [called] }: Term): boolean =>
  kind === 'call' && isName(called, 'as_number')

const isSum = ({ kind, value, parts }: Term): boolean =>
  (kind === 'binary' || kind === 'update') && value === '+' && !parts.some(isMarked)

export class Sums {
  readonly #decided = new Map<string, Decision>()
  #noted: Noted[] = []

  /** A sum that was made of this term. */
  note(block: BlockJson, given: Term, fn: OwnFunction | null): void {
    if (isSum(given)) this.#noted.push({ block, key: keyOf(given), fn: fn?.signature.id ?? '' })
  }

  /** Whether it has turned out that this adds no numbers. */
  isNoSum(given: Term): boolean {
    return isSum(given) && this.#decided.has(keyOf(given))
  }

  isJoin(given: Term): boolean {
    return this.#decided.get(keyOf(given)) === 'join'
  }

  /** True where something is seen otherwise than before: then all has to be read again. */
  decide(program: StageProgram): boolean {
    const noted = this.#noted
    this.#noted = []
    if (noted.length === 0) return false
    const held = new HeldValues(program)
    const before = this.#decided.size
    for (const { block, key, fn } of noted) {
      const decision = decisionOf(held.sides(block, fn))
      if (decision) this.#decided.set(key, decision)
    }
    return this.#decided.size > before
  }
}

/** Null for numbers; what nobody gives a value is one. */
function decisionOf([a, b]: readonly [Held, Held]): Decision | null {
  if (a === null || b === null || a === 'num' || b === 'num') return null
  return a === 'text' && b === 'text' ? 'join' : 'python'
}
