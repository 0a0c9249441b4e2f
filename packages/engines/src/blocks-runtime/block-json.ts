/** Small readers over Blockly's saved blocks. */
import type { FieldName, InputName } from './block-node.ts'
import { below } from './folded-stacks.ts'
import type { BlockJson, FunctionSignature, WorkspaceJson } from './program.ts'

/** The block plugged into an input: a real one before its shadow. */
export function inputBlock<Block extends BlockJson>(
  block: Block,
  name: InputName<Block>,
): BlockJson | undefined {
  const input = block.inputs?.[name]
  return input?.block ?? input?.shadow
}

export function nextBlock(block: BlockJson): BlockJson | undefined {
  return below(block)
}

export function isDisabled(block: BlockJson): boolean {
  return (block.disabledReasons?.length ?? 0) > 0
}

/** A stack as a list, without the blocks that are switched off. */
export function chain(first: BlockJson | undefined): BlockJson[] {
  const blocks: BlockJson[] = []
  for (let block = first; block; block = nextBlock(block)) {
    if (!isDisabled(block)) blocks.push(block)
  }
  return blocks
}

export function field<Block extends BlockJson>(block: Block, name: FieldName<Block>): string {
  const value = block.fields?.[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Variable fields are saved as `{id}`. */
export function variableId<Block extends BlockJson>(block: Block, name: FieldName<Block>): string {
  const value = block.fields?.[name]
  if (value && typeof value === 'object' && 'id' in value) return String(value.id)
  return typeof value === 'string' ? value : ''
}

export function topBlocks(workspace: WorkspaceJson): BlockJson[] {
  return (workspace.blocks?.blocks ?? []).filter((block) => !isDisabled(block))
}

/** What definitions and calls keep beside their fields. */
export function signatureOf(block: BlockJson): FunctionSignature {
  const state = (block.extraState ?? {}) as Partial<FunctionSignature>
  return { ...state, id: state.id ?? '', name: state.name ?? '', params: state.params ?? [] }
}

/** What a block that is not known here is called where it comes from. */
export function foreignName(block: BlockJson): string {
  const { opcode } = (block.extraState ?? {}) as { opcode?: unknown }
  return typeof opcode === 'string' ? opcode : ''
}

/** Every block of a tree, parents before children. Trees out of files may be deeper than the machine's stack. */
export function* everyBlock(first: BlockJson | undefined): Generator<BlockJson> {
  const waiting = [first]
  while (waiting.length > 0) {
    const block = waiting.pop()
    if (!block) continue
    yield block
    waiting.push(nextBlock(block))
    for (const name of Object.keys(block.inputs ?? {}).toReversed())
      waiting.push(inputBlock(block, name))
  }
}
