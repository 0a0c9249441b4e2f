/** What a visit may cost on a weak line: 1 Mbit/s, 300 ms to the server and back. */
import type { ToolPath } from '@panya/domain/tool/tool.ts'

export interface WeakLineGoal {
  /** What comes over the line before the tool can be used for the first time, in kB. */
  firstUse: number
  /** And until its first example has run and is kept. */
  firstExample: number
}

/** To be set from the first measurement: these are guesses. */
export const WEAK_LINE_GOALS: Partial<Record<ToolPath, WeakLineGoal>> = {
  'coding/block-programming': { firstUse: 1200, firstExample: 2000 },
  'coding/python-programming': { firstUse: 7000, firstExample: 8000 },
  'coding/jupyter-lite': { firstUse: 10_000, firstExample: 11_000 },
  'flow/ai-application': { firstUse: 1000, firstExample: 10_000 },
  'flow/image-processing': { firstUse: 1000, firstExample: 6000 },
  'flow/data-analytics': { firstUse: 1000, firstExample: 2000 },
}

/** Games, and whatever is new. */
export const USUAL_GOAL: WeakLineGoal = { firstUse: 700, firstExample: 1500 }

/** The line is never idle for long: of the time the bytes alone need. */
export const FIRST_USE_OVER_BYTES = '<= 1.5'
/** Whoever comes again brings most of it along. In seconds, and in kB until the first example has run. */
export const SECOND_USE_SECONDS = 10
export const SECOND_VISIT = 300
