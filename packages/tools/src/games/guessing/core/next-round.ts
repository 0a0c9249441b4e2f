import { type GameProgress, starsOf } from '../../../game-kit/core/progress.ts'

/** The first round of a theme that has no stars yet. */
export function nextRoundNumber(progress: GameProgress, theme: string): number {
  let number = 1
  while (number < 999 && starsOf(progress, `${theme}/${number}`) > 0) number++
  return number
}
