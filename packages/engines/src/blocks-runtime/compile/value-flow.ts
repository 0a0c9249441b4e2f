/** Where values go in a program: from typed texts and blocks into variables, lists, parameters and results. */
import { everyBlock, field, inputBlock, signatureOf, topBlocks, variableId } from '../block-json.ts'
import { factsOf } from '../blocks/block-registry.ts'
import type { BlockJson, FunctionParam, StageProgram } from '../program.ts'
import { isListType } from '../read/read-variables.ts'
import type { Value } from '../values.ts'
import { listKey, paramKey, resultKey, variableKey } from './place-keys.ts'

/** What comes into a place: what a block gives, a value that is there at the start, or a change by a number. */
export type Source =
  | { block: BlockJson | undefined; fn: string }
  | { value: Value }
  | { change: string; by: BlockJson | undefined; fn: string }
  | 'anything'

export interface Flow {
  to: string
  from: Source
}

/** The place a block takes its value from as it is, if it does. */
export function placeRead(block: BlockJson | undefined, fn: string): string | null {
  if (!block) return null
  switch (block.type) {
    case 'data_get':
      return variableKey(variableId(block, 'VAR'))
    case 'list_item':
      return listKey(variableId(block, 'LIST'))
    case 'function_param':
    case 'function_param_truth':
      return paramKey(fn, field(block, 'PARAM'))
    case 'function_call_value':
      return resultKey(signatureOf(block).id)
    default:
      return null
  }
}

export interface PlacedBlock {
  block: BlockJson
  fn: string
}

export function* blocksOf(program: StageProgram): Generator<PlacedBlock> {
  for (const { workspace } of program.actors) {
    for (const top of topBlocks(workspace)) {
      const fn = top.type === 'function_define' ? signatureOf(top).id : ''
      for (const block of everyBlock(top)) yield { block, fn }
    }
  }
}

/** A parameter that a call leaves out has what its function says, as somebody would have typed it. */
export function leftOut({ kind, preset }: FunctionParam): Value {
  if (kind === 'truth') return preset === 'true'
  return preset ?? 0
}

export function* flowsOf(program: StageProgram): Generator<Flow> {
  for (const { workspace } of program.actors) {
    for (const { id, type = '', value } of workspace.variables ?? []) {
      const to = isListType(type) ? listKey(id) : variableKey(id)
      for (const one of Array.isArray(value) ? value : [value ?? 0])
        yield { to, from: { value: one } }
    }
  }
  for (const placed of blocksOf(program)) yield* flowsInto(placed)
}

function flowsInto({ block, fn }: PlacedBlock): Flow[] {
  const given = (input: string): Source => ({ block: inputBlock(block, input), fn })
  switch (block.type) {
    case 'data_set':
      return [{ to: variableKey(variableId(block, 'VAR')), from: given('VALUE') }]
    case 'data_change': {
      const to = variableKey(variableId(block, 'VAR'))
      return [{ to, from: { change: to, by: inputBlock(block, 'BY'), fn } }]
    }
    case 'list_add':
    case 'list_insert':
    case 'list_replace':
      return [{ to: listKey(variableId(block, 'LIST')), from: given('VALUE') }]
    case 'list_split':
      return [{ to: listKey(variableId(block, 'LIST')), from: 'anything' }]
    // Without a return the result is empty.
    case 'function_define':
      return [{ to: resultKey(fn), from: { value: '' } }]
    case 'function_return':
      return [{ to: resultKey(fn), from: given('VALUE') }]
    case 'function_call':
    case 'function_call_value': {
      const { id, params } = signatureOf(block)
      return params.map((param) => {
        const input = `ARG_${param.id}`
        const from = inputBlock(block, input) ? given(input) : { value: leftOut(param) }
        return { to: paramKey(id, param.id), from }
      })
    }
    default:
      // Any other block that names a variable may put something of its own into it.
      return block.fields?.['VAR'] && !factsOf(block.type).readsOnly
        ? [{ to: variableKey(variableId(block, 'VAR')), from: 'anything' }]
        : []
  }
}
