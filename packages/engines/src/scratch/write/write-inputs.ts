/** Inputs as Scratch writes them: `[1, shadow]`, `[2, block]`, `[3, block, covered shadow]`. */

import type { BlockJson } from '../../blocks-runtime/program.ts'
import { freshTable } from '../../code/own-table.ts'
import { menuRule } from '../opcodes/menus.ts'
import { isInput, type PartRule } from '../opcodes/opcode-rule.ts'
import type { Sb3Input, Sb3Slot } from './sb3-json.ts'
import type { BlockWriter } from './write-blocks.ts'
import { literalIn, literalPrimitive, menuField, NUMBER_CODES } from './write-values.ts'

export function writeInputs(
  given: BlockJson,
  parts: readonly PartRule[],
  id: string,
  writer: BlockWriter,
  which?: 'only what is there' | 'as it was',
): Record<string, Sb3Input> {
  const inputs = freshTable<Sb3Input>()
  for (const part of parts) {
    if (!isInput(part)) continue
    const { block, shadow } = given.inputs?.[part.to] ?? {}
    if (!block && !shadow && which) continue
    const written = writeInput(part, given, id, writer, which === 'as it was')
    if (written) inputs[part.from] = written
  }
  return inputs
}

function writeInput(
  part: PartRule,
  given: BlockJson,
  id: string,
  writer: BlockWriter,
  isForeign: boolean,
): Sb3Input | null {
  const { block, shadow } = given.inputs?.[part.to] ?? {}
  if (part.kind === 'body') {
    const first = writer.stack(block, id)
    return first === null ? null : [2, first]
  }
  const isTyped = literalIn(block) !== undefined
  const plugged: Sb3Slot = block && !isTyped ? writer.value(block, id) : null
  if (part.kind === 'truth') return plugged === null ? null : [2, plugged]
  // A value that was put on top of a menu stands in the menu itself: Scratch has no block for it.
  const typed = isTyped ? block : shadow
  const beneath = isForeign
    ? foreignShadow(typed, id, writer)
    : writeShadow(part, given, typed, shadow, id, writer)
  if (plugged === null) return beneath === null ? null : [1, beneath]
  return beneath === null ? [2, plugged] : [3, plugged, beneath]
}

/** Under a block that is not known: a value that was typed, or a menu of its own. */
function foreignShadow(typed: BlockJson | undefined, id: string, writer: BlockWriter): Sb3Slot {
  const value = literalIn(typed)
  if (value !== undefined) return literalPrimitive(typed?.type === 'number' ? 4 : 10, value)
  return typed ? shadowBlock(typed, id, writer) : null
}

function writeShadow(
  part: PartRule,
  given: BlockJson,
  typed: BlockJson | undefined,
  shadow: BlockJson | undefined,
  id: string,
  writer: BlockWriter,
): Sb3Slot {
  const value = literalIn(typed)
  switch (part.kind) {
    case 'number': {
      if (part.shadow === 'note')
        return menuBlock('note', 'NOTE', [String(value ?? 60), null], shadow, id, writer)
      return literalPrimitive(NUMBER_CODES[part.shadow], value ?? 0)
    }
    case 'colour':
      return [9, value ?? '#000000']
    case 'menu': {
      const menu = menuRule(part.menu)
      const chosen = shadow?.fields?.['MENU'] ?? given.fields?.[part.to] ?? ''
      const named =
        value === undefined ? menuField(menu, chosen, writer.where) : ([value, null] as const)
      if (menu.source === 'messages') return [11, named[0], named[1] ?? '']
      return menuBlock(menu.opcode, menu.field, [named[0], named[1]], shadow, id, writer)
    }
    case 'backdrop':
    case 'body':
    case 'key':
    case 'list':
    case 'message':
    case 'property':
    case 'text':
    case 'truth':
    case 'variable':
    case 'word':
      return literalPrimitive(10, value ?? '')
  }
}

function menuBlock(
  opcode: string,
  field: string,
  value: [string | number | boolean, string | null],
  shadow: BlockJson | undefined,
  parent: string,
  writer: BlockWriter,
): string {
  const made = { opcode, fields: { [field]: value }, shadow: true }
  return writer.add(
    { type: opcode, ...(shadow?.id === undefined ? {} : { id: shadow.id }) },
    made,
    parent,
  )
}

function shadowBlock(shadow: BlockJson, parent: string, writer: BlockWriter): string | null {
  const id = writer.block(shadow, parent)
  const block = id === null ? undefined : writer.blocks[id]
  if (block && !Array.isArray(block)) block.shadow = true
  return id
}
