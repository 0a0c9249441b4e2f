/** What somebody has written on a block, as comments above its text. */
import { type Py, pyComment } from '../../code/python-code.ts'
import { inputBlock } from '../block-json.ts'
import { factsOf } from '../blocks/block-registry.ts'
import type { BlockJson } from '../program.ts'

const WIDEST = 300

function linesOf(text: string): Py[] {
  return text
    .split(/\r?\n/)
    .flatMap((line) => line.match(new RegExp(`.{1,${WIDEST}}`, 'gsu')) ?? [''])
    .map(pyComment)
}

const isStack = (block: BlockJson): boolean =>
  ['statement', 'end'].includes(factsOf(block.type).shape)

/** Its own, and those of the values in it, which have no line of their own. */
export function commentsOf(block: BlockJson): Py[] {
  const text = block.icons?.comment?.text ?? ''
  const inside = Object.keys(block.inputs ?? {}).flatMap((name) => {
    const child = inputBlock(block, name)
    return child && !isStack(child) ? commentsOf(child) : []
  })
  return [...(text === '' ? [] : linesOf(text)), ...inside]
}
