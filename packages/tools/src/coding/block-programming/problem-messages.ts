/** Which sentence says what is wrong with a program. */
import type { Frame } from '@panya/engines/blocks-runtime/world/frame.ts'

export const PROBLEM_MESSAGES = {
  'too-deep': 'problemTooDeep',
  'too-nested': 'problemTooNested',
  'too-big': 'problemTooBig',
  'unknown-block': 'problemUnknownBlock',
  'cannot-here': 'problemCannotHere',
  'cannot-translate': 'problemCannotTranslate',
  'needs-python': 'problemNeedsPython',
  failed: 'problemFailed',
} as const satisfies Record<Frame['problems'][number]['code'], string>
