import type { StarCount } from './judge-result.ts'
import { isRecord } from './shape.ts'
import { isDay, NO_STREAK, playedOn, type Streak } from './streak.ts'

/** What a game remembers of a learner: the best of every level, and the streak. */

interface LevelBest {
  stars: StarCount
  score: number
  plays: number
}

export interface GameProgress {
  version: 1
  levels: Record<string, LevelBest>
  streak: Streak
}

export interface LevelResult {
  level: string
  stars: StarCount
  score: number
}

export const NO_PROGRESS: GameProgress = { version: 1, levels: {}, streak: NO_STREAK }

function wholeNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.floor(value) : 0
}

function readBest(value: unknown): LevelBest | null {
  if (!isRecord(value)) return null
  const stars = Math.min(3, wholeNumber(value['stars'])) as StarCount
  return { stars, score: wholeNumber(value['score']), plays: wholeNumber(value['plays']) }
}

function readStreak(value: unknown): Streak {
  if (!isRecord(value) || !isDay(value['lastDay'])) return NO_STREAK
  const days = wholeNumber(value['days'])
  return { days, best: Math.max(days, wholeNumber(value['best'])), lastDay: value['lastDay'] }
}

/** Reads what was stored; anything unreadable counts as not played yet. */
export function readProgress(stored: unknown): GameProgress {
  if (!isRecord(stored) || stored['version'] !== 1) return NO_PROGRESS
  const levels: Record<string, LevelBest> = {}
  for (const [id, value] of Object.entries(isRecord(stored['levels']) ? stored['levels'] : {})) {
    const best = readBest(value)
    if (best && id !== '__proto__') levels[id] = best
  }
  return { version: 1, levels, streak: readStreak(stored['streak']) }
}

/** The progress after a finished level: the best stays, whatever the new result is. */
export function recordResult(
  progress: GameProgress,
  result: LevelResult,
  day: string,
): GameProgress {
  const before = progress.levels[result.level]
  const best: LevelBest = {
    stars: Math.max(before?.stars ?? 0, result.stars) as StarCount,
    score: Math.max(before?.score ?? 0, result.score),
    plays: (before?.plays ?? 0) + 1,
  }
  return {
    version: 1,
    levels: { ...progress.levels, [result.level]: best },
    streak: playedOn(progress.streak, day),
  }
}

export function starsOf(progress: GameProgress, level: string): StarCount {
  return progress.levels[level]?.stars ?? 0
}

/** All stars of the levels whose id starts with a prefix (`animals/`), or of the whole game. */
export function totalStars(progress: GameProgress, prefix = ''): number {
  return Object.entries(progress.levels)
    .filter(([id]) => id.startsWith(prefix))
    .reduce((sum, [, best]) => sum + best.stars, 0)
}
