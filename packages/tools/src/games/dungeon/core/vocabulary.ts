/** The hero's words: what a program can do and ask in the dungeon. */
import { type Vocabulary, wordsOf } from '../../../game-kit/core/code/ast.ts'

export const VOCABULARY: Vocabulary = {
  commands: { go: 1, hit: 1, open: 1, wait: 0 },
  questions: {
    free: 1,
    look: 1,
    far: 1,
    been: 1,
    there: 1,
    here: 0,
    opposite: 1,
    energy: 0,
    hearts: 0,
    keys: 0,
  },
}

export const WORDS: readonly string[] = wordsOf(VOCABULARY)

/** Fixed directions first, then those that depend on which way the hero faces. */
export const DIRECTIONS = [
  'north',
  'east',
  'south',
  'west',
  'ahead',
  'right',
  'back',
  'left',
] as const
export type Direction = (typeof DIRECTIONS)[number]

/** What `look` can answer. */
export const THINGS = [
  'wall',
  'floor',
  'door',
  'monster',
  'key',
  'food',
  'coin',
  'heart',
  'stairs',
] as const
export type Thing = (typeof THINGS)[number]
