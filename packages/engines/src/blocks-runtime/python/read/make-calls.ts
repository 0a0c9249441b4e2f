/** Calls of the learner's own functions, and of blocks that are not here. */

import type { BlockJson } from '../../program.ts'
import type { InputMaker } from './make-inputs.ts'
import type { Making } from './making.ts'
import type { Term } from './python-tree.ts'

const FOREIGN = new Map([
  ['missing', 'foreign_statement'],
  ['missing_value', 'foreign_value'],
  ['missing_truth', 'foreign_truth'],
])

/** A block of Scratch that is not here. */
export function makeMissing(making: Making, given: Term): BlockJson | null {
  const call = given.kind === 'do' ? given.parts[0]! : given
  const [called, name] = call.parts
  if (call.kind !== 'call' || call.parts.length !== 2 || name!.kind !== 'text') return null
  const type = called!.kind === 'name' ? FOREIGN.get(called!.value) : undefined
  if (!type || (type === 'foreign_statement') !== (given.kind === 'do')) return null
  return making.place({ type, extraState: { opcode: name!.value } }, given)
}

export function makeCall(
  making: Making,
  inputs: InputMaker,
  given: Term,
  type: 'function_call' | 'function_call_value',
): BlockJson | null {
  const call = given.kind === 'do' ? given.parts[0]! : given
  if (call.kind !== 'call' || (type === 'function_call') !== (given.kind === 'do')) return null
  const [called, ...args] = call.parts
  const known = called!.kind === 'name' ? making.names.functions.get(called!.value) : undefined
  // Python wants all of them; a name before one of them is no block's business.
  if (!known || args.length > known.params.length || args.some(({ kind }) => kind === 'keyword'))
    return null
  const block: BlockJson = { type, extraState: known.signature }
  args.forEach((value, index) => {
    const { id, kind } = known.signature.params[index]!
    const input = inputs.kept(value, kind ?? 'text', kind ? undefined : '')
    if (input.block || input.shadow) block.inputs = { ...block.inputs, [`ARG_${id}`]: input }
  })
  return making.place(block, given)
}
