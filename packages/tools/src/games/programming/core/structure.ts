/** What programs for a level are compared by. */
import { programStructure, textStructure } from '../../../game-kit/core/code/program-structure.ts'
import { findLevel } from './levels/all-levels.ts'

export const programKey = (level: string): string => `program/${level}`
export const structureOfProgram = programStructure
export const startOfLevel = (level: string) => textStructure(findLevel(level)?.starter)
