/** Inputs: what is plugged in, and the small block or menu beneath it. Shadows that a file lost are made again. */
import type { ContentBlock } from '../content.ts'
import { type MenuRule, menuRule } from '../opcodes/menus.ts'
import { isInput, type PartRule } from '../opcodes/opcode-rule.ts'
import { rulesFor } from '../opcodes/opcodes.ts'
import type { Plain, ScratchBlock, ScratchField, ScratchInput } from '../project.ts'
import type { BlockConverter } from './convert-blocks.ts'
import { keyFor, wordFor } from './convert-fields.ts'
import type { ForeignState } from './foreign.ts'
import { literalOf, numberBlock, textBlock } from './literal-blocks.ts'

type Slot = { block?: ContentBlock; shadow?: ContentBlock }
type Slots = Record<string, Slot>

const HEX = /^#[0-9a-f]{6}$/i

export class Inputs {
  readonly #converter: BlockConverter

  constructor(converter: BlockConverter) {
    this.#converter = converter
  }

  of(block: ScratchBlock, parts: readonly PartRule[], which?: 'only what is there'): Slots {
    const slots: Slots = {}
    const expected = new Set(parts.filter(isInput).map(({ from }) => from))
    for (const part of parts) {
      if (!isInput(part)) continue
      const input = block.inputs[part.from]
      if (!input && which) continue
      const slot = this.#slot(input, part, `${block.id}-${part.from}-shadow`)
      if (slot.block || slot.shadow) slots[part.to] = slot
    }
    for (const name of Object.keys(block.inputs)) {
      if (!expected.has(name)) this.#converter.note('dropped-input', `${block.opcode}.${name}`)
    }
    return slots
  }

