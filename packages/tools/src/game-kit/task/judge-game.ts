/** Whether somebody has reached in a game what a teacher asked for. */
import { type CheckWish, isOfKind } from '@panya/domain/classroom/check.ts'
import type { FeatureCheck } from '@panya/domain/classroom/game-check.ts'
import { featuresOf } from '../core/code/features.ts'
import { isEmptyProgram, readProgram, readSource } from '../core/code/program-source.ts'
import { type GameProgress, starsOf } from '../core/progress.ts'

export const GAME_KINDS = ['stars', 'uses-feature', 'avoids-feature'] as const

export type GameResult =
  | { kind: 'passed' }
  | { kind: 'stars'; stars: number }
  /** Nothing was written for the level, or it cannot be read. */
  | { kind: 'no-program' | 'unreadable' }
  | { kind: 'feature' }
  | { kind: 'unknown' }

export interface Played {
  progress: GameProgress
  /** The level of the assignment. */
  level: string | null
  /** What is kept of the program for a level. */
  program(level: string): Promise<unknown>
}

export const judgeGame = (played: Played, checks: readonly CheckWish[]): Promise<GameResult[]> =>
  Promise.all(
    checks.map(async (check): Promise<GameResult> => {
      if (!isOfKind(check, GAME_KINDS)) return { kind: 'unknown' }
      if (check.kind !== 'stars') return judgeProgram(check, await played.program(check.level))
      const stars = bestOf(played, check.level)
      return stars >= check.count ? { kind: 'passed' } : { kind: 'stars', stars }
    }),
  )

function bestOf({ progress, level }: Played, asked: string): number {
  const one = asked || level
  if (one) return starsOf(progress, one)
  return Math.max(0, ...Object.values(progress.levels).map(({ stars }) => stars))
}

function judgeProgram({ kind, feature }: FeatureCheck, kept: unknown): GameResult {
  const source = readSource(kept)
  if (source === null || isEmptyProgram(source)) return { kind: 'no-program' }
  try {
    const has = featuresOf(readProgram(source)).some((one) => one === feature)
    return { kind: has === (kind === 'uses-feature') ? 'passed' : 'feature' }
  } catch {
    return { kind: 'unreadable' }
  }
}
