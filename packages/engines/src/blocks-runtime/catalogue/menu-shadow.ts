/** The small blocks that stand in a menu's place and in a colour's place. */
import { field, inputBlock, variableId } from '../block-json.ts'
import type { InputName } from '../block-node.ts'
import { menuType } from '../blocks/block-registry.ts'
import type { BlockJson } from '../program.ts'
import type { Arg, MenuArg } from './block-spec.ts'

export type InputArg = Extract<Arg, { input: string }>

export function menuShadow(blockType: string, arg: MenuArg, value: string): BlockJson {
  const MENU = arg.options === 'messages' ? { id: value } : value
  return { type: menuType(blockType, arg), fields: { MENU } }
}

export const colourShadow = (COLOUR: string): BlockJson => ({ type: 'colour', fields: { COLOUR } })

/** What a menu says before anybody has chosen: its first choice, where that is known without a project. */
export const firstChoice = ({ options }: MenuArg): string =>
  typeof options === 'string' ? '' : (options[0] ?? '')

export const isMenuBlock = (block: BlockJson): boolean => block.type.startsWith('menu_')

/** What is chosen in a menu of a block, or null when a reporter stands there or nothing at all. */
export function chosen<Block extends BlockJson>(
  block: Block,
  input: InputName<Block>,
): string | null {
  const inside = inputBlock(block, input)
  if (!inside) return null
  if (inside.type === 'menu_messages') return variableId(inside, 'MENU')
  if (isMenuBlock(inside)) return field(inside, 'MENU')
  return inside.type === 'colour' ? field(inside, 'COLOUR') : null
}
