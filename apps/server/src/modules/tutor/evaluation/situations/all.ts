/** The whole set, tool by tool. */
import type { Situation } from '../situation.ts'
import { BLOCKS } from './blocks.ts'
import { CHAT } from './chat.ts'
import { AI_FLOW, DATA_FLOW, PICTURE_FLOW } from './flows.ts'
import { DUNGEON_GAME, ROBOT_GAME } from './games.ts'
import { NOTEBOOK } from './notebook.ts'
import { PYTHON_TABLE, PYTHON_TICKET } from './python.ts'

export const SITUATIONS: readonly Situation[] = [
  ...BLOCKS,
  ...PYTHON_TABLE,
  ...PYTHON_TICKET,
  ...NOTEBOOK,
  ...DATA_FLOW,
  ...PICTURE_FLOW,
  ...AI_FLOW,
  ...ROBOT_GAME,
  ...DUNGEON_GAME,
  ...CHAT,
]
