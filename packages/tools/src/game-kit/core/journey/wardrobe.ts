/** What the hero may wear. Stars unlock it for good; nothing is bought and nothing runs out. */
import { isOneOf, isRecord } from '../shape.ts'

export const COLORS = ['indigo', 'teal', 'coral', 'leaf', 'violet', 'slate', 'gold'] as const
export type HeroColor = (typeof COLORS)[number]

export const HATS = ['none', 'cap', 'flower', 'headphones', 'wizard', 'graduate', 'crown'] as const
export type HeroHat = (typeof HATS)[number]

export interface HeroLook {
  color: HeroColor
  hat: HeroHat
}

export const PLAIN: HeroLook = { color: 'indigo', hat: 'none' }

const COLOR_STARS: Record<HeroColor, number> = {
  indigo: 0,
  teal: 2,
  coral: 8,
  leaf: 18,
  violet: 30,
  slate: 45,
  gold: 66,
}

const HAT_STARS: Record<HeroHat, number> = {
  none: 0,
  cap: 3,
  flower: 6,
  headphones: 12,
  wizard: 24,
  graduate: 36,
  crown: 54,
}

/** How many stars of the game unlock it. */
export function starsFor(item: HeroColor | HeroHat): number {
  return isOneOf(item, COLORS) ? COLOR_STARS[item] : HAT_STARS[item]
}

/** Reads what was chosen; what nobody knows any more, or what is not unlocked, falls back to plain. */
export function readLook(stored: unknown, stars: number): HeroLook {
  if (!isRecord(stored)) return PLAIN
  const { color, hat } = stored
  return {
    color: isOneOf(color, COLORS) && starsFor(color) <= stars ? color : PLAIN.color,
    hat: isOneOf(hat, HATS) && starsFor(hat) <= stars ? hat : PLAIN.hat,
  }
}

/** The fewest stars that unlock something new; null once everything is there. */
export function nextUnlock(stars: number): number | null {
  const ahead = [...Object.values(COLOR_STARS), ...Object.values(HAT_STARS)].filter(
    (needed) => needed > stars,
  )
  return ahead.length === 0 ? null : Math.min(...ahead)
}
