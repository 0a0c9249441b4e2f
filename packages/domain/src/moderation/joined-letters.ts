/** Cuts Thai and Chinese into letters. Words have no spaces there: where they end, the dictionaries of
 * Intl.Segmenter say, and only when a phrase asks for it. */
import type { Unit } from './phrases.ts'

interface Letters {
  units: Unit[]
  /** Whether a word begins before this unit, by the writer's spaces or by the dictionary. */
  isEdge(unit: number): boolean
  placeOf(unit: number): number
}

const JOINED = /[\u0e00-\u0e7f\p{Script=Han}]/u
const PARTS = /[\u0e00-\u0e7f]|[\p{Script=Han}]|[a-z0-9]+|[\s\S]/gu
const ENDS = /[!?;؟。\n]/u
const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** `plain` has gone through `plainLetters`. Spaces and signs between letters are left out: they hide nothing. */
export function cutLetters(plain: string): Letters | null {
  if (!JOINED.test(plain)) return null
  const units: Unit[] = []
  const places: number[] = []
  const spaced = new Set<number>()
  for (const { 0: letter, index } of plain.matchAll(PARTS)) {
    if (/[\p{L}\p{M}0-9]/u.test(letter)) {
      const joined = joinedTo(letter)
      units.push(joined === letter || spaced.has(units.length) ? [letter] : [letter, joined])
      places.push(index)
    } else {
      spaced.add(units.length)
      // A stop is an end only before a space: "ค.ว.ย" goes on.
      if (ENDS.test(letter) || (letter === '.' && /^\s?$/u.test(plain.charAt(index + 1)))) {
        units.push([])
        places.push(index)
      }
    }
  }
  let edges: Set<number> | null = null
  return {
    units,
    isEdge(unit) {
      if (spaced.has(unit) || unit === 0 || unit >= units.length) return true
      edges ??= wordEdges(plain)
      return edges.has(places[unit] ?? -1)
    },
    placeOf: (unit) => places[unit] ?? 0,
  }
}

/** A single Latin letter belongs to the Chinese word it is written at: "牛b" is another thing than "奶牛 b". */
function joinedTo(letter: string): string {
  return /^[a-z0-9]$/u.test(letter) ? `+${letter}` : letter
}

/** The units of a piece of a phrase of the lists. */
export function lettersOf(phrase: string, isFirst: boolean): string[] {
  return [...phrase.matchAll(PARTS)]
    .map(([letter]) => letter)
    .filter((letter) => /[\p{L}\p{M}0-9]/u.test(letter))
    .map((letter, at) => (isFirst && at === 0 ? letter : joinedTo(letter)))
}

function wordEdges(plain: string): Set<number> {
  const edges = new Set<number>()
  for (const { index } of segmenter.segment(plain)) edges.add(index)
  return edges
}
