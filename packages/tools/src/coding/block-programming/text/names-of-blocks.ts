/** The names that blocks are written with, each with what its block says: found in how the blocks are written. */

import type { BlockMessages } from '@panya/engines/blockly/messages/block-messages.ts'
import type { Term } from '@panya/engines/blocks-runtime/python/read/python-tree.ts'
import type { Pattern } from '@panya/engines/blocks-runtime/python/read/specimens.ts'
import type { OfferedName } from '@panya/engines/code-editor/name-completion.ts'

/** Whose name it is: nobody's, one's own, that of any sprite, list or text, or that of something with a name. */
export type Owner = '' | 'self' | 'sprite' | 'list' | 'text' | `the ${string}`

export interface NameOfBlock extends OfferedName {
  owner: Owner
  isHat: boolean
}

const SELF = 'hole_self'
const OPEN: Record<string, Owner> = { LIST: 'list', TARGET: 'sprite', TEXT: 'text' }
/** Statements that begin with a word of Python. */
const KEYWORDS: Record<string, string> = { if: 'if', while: 'while', for: 'for', return: 'return' }
const WORD_OPERATORS = new Set(['and', 'or', 'not', 'in'])

export function namesOfBlocks(
  patterns: readonly Pattern[],
  messages: BlockMessages,
): NameOfBlock[] {
  const names = new Map<string, NameOfBlock>()
  for (const pattern of patterns) {
    if (pattern.spec.hidden) continue
    for (const name of namesIn(pattern, messages)) {
      const key = `${name.owner} ${name.name} ${name.isHat}`
      if (!names.has(key)) names.set(key, name)
    }
  }
  return [...names.values()]
}

function namesIn(pattern: Pattern, messages: BlockMessages): NameOfBlock[] {
  const { words, info } = wordsOf(pattern, messages)
  const isHat = pattern.shape === 'hat'
  return pattern.terms.flatMap(headsIn).flatMap((head): NameOfBlock[] => {
    const found = nameOf(head)
    return found ? [{ ...found, isHat, words, info }] : []
  })
}

/** What a learner writes first of it: what is called, what is set, or the word it begins with. */
function headsIn(term: Term): Term[] {
  const { kind, parts } = term
  if (kind === 'do') return parts.slice(0, 1)
  if (kind === 'assign' || kind === 'update' || kind === 'for') return [term, ...parts.slice(0, 2)]
  return [term]
}

function nameOf(term: Term): Pick<NameOfBlock, 'name' | 'kind' | 'owner' | 'params'> | null {
  const { kind, value, parts } = term
  const word = KEYWORDS[kind] ?? (WORD_OPERATORS.has(value) ? value : null)
  if (word && kind !== 'name') return { name: word, kind: 'keyword', owner: '' }
  if (kind === 'attribute') {
    const owner = ownerOf(parts[0]!)
    return owner === null ? null : { name: value, kind: 'property', owner }
  }
  if (kind !== 'call') return null
  const [callee, ...given] = parts
  const params = given.map(({ kind: of, value: name }) =>
    of === 'hole' ? name.toLowerCase() : '…',
  )
  if (callee!.kind === 'name') return { name: callee!.value, kind: 'function', owner: '', params }
  const owner = callee!.kind === 'attribute' ? ownerOf(callee!.parts[0]!) : null
  return owner === null ? null : { name: callee!.value, kind: 'method', owner, params }
}

function ownerOf({ kind, value }: Term): Owner | null {
  if (kind === 'hole') return OPEN[value] ?? null
  if (kind !== 'name') return null
  return value === SELF ? 'self' : `the ${value}`
}

/** What is written on the block, with dots where something is put in, and what it does. */
function wordsOf(
  { type, spec, chosen }: Pattern,
  messages: BlockMessages,
): { words: string; info: string } {
  const [text, info, more] = messages.blocks[type as keyof BlockMessages['blocks']]
  const words = spec.args.reduce((said, arg, index) => {
    const name = 'body' in arg ? arg.body : 'input' in arg ? arg.input : arg.field
    const choice = chosen[name]
    const shown =
      'body' in arg
        ? ''
        : choice === undefined
          ? '…'
          : (more?.choices?.[choice] ??
            messages.options[choice as keyof BlockMessages['options']] ??
            choice)
    return said.replace(`%${index + 1}`, () => shown)
  }, text)
  return { words: words.replaceAll('%%', '%').replace(/\s+/g, ' ').trim(), info }
}
