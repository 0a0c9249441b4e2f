/** What a tool's address looks like, and the counters of minutes that a tool may fill. */

export const TOOL_FAMILIES = ['coding', 'flow', 'games'] as const
export type ToolFamily = (typeof TOOL_FAMILIES)[number]

/** A tool's folder and its address; which ones there are, only the manifests say. */
export type ToolPath = `${ToolFamily}/${string}`
export const TOOL_PATH_PATTERN = '^[a-z]+/[a-z][a-z0-9-]*$'

export function isToolPath(value: string): value is ToolPath {
  return new RegExp(TOOL_PATH_PATTERN).test(value)
}

/**
 * The day's columns of minutes and the operation that adds to each. The specification fixes all ten names,
 * because other programs ask for them; a tool says in its manifest which one it fills, a new one fills none.
 */
export const TOPUP_NAMES = {
  minutes_block_programming: 'TopupBlockProgramming',
  minutes_text_programming: 'TopupTextProgramming',
  minutes_jupyter_lite: 'TopupJupyterLite',
  minutes_flow_ai: 'TopupFlowAi',
  minutes_flow_image: 'TopupFlowImage',
  minutes_flow_data: 'TopupFlowData',
  minutes_game_guess_picture: 'TopupGameGuessPicture',
  minutes_game_grouping: 'TopupGameGrouping',
  minutes_game_programming: 'TopupGameProgramming',
  minutes_game_dungeon: 'TopupGameDungeon',
} as const

export type ToolCounter = keyof typeof TOPUP_NAMES
export const TOOL_COUNTERS = Object.keys(TOPUP_NAMES) as ToolCounter[]
