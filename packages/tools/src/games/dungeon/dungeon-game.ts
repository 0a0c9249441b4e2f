/** The dungeon as a game on maps. */
import type { MapGame } from '../../game-kit/map/map-game.ts'
import { type Challenge, challengeId } from './core/challenge.ts'
import {
  emptyContent,
  type FloorContent,
  floorFromContent,
  MOST_FLOORS,
  MOST_WORLDS,
  readContent,
  saved,
} from './core/document.ts'
import { challengeOf } from './core/judge.ts'

export const DUNGEON: MapGame<Challenge, FloorContent> = {
  saved,
  most: MOST_FLOORS,
  mostWorlds: MOST_WORLDS,
  emptyContent,
  idOf: challengeId,
  fromContent: (content) => ({ kind: 'floor', floor: floorFromContent(content) }),
  readContent,
  levelOf: challengeOf,
}
