/** What a value can be by the rules of Scratch, and what becomes of two of them. */
import { field } from '../block-json.ts'
import type { BlockJson } from '../program.ts'
import { num } from '../scratch-values.ts'
import type { Value } from '../values.ts'

/** finite < num (perhaps beyond all numbers) < nan (perhaps no number); the rest is what it says. */
export type ScratchKind = 'finite' | 'num' | 'nan' | 'text' | 'bool' | 'any'

/** The numbers that come into a block: what each can be, and whether a plain one other than 0 is written there. */
export interface ScratchNumbers<Input extends string> {
  kind(input: Input): 'finite' | 'num'
  isWritten(input: Input): boolean
}

const NUMBERS: readonly ScratchKind[] = ['finite', 'num', 'nan']

export function either(a: ScratchKind | undefined, b: ScratchKind): ScratchKind {
  if (a === undefined || a === b) return b
  const [first, second] = [NUMBERS.indexOf(a), NUMBERS.indexOf(b)]
  return first < 0 || second < 0 ? 'any' : NUMBERS[Math.max(first, second)]!
}

/** What a kind is where a number is needed. */
export function asNumber(kind: ScratchKind): 'finite' | 'num' {
  return kind === 'finite' || kind === 'bool' ? 'finite' : 'num'
}

export function kindOfValue(value: Value): ScratchKind {
  if (typeof value === 'number') return Number.isFinite(value) ? 'finite' : 'num'
  return typeof value === 'string' ? 'text' : 'bool'
}

/** Two that are both beyond all numbers may leave none. */
export function sumOf(a: 'finite' | 'num', b: 'finite' | 'num'): ScratchKind {
  return a === 'finite' || b === 'finite' ? 'num' : 'nan'
}

/** The number that is written in an input, if one is. */
export function writtenNumber(block: BlockJson | undefined): number | null {
  if (!block) return 0
  if (block.type === 'text') return num(field(block, 'TEXT'))
  return block.type === 'number' ? Number(field(block, 'NUM')) : null
}
