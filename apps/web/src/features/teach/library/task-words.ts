/** How ready assignments are sorted, in words. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GradeBand, ReadyTask } from '@panya/tools/host/ready-task.ts'

export const BAND_WORDS: Record<GradeBand, MessageDescriptor> = {
  'P1-P3': msg`Primary 1 to 3`,
  'P4-P6': msg`Primary 4 to 6`,
  'M1-M3': msg`Secondary 1 to 3`,
  'M4-M6': msg`Secondary 4 to 6`,
}

export const KIND_WORDS: Record<ReadyTask['kind'], MessageDescriptor> = {
  first: msg`First lesson`,
  further: msg`A step further`,
}
