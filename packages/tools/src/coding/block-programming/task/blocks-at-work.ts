/** The blocks of a project that can run: those under a hat, and those of functions that are called from there. */
import {
  isDisabled,
  nextBlock,
  signatureOf,
  topBlocks,
} from '@panya/engines/blocks-runtime/block-json.ts'
import { findFacts } from '@panya/engines/blocks-runtime/blocks/block-registry.ts'
// Registers the blocks.
import '@panya/engines/blocks-runtime/catalogue/catalogue.ts'
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import type { BlocksContent, Scripts } from '../core/document.ts'

const CALLS = new Set(['function_call', 'function_call_value'])
const DEFINITION = 'function_define'

export function blocksAtWork({ target, actors, boards }: BlocksContent): BlockJson[] {
  const scripts =
    target === 'stage' ? actors.map(({ workspace }) => workspace) : [boards[target]?.workspace]
  return scripts.flatMap((workspace) => (workspace ? atWorkIn(workspace) : []))
}

function atWorkIn(workspace: Scripts): BlockJson[] {
  const tops = topBlocks(workspace)
  const definitions = new Map(
    tops
      .filter(({ type }) => type === DEFINITION)
      .map((block) => [signatureOf(block).id, block] as const),
  )
  const waiting = tops.filter(({ type }) => findFacts(type)?.shape === 'hat')
  const found: BlockJson[] = []
  for (let top = waiting.pop(); top; top = waiting.pop()) {
    for (const block of placedBlocks(top)) {
      found.push(block)
      const called = CALLS.has(block.type) ? signatureOf(block).id : null
      const definition = called === null ? undefined : definitions.get(called)
      if (called === null || !definition) continue
      definitions.delete(called)
      waiting.push(definition)
    }
  }
  return found
}

/** Those somebody has put there: not the small ones that every empty place has, nor what is switched off. */
function* placedBlocks(top: BlockJson): Generator<BlockJson> {
  const waiting: (BlockJson | undefined)[] = [top]
  while (waiting.length > 0) {
    const block = waiting.pop()
    if (!block) continue
    waiting.push(nextBlock(block))
    if (isDisabled(block)) continue
    yield block
    for (const input of Object.values(block.inputs ?? {})) waiting.push(input.block)
  }
}
