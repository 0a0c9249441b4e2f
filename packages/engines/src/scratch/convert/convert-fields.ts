/** Fields: Scratch's words, names and ids as ours. */
import { KEY_WORDS } from '../opcodes/menus.ts'
import type { PartRule, Words } from '../opcodes/opcode-rule.ts'
import { PROPERTY_WORDS } from '../opcodes/thinking-opcodes.ts'
import type { ScratchField } from '../project.ts'
import type { ProjectNames } from './project-names.ts'

interface Where {
  names: ProjectNames
  index: number
}

/** Capitals make no difference where Scratch 2 and 3 write them differently. */
export function wordFor(words: Words, given: string): string | undefined {
  if (Object.hasOwn(words, given)) return words[given]
  const alike = Object.keys(words).find((known) => known.toUpperCase() === given.toUpperCase())
  return alike === undefined ? undefined : words[alike]
}

export function keyFor(given: string): string {
  const word = wordFor(KEY_WORDS, given) ?? given
  return word.length === 1 ? word.toLowerCase() : word
}

/** Undefined for parts that are no fields, null for a word that is not known. */
export function fieldValue(
  given: ScratchField | undefined,
  part: PartRule,
  { names, index }: Where,
): unknown {
  const field = given ?? { value: '' }
  const text = String(field.value)
  switch (part.kind) {
    case 'word':
      return wordFor(part.words, text) ?? null
    case 'variable':
    case 'list':
      return { id: names.variable(index, part.kind, field) }
    case 'message':
      return { id: names.messageHeard(field) }
    case 'backdrop':
      return names.costume(0, text) ?? text
    case 'key':
      return keyFor(text)
    case 'property':
      return Object.hasOwn(PROPERTY_WORDS, text) ? PROPERTY_WORDS[text] : `variable:${text}`
    case 'body':
    case 'colour':
    case 'menu':
    case 'number':
    case 'text':
    case 'truth':
      return undefined
  }
}
