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
