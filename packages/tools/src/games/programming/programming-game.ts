/** The robot's levels as a game on maps. */
import type { MapGame } from '../../game-kit/map/map-game.ts'
import {
  emptyContent,
  type LevelContent,
  levelFromContent,
  MOST_LEVELS,
  MOST_WORLDS,
  readContent,
  saved,
} from './core/document.ts'
import { levelOf } from './core/judge.ts'
import type { Level } from './core/level.ts'

export const PROGRAMMING: MapGame<Level, LevelContent> = {
  saved,
  most: MOST_LEVELS,
  mostWorlds: MOST_WORLDS,
  emptyContent,
  idOf: ({ id }) => id,
  fromContent: levelFromContent,
  readContent,
  levelOf,
}
