/** Where values go in a program: from typed texts and blocks into variables, lists, parameters and results. */
import { everyBlock, signatureOf, topBlocks, variableId } from '../block-json.ts'
import type { Source } from '../blocks/block-facts.ts'
import { factsOf } from '../blocks/block-registry.ts'
import type { BlockJson, StageProgram } from '../program.ts'
import { isListType } from '../read/read-variables.ts'
import type { Flow } from './flow.ts'
import { listKey, resultKey, variableKey } from './place-keys.ts'

/** Of what a block gives; an empty place counts as 0. */
export function sourceOf(block: BlockJson | undefined, fn: string): Source {
  if (!block) return 'num'
  const { gives, shape } = factsOf(block.type)
  if (typeof gives === 'function') return gives(block, fn)
  return gives ?? (shape === 'truth' ? 'bool' : 'any')
}

/** The place a block takes its value from as it is, if it does. */
export function placeRead(block: BlockJson | undefined, fn: string): string | null {
  if (!block) return null
  const { takesFrom } = factsOf(block.type)
  if (takesFrom) return takesFrom(block)
  const source = sourceOf(block, fn)
  return typeof source === 'string' ? null : source.key
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

export function* flowsOf(program: StageProgram): Generator<Flow> {
  for (const { workspace } of program.actors) {
    for (const { id, type = '', value } of workspace.variables ?? []) {
      const to = isListType(type) ? listKey(id) : variableKey(id)
      for (const one of Array.isArray(value) ? value : [value ?? 0])
        yield { to, from: { value: one } }
    }
  }
  for (const { block, fn } of blocksOf(program)) yield* flowsInto(block, fn)
}

/** Without a return the result of a function is empty. */
export function* emptyResults(program: StageProgram): Generator<Flow> {
  for (const { block, fn } of blocksOf(program))
    if (block.type === 'function_define') yield { to: resultKey(fn), from: { value: '' } }
}

export function flowsInto(block: BlockJson, fn: string): readonly Flow[] {
  const { puts, readsOnly } = factsOf(block.type)
  if (puts) return puts(block, fn)
  // Any other block that names a variable may put something of its own into it.
  return block.fields?.['VAR'] && !readsOnly
    ? [{ to: variableKey(variableId(block, 'VAR')), from: 'anything' }]
    : []
}
