/** Everything that is known about the games' programs. It comes in through `register`, and nothing is known of any other. */
import { Registered } from '@panya/engines/blocks-runtime/blocks/registered.ts'
import type { Expression, Statement } from '../code/ast.ts'
import type { BuiltIn } from './built-in.ts'
import type { FacedSpec, Faces, GameBlock, GameTexts, Said } from './game-block.ts'
import type { StatementMeaning, ValueMeaning } from './meaning.ts'
import type { Offer } from './offer.ts'

/** Blocks of one place, under each other or in sockets: by their type, by their family, and by what they say. */
class Place<Node extends { kind: string }> {
  readonly #blocks = new Registered<GameBlock<string, Node>>()
  readonly #families = new Registered<GameBlock<string, Node>>()
  readonly #better = new Map<string, GameBlock<string, Node>[]>()

  add(block: GameBlock<string, Node>): void {
    const table = block.isFamily ? this.#families : this.#blocks
    table.add(block.type, block)
  }

  /** One that says some nodes of its kind better than the block that says them all. */
  addBetter(block: GameBlock<string, Node>): void {
    this.add(block)
    this.#better.set(block.kind, [...(this.#better.get(block.kind) ?? []), block])
  }

  find(type: string): Found<Node> {
    const cut = type.indexOf('_')
    const [first, rest] = cut < 0 ? [type, ''] : [type.slice(0, cut), type.slice(cut + 1)]
    const block = this.#families.find(first) ?? this.#blocks.find(type)
    return block && { block, rest }
  }

  better(node: Node, game: GameTexts): Said | null {
    for (const block of this.#better.get(node.kind) ?? []) {
      const said = block.writes(node, game)
      if (said) return said
    }
    return null
  }
}

const statementMeanings = new Registered<StatementMeaning>()
const valueMeanings = new Registered<ValueMeaning>()
const statements = new Place<Statement>()
const values = new Place<Expression>()
const builtIns = new Registered<BuiltIn>()
const shown: ((faces: Faces) => readonly FacedSpec[])[] = []
const offers: Offer[] = []

/** In the order of the drawers. */
export const OFFERS: readonly Offer[] = offers

/** A block that is no node: it heads a stack. */
export function registerTop(specs: (faces: Faces) => readonly FacedSpec[]): void {
  shown.push(specs)
}

type AnyBlock = GameBlock<string, Statement> | GameBlock<string, Expression>
type Entry = StatementMeaning | ValueMeaning | BuiltIn | AnyBlock

export function register(entries: readonly Entry[]): void {
  for (const entry of entries) {
    if (entry.of === 'word') addWord(entry)
    else if (entry.of === 'block') addBlock(entry, 'addBetter')
    else addMeaning(entry)
    offers.push(...(entry.offers ?? []))
  }
}

type Kinds<One> =
  One extends StatementMeaning<infer Kind>
    ? `statement ${Kind}`
    : One extends ValueMeaning<infer Kind>
      ? `value ${Kind}`
      : never
type Missing<All extends readonly Entry[]> = Exclude<
  `statement ${Statement['kind']}` | `value ${Expression['kind']}`,
  Kinds<All[number]>
>

/** The whole language: a kind of node that nothing in it gives a meaning to does not compile, and the error names it. */
export function registerLanguage<All extends readonly Entry[]>(
  all: All & ([Missing<All>] extends [never] ? unknown : { without: Missing<All> }),
): void {
  register(all)
}

/** Which nodes a block says follows from its shape: `statementBlock` and `valueBlock` have seen to that. */
function addBlock(block: AnyBlock, add: 'add' | 'addBetter'): void {
  if (block.shape === 'value') values[add](block as GameBlock<string, Expression>)
  else statements[add](block as GameBlock<string, Statement>)
  shown.push((faces) => block.specs(faces))
}

function addMeaning(meaning: StatementMeaning | ValueMeaning): void {
  if (meaning.of === 'statement') statementMeanings.add(meaning.kind, meaning)
  else valueMeanings.add(meaning.kind, meaning)
  if (meaning.block) addBlock(meaning.block, 'add')
  for (const block of meaning.instead ?? []) addBlock(block, 'addBetter')
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

type Found<Node> = { block: GameBlock<string, Node>; rest: string } | undefined

export const findStatement = (type: string): Found<Statement> => statements.find(type)
export const findValue = (type: string): Found<Expression> => values.find(type)

/** The block that a node becomes. */
export function sayStatement(node: Statement, game: GameTexts): Said {
  return statements.better(node, game) ?? meaningOf(node).block.writes(node, game)
}

/** null: an empty socket. */
export function sayValue(node: Expression, game: GameTexts): Said | null {
  return values.better(node, game) ?? valueMeaningOf(node).block?.writes(node, game) ?? null
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
