/** Every block there is, by its type. Blocks come in through `register`, and nothing is known of any other. */
import type { Arg, BlockSpec, MenuArg, OptionSource } from '../catalogue/block-spec.ts'
import type { BlockFacts } from './block-facts.ts'
import { Registered } from './registered.ts'

const facts = new Registered<BlockFacts>()
const specs: BlockSpec[] = []
const menus = new Map<string, MenuSpec>()

export interface MenuSpec {
  type: string
  options: OptionSource
  /** The block whose words its choices have. */
  of: string
}

/** Those with a place in the toolbox, in its order. */
export const BLOCKS: readonly BlockSpec[] = specs
export const MENUS: ReadonlyMap<string, MenuSpec> = menus

/** The small block of a menu: one for each source of choices, and one for each list of its own. */
export function menuType(blockType: string, { input, options }: MenuArg): string {
  return typeof options === 'string'
    ? `menu_${options}`
    : `menu_${blockType}_${input}`.toLowerCase()
}

export const isMenu = (arg: Arg): arg is MenuArg => 'accepts' in arg && arg.accepts === 'menu'

function add(entry: BlockFacts): void {
  facts.add(entry.type, entry)
}

/** A choice in a menu is written by the block around it. */
function addMenus({ type: of, args }: BlockSpec): void {
  for (const arg of args.filter(isMenu)) {
    const type = menuType(of, arg)
    if (menus.has(type)) continue
    menus.set(type, { type, of, options: arg.options })
    add({ type, shape: 'choice', args: [], on: 'both', calm: true, instant: true })
  }
}

/** Blocks of the toolbox. */
export function register(blocks: readonly (BlockSpec & BlockFacts)[]): void {
  for (const block of blocks) {
    add(block)
    specs.push(block)
    addMenus(block)
  }
}

/** Blocks that the editor makes beside those of the toolbox. */
export function registerMade(blocks: readonly BlockFacts[]): void {
  for (const block of blocks) add(block)
}

export function findFacts(type: string): BlockFacts | undefined {
  return facts.find(type)
}

export function blockSpec(type: string): BlockSpec | undefined {
  const found = facts.find(type)
  return found && 'category' in found ? (found as BlockSpec & BlockFacts) : undefined
}

/**
 * What is known of a block. Those who write a language say which part of it they need besides: `defineBlock` has
 * seen to it that it is there. A block that nobody has registered is left out when a program is read, and never
 * comes here.
 */
export function factsOf(type: string): BlockFacts {
  return facts.get(type)
}
