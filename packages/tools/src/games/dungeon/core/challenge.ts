/** What a hero is sent into: a floor of the campaign, somebody's own floor, or a day's dungeon. */

import type { Program } from '../../../game-kit/core/code/ast.ts'
import type { StarCount } from '../../../game-kit/core/judge-result.ts'
import { dailyId, playDaily } from './daily.ts'
import { readFloor } from './dungeon-map.ts'
import { type DungeonState, DungeonWorld } from './dungeon-world.ts'
import type { Floor } from './floor.ts'
import { generateFloor } from './generate-floor.ts'
import { playFloor, type WorldRun } from './play.ts'

export type Challenge = { kind: 'floor'; floor: Floor } | { kind: 'daily'; day: string }

export interface Stage {
  rows: readonly string[]
  first: DungeonState
}

export interface Played {
  worlds: { rows: readonly string[]; run: WorldRun }[]
  won: boolean
  treasure: boolean
  unhurt: boolean
  stars: StarCount
  /** Floors of the day that were left by the stairs. */
  cleared: number
  score: number
}

export function challengeId(challenge: Challenge): string {
  return challenge.kind === 'floor' ? challenge.floor.id : dailyId(challenge.day)
}

/** How the worlds look before anybody has moved. */
export function stagesOf(challenge: Challenge): Stage[] {
  if (challenge.kind === 'daily') {
    const { rows, energy } = generateFloor(dailyId(challenge.day), 1)
    return [{ rows, first: new DungeonWorld(readFloor(rows), energy).state }]
  }
  const { maps, energy } = challenge.floor
  return maps.map((rows) => ({ rows, first: new DungeonWorld(readFloor(rows), energy).state }))
}

export function playChallenge(challenge: Challenge, program: Program): Played {
  if (challenge.kind === 'daily') {
    const { floors, cleared, stars, score } = playDaily(challenge.day, program)
    const worlds = floors.map(({ rows, ...run }) => ({ rows, run }))
    return { worlds, won: cleared > 0, treasure: false, unhurt: false, stars, cleared, score }
  }
  const { maps } = challenge.floor
  const { worlds, won, treasure, unhurt, stars, score } = playFloor(challenge.floor, program)
  const shown = worlds.map((run, index) => ({ rows: maps[index] ?? [], run }))
  return { worlds: shown, won, treasure, unhurt, stars, cleared: 0, score }
}
