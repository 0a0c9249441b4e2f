/** All blocks by type. Functions with their parameters are made by the editor on top of these. */

import { type BoardProfile, hasPart } from '../../board/profiles/board-profile.ts'
import { ACTION_BLOCKS } from './action-blocks.ts'
import type { BlockSpec } from './block-spec.ts'
import { BOARD_BLOCKS } from './board-blocks.ts'
import { MODEL_BLOCKS } from './model-blocks.ts'
import { THINKING_BLOCKS } from './thinking-blocks.ts'

export const BLOCKS: readonly BlockSpec[] = [
  ...ACTION_BLOCKS,
  ...THINKING_BLOCKS,
  ...MODEL_BLOCKS,
  ...BOARD_BLOCKS,
]

/** Made from a function's signature rather than from a fixed list of arguments. */
export const FUNCTION_BLOCKS = [
  'function_define',
  'function_param',
  'function_call',
  'function_call_value',
] as const

/** The small blocks that stand in an empty input. */
export const SHADOW_BLOCKS = ['number', 'text'] as const

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
  if (!board) return on !== 'board'
  return on !== 'stage' && (!spec.part || hasPart(board, spec.part))
}
