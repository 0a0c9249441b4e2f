/**
 * What a kind of node means: its blocks, its Python, its instructions, and what a level has to allow for it. What has
 * to be said follows from the node: one with values inside that does not tell them does not compile.
 */
import type { Expression, Statement } from '../code/ast.ts'
import type { Feature } from '../code/feature.ts'
import type { MachineCode } from '../code/instructions.ts'
import type { PrintValue, PythonLines } from '../code/python-lines.ts'
import type { GameBlock } from './game-block.ts'
import type { Offer } from './offer.ts'

type StatementOf<Kind> = Extract<Statement, { kind: Kind }>
type ValueOf<Kind> = Extract<Expression, { kind: Kind }>

/** What a node has inside, as the types of its parts say. */
type Holds<Node, Held, Rule> = [Extract<Node[keyof Node], Held>] extends [never] ? unknown : Rule
type Inside<Node> = Holds<
  Node,
  Expression | Expression[],
  { values: (node: Node) => readonly Expression[] }
> &
  Holds<Node, Statement[], { bodies: (node: Node) => readonly (readonly Statement[])[] }>

interface Blocks<Type extends string, Node> {
  /** The block that can say every such node. */
  block: GameBlock<Type, Node, never>
  /** Blocks that say some of them; they are asked first. */
  instead?: readonly GameBlock<Type, Node>[]
  /** How it lies in the drawers, in this order. */
  offers?: readonly Offer[]
}

type StatementRules<Type extends string, Node> = Blocks<Type, Node> &
  Inside<Node> & {
    features: (node: Node) => readonly Feature[]
    /** The name it gives a value to: in a function that name is the function's own, as in Python. */
    assigns?: (node: Node) => string | null
    python: (node: Node, lines: PythonLines) => void
    machine: (node: Node, code: MachineCode) => void
  }

type ValueRules<Type extends string, Node> = Inside<Node> & {
  features: (node: Node) => readonly Feature[]
  python: (node: Node, value: PrintValue, outer: number) => string
  machine: (node: Node, code: MachineCode) => void
} & (Node extends { kind: 'gap' } ? { block: null } : Blocks<Type, Node>)

/** As the register holds it. */
export interface StatementMeaning<Kind extends string = string, Type extends string = string> {
  readonly of: 'statement'
  readonly kind: Kind
  readonly block: GameBlock<Type, Statement, never>
  readonly instead?: readonly GameBlock<Type, Statement>[]
  readonly offers?: readonly Offer[]
  features(node: Statement): readonly Feature[]
  values?(node: Statement): readonly Expression[]
  bodies?(node: Statement): readonly (readonly Statement[])[]
  assigns?(node: Statement): string | null
  python(node: Statement, lines: PythonLines): void
  machine(node: Statement, code: MachineCode): void
}

export interface ValueMeaning<Kind extends string = string, Type extends string = string> {
  readonly of: 'value'
  readonly kind: Kind
  /** null: an empty socket. */
  readonly block: GameBlock<Type, Expression, never> | null
  readonly instead?: readonly GameBlock<Type, Expression>[]
  readonly offers?: readonly Offer[]
  features(node: Expression): readonly Feature[]
  values?(node: Expression): readonly Expression[]
  python(node: Expression, value: PrintValue, outer: number): string
  machine(node: Expression, code: MachineCode): void
}

export function defineStatement<
  const Kind extends Statement['kind'],
  const Type extends string = never,
>(
  kind: Kind,
  rules: StatementRules<Type, StatementOf<NoInfer<Kind>>>,
): StatementMeaning<Kind, Type> {
  // From here on it is asked by those who have found it by the node's kind.
  return { of: 'statement', kind, ...rules } as unknown as StatementMeaning<Kind, Type>
}

export function defineValue<
  const Kind extends Expression['kind'],
  const Type extends string = never,
>(kind: Kind, rules: ValueRules<Type, ValueOf<NoInfer<Kind>>>): ValueMeaning<Kind, Type> {
  return { of: 'value', kind, ...rules } as unknown as ValueMeaning<Kind, Type>
}
