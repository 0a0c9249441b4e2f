/** The tools by their address, and the attendance counter each one fills. */

export const TOOL_FAMILIES = ['coding', 'flow', 'games'] as const
export type ToolFamily = (typeof TOOL_FAMILIES)[number]

export const TOOL_COUNTERS = {
  'coding/block-programming': 'minutes_block_programming',
  'coding/python-programming': 'minutes_text_programming',
  'coding/jupyter-lite': 'minutes_jupyter_lite',
  'flow/ai-application': 'minutes_flow_ai',
  'flow/image-processing': 'minutes_flow_image',
  'flow/data-analytics': 'minutes_flow_data',
  'games/guessing': 'minutes_game_guess_picture',
  'games/grouping': 'minutes_game_grouping',
  'games/programming': 'minutes_game_programming',
  'games/dungeon': 'minutes_game_dungeon',
} as const

export type ToolPath = keyof typeof TOOL_COUNTERS
export type ToolCounter = (typeof TOOL_COUNTERS)[ToolPath]
export const TOOL_PATHS = Object.keys(TOOL_COUNTERS) as ToolPath[]

export function isToolPath(value: string): value is ToolPath {
  return Object.hasOwn(TOOL_COUNTERS, value)
}
