/** All blocks by type. Functions with their parameters are made by the editor on top of these. */

import { type BoardProfile, hasPart } from '../../board/profiles/board-profile.ts'
import { ACTION_BLOCKS } from './action-blocks.ts'
import type { Arg, BlockSpec, MenuArg, OptionSource } from './block-spec.ts'
import { BOARD_BLOCKS } from './board-blocks.ts'
import { LEGACY_BLOCKS } from './legacy-blocks.ts'
import { MODEL_BLOCKS } from './model-blocks.ts'
import { SENSE_BLOCKS } from './sense-blocks.ts'
import { SOUND_BLOCKS } from './sound-blocks.ts'
import { THINKING_BLOCKS } from './thinking-blocks.ts'

export const BLOCKS: readonly BlockSpec[] = [
  ...ACTION_BLOCKS,
  ...SOUND_BLOCKS,
  ...THINKING_BLOCKS,
  ...SENSE_BLOCKS,
  ...MODEL_BLOCKS,
  ...BOARD_BLOCKS,
  ...LEGACY_BLOCKS,
]

/** Made from a function's signature rather than from a fixed list of arguments. */
export const FUNCTION_BLOCKS = [
  'function_define',
  'function_param',
  'function_param_truth',
  'function_call',
  'function_call_value',
] as const

/** The small blocks that stand in an empty input. */
export const SHADOW_BLOCKS = ['number', 'text'] as const

/** The small block of a menu: one for each source of choices, and one for each list of its own. */
export function menuType(blockType: string, { input, options }: MenuArg): string {
  return typeof options === 'string'
    ? `menu_${options}`
    : `menu_${blockType}_${input}`.toLowerCase()
}

export const isMenu = (arg: Arg): arg is MenuArg => 'accepts' in arg && arg.accepts === 'menu'

export interface MenuSpec {
  type: string
  options: OptionSource
  /** The block whose words its choices have. */
  of: string
}

export const MENUS: ReadonlyMap<string, MenuSpec> = new Map(
  BLOCKS.flatMap(({ type: of, args }) =>
    args.filter(isMenu).map((arg) => {
      const type = menuType(of, arg)
      return [type, { type, of, options: arg.options }] as const
    }),
  ),
)

const BY_TYPE = new Map(BLOCKS.map((spec) => [spec.type, spec]))

export function blockSpec(type: string): BlockSpec | undefined {
  return BY_TYPE.get(type)
}

export const KEYS = [
  'space',
  'up',
  'down',
  'left',
  'right',
  'enter',
  'any',
  ...'abcdefghijklmnopqrstuvwxyz0123456789'.split(''),
]

/** Whether a block belongs into the toolbox of the stage (no board) or of this board. */
export function isOffered(spec: BlockSpec, board: BoardProfile | null): boolean {
  const on = spec.on ?? 'stage'
  if (spec.hidden) return false
  if (!board) return on !== 'board'
  return on !== 'stage' && (!spec.part || hasPart(board, spec.part))
}
