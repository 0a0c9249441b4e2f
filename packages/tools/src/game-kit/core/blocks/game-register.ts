/** Everything that is known about the games' programs. It comes in through `register`, and nothing is known of any other. */
import { Registered } from '@panya/engines/blocks-runtime/blocks/registered.ts'
import type { Expression, Statement } from '../code/ast.ts'
import type { BuiltIn } from './built-in.ts'
import type { FacedSpec, Faces, GameBlock } from './game-block.ts'
import type { StatementMeaning, ValueMeaning } from './meaning.ts'
import type { Offer } from './offer.ts'

/** Blocks of one place, under each other or in sockets: by their type, by their family, and by what they say. */
class Place<Node extends { kind: string }> {
  readonly #blocks = new Registered<GameBlock<string, Node>>()
  readonly #families = new Registered<GameBlock<string, Node>>()
  readonly #sayers = new Map<string, GameBlock<string, Node>[]>()

  add(block: GameBlock<string, Node>): void {
    const table = block.isFamily ? this.#families : this.#blocks
    table.add(block.type, block)
    // The one that can say every node of its kind comes first into the register and is asked last.
    this.#sayers.set(block.kind, [block, ...(this.#sayers.get(block.kind) ?? [])])
  }

  find(type: string): { block: GameBlock<string, Node>; rest: string } | undefined {
    const cut = type.indexOf('_')
    const [first, rest] = cut < 0 ? [type, ''] : [type.slice(0, cut), type.slice(cut + 1)]
    const block = this.#families.find(first) ?? this.#blocks.find(type)
    return block && { block, rest }
  }

  sayersOf(kind: string): readonly GameBlock<string, Node>[] {
    return this.#sayers.get(kind) ?? []
  }
}

const statementMeanings = new Registered<StatementMeaning>()
const valueMeanings = new Registered<ValueMeaning>()
const statements = new Place<Statement>()
const values = new Place<Expression>()
const builtIns = new Registered<BuiltIn>()
const shown: ((faces: Faces) => readonly FacedSpec[])[] = []
const offers: Offer[] = []

export const STATEMENT_BLOCKS: Pick<typeof statements, 'find' | 'sayersOf'> = statements
export const VALUE_BLOCKS: Pick<typeof values, 'find' | 'sayersOf'> = values
/** In the order of the drawers. */
export const OFFERS: readonly Offer[] = offers

/** A block beside those of a meaning: it says some of its nodes, and is asked first. */
export function registerBlock(
  block: GameBlock<string, Statement> | GameBlock<string, Expression>,
): void {
  // Which nodes it says follows from its shape: `statementBlock` and `valueBlock` have seen to that.
  if (block.shape === 'value') values.add(block as GameBlock<string, Expression>)
  else statements.add(block as GameBlock<string, Statement>)
  shown.push((faces) => block.specs(faces))
}

/** A block that is no node: it heads a stack. */
export function registerTop(specs: (faces: Faces) => readonly FacedSpec[]): void {
  shown.push(specs)
}

export type Entry = StatementMeaning | ValueMeaning | BuiltIn

export function register(entries: readonly Entry[]): void {
  for (const entry of entries) {
    if (entry.of === 'word') addWord(entry)
    else addMeaning(entry)
    offers.push(...(entry.offers ?? []))
  }
}

function addMeaning(meaning: StatementMeaning | ValueMeaning): void {
  if (meaning.of === 'statement') statementMeanings.add(meaning.kind, meaning)
  else valueMeanings.add(meaning.kind, meaning)
  if (meaning.block) registerBlock(meaning.block)
  for (const block of (meaning.instead ?? []).toReversed()) registerBlock(block)
}

function addWord(word: BuiltIn): void {
  builtIns.add(word.word, word)
  const { spec } = word
  shown.push(({ words }) => [{ ...spec, face: words[spec.type] ?? [spec.type, ''] }])
}

export function meaningOf(node: Statement): StatementMeaning {
  return statementMeanings.get(node.kind)
}

export function valueMeaningOf(node: Expression): ValueMeaning {
  return valueMeanings.get(node.kind)
}

export function allSpecs(faces: Faces): FacedSpec[] {
  return shown.flatMap((specs) => specs(faces))
}

export function builtInWords(): string[] {
  return builtIns.types()
}

export function builtInQuestion(word: string): BuiltIn | undefined {
  const found = builtIns.find(word)
  return found?.answers ? found : undefined
}

export function builtInCommand(word: string): BuiltIn | undefined {
  const found = builtIns.find(word)
  return found?.does ? found : undefined
}
