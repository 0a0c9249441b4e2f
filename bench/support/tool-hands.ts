/** A learner at any tool: when it can be used, and its first example, run and kept. */
import type { ToolFamily, ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import type { Page } from '@playwright/test'
import { BLOCKS_HAND, CODE_HAND, NOTEBOOK_HAND, PYTHON_HAND } from './coding-hands.ts'
import { FLOW_HAND } from './flow-hand.ts'
import { GAME_HAND, GROUPING_HAND, GUESSING_HAND, PROGRAM_HAND } from './game-hands.ts'

export interface ToolHand {
  /** A learner can begin. */
  usable(page: Page): Promise<void>
  /** Runs the first example; it is over when that has run and is kept. */
  tryExample(page: Page): Promise<void>
}

/** A tool that is not named is used as others of its family are. */
const HANDS: Partial<Record<ToolPath, ToolHand>> = {
  'coding/block-programming': BLOCKS_HAND,
  'coding/python-programming': PYTHON_HAND,
  'coding/jupyter-lite': NOTEBOOK_HAND,
  'games/guessing': GUESSING_HAND,
  'games/grouping': GROUPING_HAND,
  'games/programming': PROGRAM_HAND,
  'games/dungeon': PROGRAM_HAND,
}

const FAMILY_HANDS: Record<ToolFamily, ToolHand> = {
  coding: CODE_HAND,
  flow: FLOW_HAND,
  games: GAME_HAND,
}

export function handFor({ path, family }: Pick<ToolManifest, 'path' | 'family'>): ToolHand {
  return HANDS[path] ?? FAMILY_HANDS[family]
}
