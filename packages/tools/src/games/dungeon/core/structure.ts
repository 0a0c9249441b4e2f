/** What programs for a floor are compared by; a dungeon of the day is played with the hero of all days. */
import { programStructure, textStructure } from '../../../game-kit/core/code/program-structure.ts'
import { dayOf } from './daily.ts'
import { findFloor } from './floors.ts'

export const programKey = (level: string): string =>
  dayOf(level) === null ? `program/${level}` : 'hero'
export const structureOfProgram = programStructure
export const startOfLevel = (level: string) => textStructure(findFloor(level)?.starter)
