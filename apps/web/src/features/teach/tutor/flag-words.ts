import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WatchFlag } from '@panya/domain/tutor/watched.ts'

/** What a teacher should know of a conversation before reading it. */
export const FLAG_WORDS: Record<WatchFlag, MessageDescriptor> = {
  care: msg`May need help`,
  reported: msg`Reported`,
  'held-back': msg`Held back`,
  unsafe: msg`Unsafe`,
}
