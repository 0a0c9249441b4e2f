/** Words, names and typed values as Scratch writes them. */
import { field, variableId } from '../../blocks-runtime/block-json.ts'
import type { BlockJson } from '../../blocks-runtime/program.ts'
import type { ContentActor } from '../content.ts'
import { KEY_WORDS, type MenuRule } from '../opcodes/menus.ts'
import type { NumberField, PartRule, Words } from '../opcodes/opcode-rule.ts'
import { PROPERTY_WORDS } from '../opcodes/thinking-opcodes.ts'
import type { Plain } from '../project.ts'
import type { Sb3BlockJson, Sb3Primitive } from './sb3-json.ts'
import type { WriteNames } from './write-names.ts'

export const NUMBER_CODES: Readonly<Record<NumberField, number>> = {
  math_number: 4,
  math_positive_number: 5,
  math_whole_number: 6,
  math_integer: 7,
  math_angle: 8,
  note: 4,
}

function backwards(words: Words, ours: string): string | undefined {
  return Object.keys(words).find((theirs) => words[theirs] === ours)
}

/** What a small block holds; undefined for every other block. A number stays a number. */
export function literalIn(block: BlockJson | undefined): Plain | undefined {
  if (block?.type === 'number') return Number(block.fields?.['NUM'] ?? 0)
  if (block?.type === 'text') return field(block, 'TEXT')
  if (block?.type === 'colour') return field(block, 'COLOUR')
  return undefined
}

export interface Where {
  names: WriteNames
  actor: ContentActor
  stage: ContentActor
}

/** Null when Scratch has no word for it. */
export function fieldFor(
  part: PartRule,
  block: BlockJson,
  where: Where,
): Sb3BlockJson['fields'][string] | null | undefined {
  const text = field(block, part.to)
  const { names, actor, stage } = where
  switch (part.kind) {
    case 'word': {
      const word =
        part.from === 'STOP_OPTION' && text === 'others'
          ? others(actor)
          : backwards(part.words, text)
      return word === undefined ? null : [word, null]
    }
    case 'variable':
    case 'list':
    case 'message': {
      const id = variableId(block, part.to)
      return [names.variable(actor, id)?.name ?? id, id]
    }
    case 'backdrop':
      return [names.costume(stage, text) ?? text, null]
    case 'key':
      return [backwards(KEY_WORDS, text) ?? text, null]
    case 'property':
      return [propertyName(text), null]
    case 'body':
    case 'colour':
    case 'menu':
    case 'number':
    case 'text':
    case 'truth':
      return undefined
  }
}

const others = ({ isStage }: ContentActor): string =>
  isStage ? 'other scripts in stage' : 'other scripts in sprite'

function propertyName(ours: string): string {
  const name = /^variable:(.*)$/s.exec(ours)?.[1]
  return name ?? backwards(PROPERTY_WORDS, ours) ?? ours
}

/** What a menu's shadow holds; a message as its name and id. */
export function menuField(menu: MenuRule, chosen: unknown, where: Where): [Plain, string | null] {
  const { names, actor, stage } = where
  const id =
    typeof chosen === 'object' && chosen !== null && 'id' in chosen
      ? String(chosen.id)
      : String(chosen)
  const word = backwards(menu.words, id)
  switch (menu.source) {
    case 'messages':
      return [names.variable(actor, id)?.name ?? id, id]
    case 'costumes':
      return [names.costume(actor, id) ?? id, null]
    case 'backdrops':
      return [names.costume(stage, id) ?? word ?? id, null]
    case 'sounds':
      return [names.sound(actor, id) ?? id, null]
    case 'keys':
    case 'languages':
    case 'words':
      return [word ?? id, null]
    case 'cloneables':
    case 'ofTargets':
    case 'places':
    case 'touchables':
      return [word ?? names.actor(id) ?? id, null]
  }
}

export function literalPrimitive(code: number, value: Plain): Sb3Primitive {
  // Scratch keeps typed numbers as text.
  return [code, code === 10 ? value : String(value)]
}
