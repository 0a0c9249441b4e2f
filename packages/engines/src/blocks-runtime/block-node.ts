/**
 * A block as the emitters get it: which inputs and fields it has is known from its arguments, so that a name it
 * does not have is refused by the compiler. When a program runs it is the plain JSON that it always was.
 */
import type { BlockJson } from './program.ts'

declare const parts: unique symbol

/** A block that has (at least) these inputs and these fields; a body is an input too. */
export type NodeWith<Input extends string, Field extends string = never> = BlockJson & {
  readonly [parts]: {
    readonly inputs: Readonly<Record<Input, true>>
    readonly fields: Readonly<Record<Field, true>>
  }
}

/** What has a name: an input, a body or a field. */
export type Part = { input: string } | { body: string } | { field: string }

type InputsOf<One> = One extends { input: infer Name extends string }
  ? Name
  : One extends { body: infer Name extends string }
    ? Name
    : never
type FieldsOf<One> = One extends { field: infer Name extends string } ? Name : never

/** The name of an argument, whatever it is. */
export type PartName<One extends Part> = InputsOf<One> | FieldsOf<One>

/** The block that these arguments make. */
export type NodeOf<Args extends readonly Part[]> = NodeWith<
  InputsOf<Args[number]>,
  FieldsOf<Args[number]>
>

/** Names that can be asked for: of a block out of nowhere every one, of a typed one its own. */
export type InputName<Block> = Block extends { readonly [parts]: { inputs: infer Inputs } }
  ? keyof Inputs & string
  : string
export type FieldName<Block> = Block extends { readonly [parts]: { fields: infer Fields } }
  ? keyof Fields & string
  : string
