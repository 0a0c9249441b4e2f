/** All blocks by type. Whoever asks for blocks asks here: then all of them have been registered. */

import { type BoardProfile, hasPart } from '../../board/profiles/board-profile.ts'
import { register, registerMade } from '../blocks/block-registry.ts'
import { BUZZER_BLOCKS } from '../blocks/buzzer/buzzer-blocks.ts'
import { CONTROL_BLOCKS } from '../blocks/control/control-blocks.ts'
import { DISPLAY_BLOCKS } from '../blocks/display/display-blocks.ts'
import { EVENTS_BLOCKS } from '../blocks/events/events-blocks.ts'
import { FUNCTIONS_BLOCKS } from '../blocks/functions/functions-blocks.ts'
import { LISTS_BLOCKS } from '../blocks/lists/lists-blocks.ts'
import { LOOKS_BLOCKS } from '../blocks/looks/looks-blocks.ts'
import { FOREIGN_BLOCKS } from '../blocks/made/foreign.ts'
import { OWN_FUNCTIONS } from '../blocks/made/own-functions.ts'
import { PYTHON_BLOCKS } from '../blocks/made/python-blocks.ts'
import { TYPED_VALUES } from '../blocks/made/typed-values.ts'
import { MODEL_BLOCKS } from '../blocks/model/model-blocks.ts'
import { MOTION_BLOCKS } from '../blocks/motion/motion-blocks.ts'
import { OPERATORS_BLOCKS } from '../blocks/operators/operators-blocks.ts'
import { PEN_BLOCKS } from '../blocks/pen/pen-blocks.ts'
import { PINS_BLOCKS } from '../blocks/pins/pins-blocks.ts'
import { SENSING_BLOCKS } from '../blocks/sensing/sensing-blocks.ts'
import { SENSORS_BLOCKS } from '../blocks/sensors/sensors-blocks.ts'
import { SOUND_BLOCKS } from '../blocks/sound/sound-blocks.ts'
import { TEXT_BLOCKS } from '../blocks/text/text-blocks.ts'
import { VARIABLES_BLOCKS } from '../blocks/variables/variables-blocks.ts'
import { VIDEO_BLOCKS } from '../blocks/video/video-blocks.ts'
import type { BlockSpec } from './block-spec.ts'

const IN_TOOLBOX = [
  ...EVENTS_BLOCKS,
  ...MOTION_BLOCKS,
  ...LOOKS_BLOCKS,
  ...PEN_BLOCKS,
  ...SOUND_BLOCKS,
  ...CONTROL_BLOCKS,
  ...SENSING_BLOCKS,
  ...OPERATORS_BLOCKS,
  ...TEXT_BLOCKS,
  ...VARIABLES_BLOCKS,
  ...LISTS_BLOCKS,
  ...FUNCTIONS_BLOCKS,
  ...VIDEO_BLOCKS,
  ...MODEL_BLOCKS,
  ...DISPLAY_BLOCKS,
  ...BUZZER_BLOCKS,
  ...SENSORS_BLOCKS,
  ...PINS_BLOCKS,
] as const

/** The types of all blocks in the toolbox. */
export type BlockType = (typeof IN_TOOLBOX)[number]['type']

register(IN_TOOLBOX)
registerMade([...TYPED_VALUES, ...OWN_FUNCTIONS, ...FOREIGN_BLOCKS, ...PYTHON_BLOCKS])

export {
  BLOCKS,
  blockSpec,
  isMenu,
  MENUS,
  type MenuSpec,
  menuType,
} from '../blocks/block-registry.ts'

/** Made from a function's signature rather than from a fixed list of arguments. */
export const FUNCTION_BLOCKS = [
  'function_define',
  'function_param',
  'function_param_truth',
  'function_call',
  'function_call_value',
] as const

/** Lines of Python that no block says. */
export const PYTHON_TYPES = ['python_lines', 'python_value'] as const

/** The small blocks that stand in an empty input. */
export const SHADOW_BLOCKS = ['number', 'text'] as const

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
