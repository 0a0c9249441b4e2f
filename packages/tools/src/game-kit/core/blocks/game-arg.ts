/** The arguments of the games' blocks: those of the stage's that they have too, and what is typed into a field. */
import type { PartName } from '@panya/engines/blocks-runtime/block-node.ts'
import type { Arg } from '@panya/engines/blocks-runtime/catalogue/block-spec.ts'
import type { Expression, Statement } from '../code/ast.ts'

type Shared = Extract<Arg, { body: string } | { accepts: 'number' | 'text' | 'truth' }>

export type GameArg =
  | Shared
  | { input: string; accepts: 'any' }
  /** The preset is the name of a variable. */
  | { input: string; accepts: 'list'; preset: string }
  | TypedField
  /** Anything else in the field is refused, or is `otherwise`. */
  | { field: string; options: readonly string[]; otherwise?: string }
  /** Texts that the game itself knows. */
  | { field: string; options: 'directions' | 'things' }

export type TypedField =
  | { field: string; typed: 'name' | 'text'; preset: string }
  | { field: string; typed: 'number'; preset: number }

/** What an argument is when it has been read. */
type Read<One> = One extends { input: string }
  ? Expression
  : One extends { body: string }
    ? Statement[]
    : One extends { typed: 'number' }
      ? number
      : One extends { options: readonly (infer Option extends string)[] }
        ? Option
        : string

/** A block's arguments by their names: a name that it does not have does not compile. */
export type Parts<Args extends readonly GameArg[]> = {
  [One in Args[number] as PartName<One>]: Read<One>
}

export const any = <Name extends string>(input: Name): { input: Name; accepts: 'any' } => ({
  input,
  accepts: 'any',
})
export const list = <Name extends string>(
  input: Name,
): { input: Name; accepts: 'list'; preset: string } => ({ input, accepts: 'list', preset: 'box' })
export const name = <Name extends string>(
  field: Name,
  preset: string,
): { field: Name; typed: 'name'; preset: string } => ({ field, typed: 'name', preset })
export const oneOf = <Name extends string, const Option extends string>(
  field: Name,
  options: readonly Option[],
): { field: Name; options: readonly Option[] } => ({ field, options })
