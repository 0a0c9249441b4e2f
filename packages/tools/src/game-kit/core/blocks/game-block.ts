/**
 * A block of the games: its shape, which node of the tree it is read to, and how that node becomes this block again.
 * Which parts it has is known from its arguments, as with the blocks of the stage.
 */

import type { Wording } from '@panya/engines/blocks-runtime/blocks/words.ts'
import type { Spec } from '@panya/engines/blocks-runtime/catalogue/block-spec.ts'
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import type { At, Expression, Statement, Vocabulary } from '../code/ast.ts'
import type { CodeError } from '../code/code-error.ts'
import type { GameArg, Parts } from './game-arg.ts'
import type { Offer } from './offer.ts'

/** Its colour. */
type Category =
  | 'start'
  | 'control'
  | 'gap'
  | 'value'
  | 'variable'
  | 'list'
  | 'function'
  | 'action'
  | 'question'

/** What a game adds: its own words, and texts that have a block of their own with a drop-down. */
export interface GameTexts {
  vocabulary: Vocabulary
  texts: Readonly<Record<string, 'direction' | 'thing'>>
}

export interface GameSpec extends Spec<GameArg, Category> {
  /** Stands alone and starts nothing: what a learner teaches. */
  alone?: boolean
}

/** What a node is as a block. */
export interface Said {
  type: string
  args: readonly GameArg[]
  parts: Readonly<Record<string, unknown>>
}

/** Reads the parts of a block out of a file: what does not belong there is refused. */
export interface BlockReader {
  at(block: BlockJson): At
  refuse(block: BlockJson, word: string): CodeError
  name(block: BlockJson, field: string): string
  body(block: BlockJson, input: string): Statement[]
  sockets(block: BlockJson, count: number): Expression[]
  parts(block: BlockJson, args: readonly GameArg[]): Record<string, unknown>
}

/** What is written on blocks that are made for the game: its own words, with `%1` for sockets. */
export interface Faces {
  vocabulary: Vocabulary
  words: Readonly<Record<string, Wording>>
  word(word: string): { text: string; tip: string }
}

export type FacedSpec = GameSpec & { face: Wording }

/** `Declines` is null when another block says some of these nodes. */
export interface GameBlock<
  Type extends string = string,
  Node = unknown,
  Declines extends null = null,
> {
  readonly of: 'block'
  readonly type: Type
  /** Of the node it is read to. */
  readonly kind: string
  readonly shape: GameSpec['shape']
  /** Its type is the first word of many: `list_0`, `list_1` … */
  readonly isFamily?: boolean
  /** How it lies in the drawers, where its meaning does not say so. */
  readonly offers?: readonly Offer[]
  reads(block: BlockJson, from: BlockReader, rest: string): Node
  writes(node: Node, game: GameTexts): Said | Declines
  /** As Blockly is told about it. */
  specs(faces: Faces): readonly FacedSpec[]
}

type NodeIn<Union, Kind> = Extract<Union, { kind: Kind }>

interface Plain<Type extends string, Args extends readonly GameArg[], Node, Written>
  extends Omit<GameSpec, 'shape'> {
  type: Type
  args: Args
  offers?: readonly Offer[]
  reads: (parts: Parts<Args>, at: At) => Node
  /** null: it says only some of these nodes, and not this one. */
  writes: (node: Node, game: GameTexts) => Written
}

type Declined<Written> = null extends Written ? null : never

function plain<Type extends string, Args extends readonly GameArg[], Node, Written>(
  kind: string,
  shape: GameSpec['shape'],
  definition: Plain<Type, Args, Node, Written>,
): GameBlock<Type, Node, Declined<Written>> {
  const { reads, writes, offers = [], ...own } = definition
  const spec: GameSpec = { ...own, shape }
  const { type, args } = spec
  return {
    of: 'block',
    type: definition.type,
    kind,
    shape,
    offers,
    reads: (block, from) => reads(from.parts(block, args) as Parts<Args>, from.at(block)),
    writes(node, game) {
      const parts = writes(node, game)
      return parts && { type, args, parts }
    },
    specs: ({ words }) => [{ ...spec, face: words[type] ?? [type, ''] }],
  }
}

export function statementBlock<
  const Kind extends Statement['kind'],
  const Type extends string,
  const Args extends readonly GameArg[],
  const Written extends Parts<Args> | null,
>(
  kind: Kind,
  {
    shape,
    ...definition
  }: Plain<Type, Args, NodeIn<Statement, NoInfer<Kind>>, Written> & {
    shape: 'statement' | 'end'
  },
): GameBlock<Type, NodeIn<Statement, Kind>, Declined<Written>> {
  return plain(kind, shape, definition)
}

export function valueBlock<
  const Kind extends Expression['kind'],
  const Type extends string,
  const Args extends readonly GameArg[],
  const Written extends Parts<Args> | null,
>(
  kind: Kind,
  definition: Plain<Type, Args, NodeIn<Expression, NoInfer<Kind>>, Written>,
): GameBlock<Type, NodeIn<Expression, Kind>, Declined<Written>> {
  return plain(kind, 'value', definition)
}

/** Sockets ARG0, ARG1 … */
export function sockets(count: number): GameArg[] {
  return Array.from({ length: count }, (_, index) => ({ input: `ARG${index}`, accepts: 'any' }))
}

export function inSockets(values: readonly Expression[]): Record<string, Expression> {
  return Object.fromEntries(values.map((value, index) => [`ARG${index}`, value]))
}

/** `%1 %2 %3`, from the first one on. */
export function places(first: number, count: number): string {
  return Array.from({ length: count }, (_, index) => `%${first + index}`).join(' ')
}

/** Blocks whose types begin alike: one for each number of sockets, or for each word of the game. */
export type StatementFamily<
  Type extends string,
  Kind extends Statement['kind'],
  Declines extends null = never,
> = GameBlock<Type, NodeIn<Statement, Kind>, Declines>
export type ValueFamily<
  Type extends string,
  Kind extends Expression['kind'],
  Declines extends null = never,
> = GameBlock<Type, NodeIn<Expression, Kind>, Declines>
