/** How one of Scratch's blocks and ours stand for each other: shape, inputs and fields by name. */
import type { Shape } from '../../blocks-runtime/catalogue/block-spec.ts'
import { MENUS, type MenuName } from './menus.ts'

/** The kinds of number fields that Scratch tells apart; each is also the opcode of its shadow. */
export type NumberField =
  | 'math_number'
  | 'math_positive_number'
  | 'math_whole_number'
  | 'math_integer'
  | 'math_angle'
  | 'note'

export type PartRule =
  | { kind: 'number'; from: string; to: string; shadow: NumberField }
  | { kind: 'text' | 'truth' | 'body' | 'colour'; from: string; to: string }
  | { kind: 'menu'; from: string; to: string; menu: MenuName }
  /** A field of fixed words; Scratch's word on the left. */
  | { kind: 'word'; from: string; to: string; words: Words }
  | {
      kind: 'variable' | 'list' | 'message' | 'backdrop' | 'key' | 'property'
      from: string
      to: string
    }

export type Words = Readonly<Record<string, string>>

export interface OpcodeRule {
  opcode: string
  type: string
  shape: Shape
  parts: readonly PartRule[]
  /** Fields by which several of our blocks share one opcode; in Scratch's words. */
  when?: Readonly<Record<string, string>>
}

type Names = [from: string, to?: string]

export function number(from: string, to = from, shadow: NumberField = 'math_number'): PartRule {
  return { kind: 'number', from, to, shadow }
}
export const seconds = (from: string): PartRule => number(from, 'SECONDS', 'math_positive_number')
export const text = (...[from, to = from]: Names): PartRule => ({ kind: 'text', from, to })
export const truth = (...[from, to = from]: Names): PartRule => ({ kind: 'truth', from, to })
export const body = (...[from, to = 'DO']: Names): PartRule => ({ kind: 'body', from, to })
export const colour = (...[from, to = from]: Names): PartRule => ({ kind: 'colour', from, to })
export const menu = (from: string, to: string, name: MenuName): PartRule => ({
  kind: 'menu',
  from,
  to,
  menu: name,
})
export const word = (from: string, to: string, words: Words): PartRule => ({
  kind: 'word',
  from,
  to,
  words,
})
export const variable: PartRule = { kind: 'variable', from: 'VARIABLE', to: 'VAR' }
export const list: PartRule = { kind: 'list', from: 'LIST', to: 'LIST' }

export const rule =
  (shape: Shape) =>
  (opcode: string, type: string, ...parts: PartRule[]): OpcodeRule => ({
    opcode,
    type,
    shape,
    parts,
  })

export const isInput = (part: PartRule): boolean =>
  ['number', 'text', 'truth', 'body', 'colour', 'menu'].includes(part.kind)

/** The shadow that Scratch puts into an input, and the field of it that holds the value. */
export function shadowOf(part: PartRule): { opcode: string; field: string } | null {
  switch (part.kind) {
    case 'number':
      return { opcode: part.shadow, field: part.shadow === 'note' ? 'NOTE' : 'NUM' }
    case 'text':
      return { opcode: 'text', field: 'TEXT' }
    case 'colour':
      return { opcode: 'colour_picker', field: 'COLOUR' }
    case 'menu': {
      const { opcode, field } = MENUS[part.menu]
      return { opcode, field }
    }
    case 'backdrop':
    case 'body':
    case 'key':
    case 'list':
    case 'message':
    case 'property':
    case 'truth':
    case 'variable':
    case 'word':
      return null
  }
}
