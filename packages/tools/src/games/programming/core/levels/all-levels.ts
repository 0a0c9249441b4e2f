/** The sixty levels in the order of play. */
import type { Level } from '../level.ts'
import { FUNCTIONS } from './functions.ts'
import { NESTED } from './nested.ts'
import { RECURSION } from './recursion.ts'
import { REPEAT } from './repeat.ts'
import { SENSE } from './sense.ts'
import { STEPS } from './steps.ts'
import { VARIABLES } from './variables.ts'
import { WHILE } from './while.ts'

export const LEVELS: readonly Level[] = [
  ...STEPS,
  ...REPEAT,
  ...NESTED,
  ...SENSE,
  ...WHILE,
  ...FUNCTIONS,
  ...VARIABLES,
  ...RECURSION,
]

const BY_ID = new Map(LEVELS.map((level) => [level.id, level]))

export function findLevel(id: string): Level | undefined {
  return BY_ID.get(id)
}
