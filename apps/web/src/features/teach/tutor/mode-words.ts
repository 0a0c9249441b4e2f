/** What the tutor of a class or an assignment may say. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TutorMode } from '@panya/domain/classroom/classroom.ts'

export const MODE_WORDS: Record<TutorMode, MessageDescriptor> = {
  off: msg`Off`,
  hints: msg`Hints only`,
  explanations: msg`Hints and explanations`,
}
