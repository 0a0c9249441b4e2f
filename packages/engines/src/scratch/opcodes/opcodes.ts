/** Every block that Scratch and we have, found by either name. */

import type { Shape } from '../../blocks-runtime/catalogue/block-spec.ts'
import { ownTable } from '../../code/own-table.ts'
import { ACTION_OPCODES } from './action-opcodes.ts'
import type { OpcodeRule } from './opcode-rule.ts'
import { SOUND_OPCODES } from './sound-opcodes.ts'
import { THINKING_OPCODES } from './thinking-opcodes.ts'

export const OPCODES: readonly OpcodeRule[] = [
  ...ACTION_OPCODES,
  ...SOUND_OPCODES,
  ...THINKING_OPCODES,
]

function grouped(key: (rule: OpcodeRule) => string): Readonly<Record<string, OpcodeRule[]>> {
  const groups = ownTable<OpcodeRule[]>({})
  for (const rule of OPCODES) {
    const known = groups[key(rule)]
    if (known) known.push(rule)
    else (groups as Record<string, OpcodeRule[]>)[key(rule)] = [rule]
  }
  return groups
}

const BY_OPCODE = grouped(({ opcode }) => opcode)
const BY_TYPE = grouped(({ type }) => type)

/** Several when a field decides. */
export const rulesFor = (opcode: string): readonly OpcodeRule[] => BY_OPCODE[opcode] ?? []
export const rulesOfType = (type: string): readonly OpcodeRule[] => BY_TYPE[type] ?? []

/** Blocks that Scratch 3 shows where old projects have them, and that do nothing there. */
export const NO_OPS = ownTable<Shape>({
  motion_scroll_right: 'statement',
  motion_scroll_up: 'statement',
  motion_align_scene: 'statement',
  motion_xscroll: 'value',
  motion_yscroll: 'value',
  looks_hideallsprites: 'statement',
  looks_changestretchby: 'statement',
  looks_setstretchto: 'statement',
  sensing_userid: 'value',
})

/** Small blocks that only ever hold a value, and the field they hold it in. */
export const LITERALS = ownTable<string>({
  math_number: 'NUM',
  math_positive_number: 'NUM',
  math_whole_number: 'NUM',
  math_integer: 'NUM',
  math_angle: 'NUM',
  note: 'NOTE',
  text: 'TEXT',
  colour_picker: 'COLOUR',
})
