/** What comes into the places where a program keeps values: blocks say it of themselves (`puts`). */
import { inputBlock } from '../block-json.ts'
import type { InputName } from '../block-node.ts'
import type { BlockJson, FunctionParam } from '../program.ts'
import type { Value } from '../values.ts'

/** What a block gives, a value that is there at the start, a change by a number, some number, or anything. */
export type Inflow =
  | { block: BlockJson | undefined; fn: string }
  | { value: Value }
  | { change: string; by: BlockJson | undefined; fn: string }
  | 'number'
  | 'anything'

export interface Flow {
  to: string
  from: Inflow
}

export function given<Block extends BlockJson>(
  block: Block,
  input: InputName<Block>,
  fn: string,
): Inflow {
  return { block: inputBlock(block, input), fn }
}

/** A parameter that a call leaves out has what its function says, as somebody would have typed it. */
export function leftOut({ kind, preset }: FunctionParam): Value {
  if (kind === 'truth') return preset === 'true'
  return preset ?? 0
}