  #slot(input: ScratchInput | undefined, part: PartRule, shadowId: string): Slot {
    if (part.kind === 'body') {
      const block = this.#converter.stack(input?.blocks ?? [], 'stack')
      return block ? { block } : {}
    }
    if (part.kind === 'truth') return this.#condition(input)
    const plugged = input?.blocks[0]
    const block = plugged ? this.#converter.value(plugged, 'value') : undefined
    const beneath = input?.shadow
    if (part.kind === 'menu')
      return this.#menu(block, beneath, menuRule(part.menu), beneath?.id ?? shadowId)
    const id = beneath?.id ?? shadowId
    const value = literalOf(beneath)
    if (part.kind === 'colour') return colourSlot(block, value, id)
    // A menu or a reporter as a shadow, in a place that has none of its own.
    if (beneath && value === undefined && !block) {
      const other = this.#converter.value(beneath, 'value')
      return { shadow: textBlock('', shadowId), ...(other ? { block: other } : {}) }
    }
    const shadow = part.kind === 'number' ? numberBlock(value ?? 0, id) : textBlock(value ?? '', id)
    return { shadow, ...(block ? { block } : {}) }
  }

  /** A condition has nothing beneath it; what was typed there all the same is true or false. */
  #condition(input: ScratchInput | undefined): Slot {
    const plugged = input?.blocks[0] ?? input?.shadow
    if (!plugged) return {}
    const literal = literalOf(plugged)
    if (literal !== undefined) {
      const isFalse = ['', '0', 'false', 'nan'].includes(String(literal).toLowerCase())
      return isFalse ? {} : { block: { type: 'op_not', id: plugged.id } }
    }
    const block = this.#converter.value(plugged, 'truth')
    return block ? { block } : {}
  }

  #menu(
    block: ContentBlock | undefined,
    beneath: ScratchBlock | undefined,
    menu: MenuRule,
    id: string,
  ): Slot {
    const field = Object.values(beneath?.fields ?? {})[0]
    const found = field ? this.#chosen(field, menu) : null
    const shadow: ContentBlock = {
      type: menu.type,
      id,
      fields: { MENU: found ?? this.#first(menu) },
    }
    if (block) return { shadow, block }
    // The name of something that is not there: it is kept, and means whatever has that name when it runs.
    if (field && found === null) return { shadow, block: textBlock(field.value, `${id}-name`) }
    return { shadow }
  }

  /** Null when nothing has that name. */
  #chosen(field: ScratchField, menu: MenuRule): string | { id: string } | null {
    const { names, index } = this.#converter
    const name = String(field.value)
    const isText = typeof field.value === 'string'
    switch (menu.source) {
      case 'messages':
        return { id: names.messageSent(field) }
      case 'costumes':
        return isText ? names.costume(index, name) : null
      case 'backdrops':
        return isText ? (names.costume(0, name) ?? wordFor(menu.words, name) ?? null) : null
      case 'sounds':
        return isText ? names.sound(index, name) : null
      case 'keys':
        return keyFor(name)
      case 'languages':
        return name
      case 'words':
        return wordFor(menu.words, name) ?? null
      case 'cloneables':
      case 'ofTargets':
      case 'places':
      case 'touchables':
        return wordFor(menu.words, name) ?? names.spriteId(name)
    }
  }

  /** What a menu shows under a reporter when nothing better is known. */
  #first(menu: MenuRule): string | { id: string } {
    const { names, index } = this.#converter
    switch (menu.source) {
      case 'messages':
        return { id: names.messageSent({ value: 'message1' }) }
      case 'costumes':
        return names.costumeId(index, 0)
      case 'backdrops':
        return names.costumeId(0, 0)
      case 'sounds':
        return names.soundId(index, 0)
      case 'keys':
        return 'space'
      case 'languages':
        return 'en'
      case 'cloneables':
      case 'ofTargets':
      case 'places':
      case 'touchables':
      case 'words':
        return Object.values(menu.words)[0]!
    }
  }

  /** All inputs of a block that is not known, under their own names. */
  foreign(block: ScratchBlock): { names: ForeignState['inputs']; inputs: Slots } {
    const names: ForeignState['inputs'] = []
    const inputs: Slots = {}
    for (const [name, input] of Object.entries(block.inputs)) {
      const isBody = looksLikeBody(name, input)
      names.push({ name, kind: isBody ? 'body' : 'value' })
      const slot = isBody
        ? this.#slot(input, { kind: 'body', from: name, to: name }, '')
        : this.#foreignValue(input)
      if (slot.block || slot.shadow) inputs[name] = slot
    }
    return { names, inputs }
  }

  #foreignValue({ blocks: [plugged], shadow: beneath }: ScratchInput): Slot {
    const block = plugged ? this.#converter.value(plugged, 'value') : undefined
    const literal = literalOf(beneath)
    const shadow =
      beneath === undefined
        ? undefined
        : literal === undefined
          ? this.#converter.convert(beneath, 'value', false).block
          : foreignLiteral(literal, beneath)
    return { ...(shadow ? { shadow } : {}), ...(block ? { block } : {}) }
  }
}

function foreignLiteral(value: Plain, beneath: ScratchBlock): ContentBlock {
  return beneath.opcode.startsWith('math')
    ? numberBlock(value, beneath.id)
    : textBlock(value, beneath.id)
}

function colourSlot(block: ContentBlock | undefined, value: Plain | undefined, id: string): Slot {
  const text = String(value ?? '#000000')
  const isColour = HEX.test(text)
  const COLOUR = isColour ? text.toLowerCase() : '#000000'
  const shadow: ContentBlock = { type: 'colour', id, fields: { COLOUR } }
  if (block) return { shadow, block }
  return isColour ? { shadow } : { shadow, block: textBlock(value ?? '', `${id}-name`) }
}

function looksLikeBody(name: string, { blocks: [first, ...more] }: ScratchInput): boolean {
  if (name.startsWith('SUBSTACK') || more.length > 0) return true
  const shape = first ? rulesFor(first.opcode)[0]?.shape : undefined
  return shape === 'statement' || shape === 'end' || first?.opcode === 'procedures_call'
}
