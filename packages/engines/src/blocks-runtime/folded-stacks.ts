/**
 * Long stacks lie flat in a document. Each block holds the next, and whoever writes, sends or checks JSON goes down
 * all of it by calling itself: a thousand blocks are as much as that bears. So what follows the first block of a long
 * stack stands in a list, and is hung together again by whoever walks along it.
 */
import type { BlockJson } from './program.ts'

/** Blocks under each other that are left hanging. */
const LONGEST = 200

/** One under the other; flat when there are many. The blocks themselves have nothing below them. */
export function stacked(blocks: readonly BlockJson[]): BlockJson | undefined {
  const [head, ...rest] = blocks
  if (!head) return undefined
  return rest.length > LONGEST ? { ...head, rest } : hung(blocks)
}

function hung(blocks: readonly BlockJson[]): BlockJson | undefined {
  return blocks.reduceRight<BlockJson | undefined>(
    (under, above) => (under ? { ...above, next: { block: under } } : above),
    undefined,
  )
}

const unfolded = new WeakMap<readonly BlockJson[], BlockJson>()

/** The block below. The list of a flat stack becomes blocks that hang on each other, once. */
export function below({ rest, next }: BlockJson): BlockJson | undefined {
  if (!rest || rest.length === 0) return next?.block
  const known = unfolded.get(rest) ?? hung(rest)!
  unfolded.set(rest, known)
  return known
}

/** The same blocks, with every long stack flat. */
export function folded(top: BlockJson): BlockJson {
  if (!hasLongStack(top)) return top
  const blocks: BlockJson[] = []
  for (let block: BlockJson | undefined = top; block; block = below(block)) {
    const { next: _next, rest: _rest, inputs, ...alone } = block
    blocks.push(inputs ? { ...alone, inputs: foldedInputs(inputs) } : alone)
  }
  return stacked(blocks)!
}

function foldedInputs(inputs: NonNullable<BlockJson['inputs']>): NonNullable<BlockJson['inputs']> {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [
      name,
      input.block ? { ...input, block: folded(input.block) } : input,
    ]),
  )
}

/** Counts without calling itself. */
function hasLongStack(top: BlockJson): boolean {
  const waiting: { block: BlockJson; at: number }[] = [{ block: top, at: 0 }]
  for (let here = waiting.pop(); here; here = waiting.pop()) {
    if (here.at > LONGEST) return true
    const under = below(here.block)
    if (under) waiting.push({ block: under, at: here.at + 1 })
    for (const { block } of Object.values(here.block.inputs ?? {}))
      if (block) waiting.push({ block, at: 0 })
  }
  return false
}
