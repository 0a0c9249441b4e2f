/** What a tool may take of a small machine. All in MB. */
import type { ToolPath } from '@panya/domain/tool/tool.ts'

export interface FootprintGoal {
  /** What its scripts hold after the first example, over an empty page of ours. */
  scripts: number
  /** What the processes of its page take then, over those of an empty page. */
  processes: number
  /** The most they take on the way there, an empty page's share included. */
  most: number
}

/**
 * Of 4 GB the system, the browser with its windows and the screen take some 2.5; a machine that has less than some
 * hundreds left begins to throw tabs away. No tool's `most` may be more than this.
 */
export const ROOM = 1000

/** `most` is a quarter above what was measured; `scripts` and `processes` are from before the first measurement. */
export const FOOTPRINT_GOALS: Partial<Record<ToolPath, FootprintGoal>> = {
  // Blockly, the stage, and pictures and sounds as they are played.
  'coding/block-programming': { scripts: 60, processes: 150, most: 345 },
  // Python with its memory image, the linter, and both as they came and unpacked for a moment.
  'coding/python-programming': { scripts: 150, processes: 350, most: 745 },
  // The same Python, and JupyterLab instead of the linter.
  'coding/jupyter-lite': { scripts: 200, processes: 450, most: 640 },
  // TensorFlow with the models of one example.
  'flow/ai-application': { scripts: 200, processes: 400, most: 370 },
  'flow/image-processing': { scripts: 150, processes: 250, most: 305 },
  'flow/data-analytics': { scripts: 60, processes: 150, most: 305 },
}

/** Games, and whatever is new. */
export const USUAL_GOAL: FootprintGoal = { scripts: 40, processes: 100, most: 305 }
