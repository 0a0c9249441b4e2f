/** The level a teacher asked for, among those of the game and those of the open project. */
import { type LevelContent, levelFromContent } from './document.ts'
import type { Level } from './level.ts'
import { findLevel } from './levels/all-levels.ts'

export interface AssignedLevel {
  level: Level
  custom?: LevelContent | undefined
}

export function findAssigned(id: string, own: readonly LevelContent[]): AssignedLevel | null {
  const level = findLevel(id)
  if (level) return { level }
  const custom = own.find((content) => levelFromContent(content).id === id)
  return custom ? { level: levelFromContent(custom), custom } : null
}
