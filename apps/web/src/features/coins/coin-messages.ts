/** Messages for where coins come from, what they are used for, and why they came back. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LotSource, VoidReason } from '@panya/domain/money/book.ts'
import { planMessage } from '../../parts/plan/plan-messages.ts'

export const SOURCE_MESSAGES: Record<LotSource, MessageDescriptor> = {
  monthly: msg`Coins of the month`,
  complimentary: msg`Coins of a gift plan`,
  present: msg`A present`,
  opening: msg`Coins from before`,
}

export const OTHER_PURPOSE = msg`A job of the AI`

export const VOID_REASON_MESSAGES: Record<VoidReason, MessageDescriptor> = {
  failed: msg`It did not work, so the coins came back.`,
  timeout: msg`It took too long, so the coins came back.`,
  cancelled: msg`You stopped it, so the coins came back.`,
  lost: msg`The server was interrupted, so the coins came back.`,
  refused: msg`It was not allowed, so the coins came back.`,
}

/** Plans in the reader's language; what a person wrote stays as they wrote it. */
export function noteMessage(
  source: LotSource,
  note: string | null,
): MessageDescriptor | string | null {
  if (note === null || source === 'opening') return null
  if (source === 'present') return note
  // The ledger has the names of the catalogue, such as Basic.
  return planMessage(note.toLowerCase()) ?? note
}
