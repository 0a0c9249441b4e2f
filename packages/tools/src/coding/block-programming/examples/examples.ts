/** All example projects, easiest first. */
import { ARCADE_EXAMPLES } from './arcade-examples.ts'
import type { Example } from './example.ts'
import { FIRST_EXAMPLES } from './first-examples.ts'
import { THINKING_EXAMPLES } from './thinking-examples.ts'

export const EXAMPLES: readonly Example[] = [
  ...FIRST_EXAMPLES,
  ...ARCADE_EXAMPLES,
  ...THINKING_EXAMPLES,
]
