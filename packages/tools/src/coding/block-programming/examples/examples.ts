/** All example projects, easiest first. */
import type { Example } from './example.ts'
import { FIRST_EXAMPLES } from './first-examples.ts'
import { GAME_EXAMPLES } from './game-examples.ts'

export const EXAMPLES: readonly Example[] = [...FIRST_EXAMPLES, ...GAME_EXAMPLES]
