/** What a tool may take of a small machine. All in MB. */
import type { ToolPath } from '@panya/domain/tool/tool.ts'

export interface FootprintGoal {
  /** What its scripts hold after the first example, over an empty page of ours. */
  scripts: number
  /** What the processes of its page take then, over those of an empty page. */
  processes: number
}

/**
 * Of 4 GB the system, the browser with its windows and the screen take some 2.5; a machine that has less than some
 * hundreds left begins to throw tabs away. One tab may never take more than this, an empty page's share included.
 */
export const ROOM = 1000

/** To be set from the first measurement: these are guesses. */
export const FOOTPRINT_GOALS: Partial<Record<ToolPath, FootprintGoal>> = {
  'coding/block-programming': { scripts: 60, processes: 150 },
  'coding/python-programming': { scripts: 150, processes: 350 },
  'coding/jupyter-lite': { scripts: 200, processes: 450 },
  'flow/ai-application': { scripts: 200, processes: 400 },
  'flow/image-processing': { scripts: 150, processes: 250 },
  'flow/data-analytics': { scripts: 60, processes: 150 },
}

/** Games, and whatever is new. */
export const USUAL_GOAL: FootprintGoal = { scripts: 40, processes: 100 }
