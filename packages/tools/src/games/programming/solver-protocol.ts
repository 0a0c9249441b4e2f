/** What the screen asks the solver's worker and what comes back. */
import type { ProgramSource } from '../../game-kit/core/code/program-source.ts'
import type { Hint } from './core/hint.ts'
import type { Level } from './core/level.ts'

export interface HintRequest {
  id: number
  level: Level
  program: ProgramSource | null
}

export interface HintAnswer {
  id: number
  hint: Hint | null
}
