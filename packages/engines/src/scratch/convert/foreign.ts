/** Blocks that are not known here: everything they say is kept, so that they can be shown, and written back as they were. */
import type { Shape } from '../../blocks-runtime/catalogue/block-spec.ts'
import type { ScratchBlock, ScratchField } from '../project.ts'

export interface ForeignState {
  opcode: string
  /** How it is shown. */
  text: string
  inputs: { name: string; kind: 'value' | 'body' }[]
  fields: Record<string, ScratchField>
  mutation?: Readonly<Record<string, unknown>>
}

export const FOREIGN_TYPES = {
  hat: 'foreign_hat',
  statement: 'foreign_statement',
  end: 'foreign_end',
  value: 'foreign_value',
  truth: 'foreign_truth',
} as const satisfies Record<Shape, string>

/** `microbit_whenButtonPressed` reads `microbit: when button pressed`. */
export function foreignText(block: ScratchBlock): string {
  const [extension = '', ...rest] = block.opcode.split('_')
  const words = rest
    .join(' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
  const values = Object.values(block.fields).map(({ value }) => String(value))
  return [`${extension}:`, words, ...values].filter(Boolean).join(' ').slice(0, 200)
}

/** A loose block of which nothing but the name is known. */
export function guessedShape(block: ScratchBlock, hasNext: boolean): Shape {
  if (/_when/i.test(block.opcode)) return 'hat'
  if (hasNext) return 'statement'
  if (/_(is|has)[A-Z]/.test(block.opcode)) return 'truth'
  return /_(get|current|reporter|menu)/i.test(block.opcode) ? 'value' : 'statement'
}
