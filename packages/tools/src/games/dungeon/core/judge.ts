/** Decides about a submitted hero by playing it again. */
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { judgeProgram, refuseLost } from '../../../game-kit/core/code/judge-program.ts'
import type { JudgeResult } from '../../../game-kit/core/judge-result.ts'
import { type Challenge, challengeId } from './challenge.ts'
import { dayOf, playDaily } from './daily.ts'
import { readFloorDocument } from './document.ts'
import type { Floor } from './floor.ts'
import { findFloor } from './floors.ts'
import { playFloor } from './play.ts'

export const JUDGE_KIND = 'games/dungeon'

function floorOf(id: string, custom: unknown): Floor | undefined {
  if (custom === undefined) return findFloor(id)
  const read = readFloorDocument(custom)
  return read && id === read.id ? read : undefined
}

/** A floor of the campaign or of somebody's own, or the dungeon of a day. */
export function challengeOf(id: string, custom: unknown): Challenge | null {
  const day = custom === undefined ? dayOf(id) : null
  if (day !== null) return { kind: 'daily', day }
  const floor = floorOf(id, custom)
  return floor ? { kind: 'floor', floor } : null
}

/** `today` is the last day whose dungeon is open; tomorrow's cannot be practised. */
export function judge(submission: unknown, today = bangkokDay(new Date())): JudgeResult {
  function find(id: string, custom: unknown): Challenge | null {
    const found = challengeOf(id, custom)
    return found?.kind === 'daily' && found.day > today ? null : found
  }
  return judgeProgram(submission, find, (challenge, program) => {
    const level = challengeId(challenge)
    if (challenge.kind === 'daily') {
      const { cleared, floors, ...result } = playDaily(challenge.day, program, false)
      if (cleared === 0) return refuseLost(floors, 'too-many-turns')
      return { ok: true, level, stars: result.stars, score: result.score, trace: result.trace }
    }
    const { worlds, won, stars, score, trace } = playFloor(challenge.floor, program, false)
    return won ? { ok: true, level, stars, score, trace } : refuseLost(worlds, 'too-many-turns')
  })
}
