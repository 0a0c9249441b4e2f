/** Which themes live in which place of the guessing game. */
import type { Theme } from '../../../game-kit/core/pictures/trait-messages.ts'

export const THEME_PLACES = ['animals', 'market', 'home', 'outside'] as const
type ThemePlace = (typeof THEME_PLACES)[number]

export const THEMES_OF: Record<ThemePlace, readonly Theme[]> = {
  animals: ['animals', 'wings', 'water'],
  market: ['fruit', 'food'],
  home: ['home', 'wear', 'school'],
  outside: ['travel', 'nature', 'play', 'tools'],
}

/** The rounds of drawing that are shown on the way: those just done, the next one and a look ahead. */
export function shownRounds(next: number): number[] {
  const first = Math.max(1, next - 2)
  return Array.from({ length: 4 }, (_, index) => first + index)
}
