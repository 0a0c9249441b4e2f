/** Values that were typed in: the small blocks that stand in an empty input. */
import type { ContentBlock } from '../content.ts'
import { LITERALS } from '../opcodes/opcodes.ts'
import type { Plain, ScratchBlock } from '../project.ts'

/** What a small block holds; undefined for every other block. */
export function literalOf(block: ScratchBlock | undefined): Plain | undefined {
  const field = block ? LITERALS[block.opcode] : undefined
  return field === undefined ? undefined : (block?.fields[field]?.value ?? '')
}

/** A text that is exactly how its number is written. `1.0` is not: Scratch reads it as a broken number. */
function exactNumber(value: Plain): number | null {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return null
  const number = Number(value)
  return Number.isFinite(number) && String(number) === value ? number : null
}

export function numberBlock(value: Plain, id: string): ContentBlock {
  const number = exactNumber(value)
  return number === null ? textBlock(value, id) : { type: 'number', id, fields: { NUM: number } }
}

/** A number that a file holds as a number stays one: costumes are told apart by that. */
export function textBlock(value: Plain, id: string): ContentBlock {
  if (typeof value === 'number') return { type: 'number', id, fields: { NUM: value } }
  return { type: 'text', id, fields: { TEXT: String(value) } }
}
