import type { Challenge } from './challenge.ts'
import { CHOICES } from './choices.ts'
import { DEEPER } from './deeper.ts'
import { FIRST_WORDS } from './first-words.ts'
import { FUNCTIONS } from './functions.ts'
import { LISTS_AND_TEXT } from './lists-and-text.ts'
import { LOOPS } from './loops.ts'

/** All challenges, easiest first. */
export const CHALLENGES: readonly Challenge[] = [
  ...FIRST_WORDS,
  ...CHOICES,
  ...LOOPS,
  ...LISTS_AND_TEXT,
  ...FUNCTIONS,
  ...DEEPER,
]
