/** Messages for where coins come from, what they are used for, and why they came back. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LotSource, VoidReason } from '@panya/domain/money/book.ts'
import type { PlanName } from '@panya/domain/money/plan.ts'

export const SOURCE_MESSAGES: Record<LotSource, MessageDescriptor> = {
  monthly: msg`Coins of the month`,
  complimentary: msg`Coins of a gift plan`,
  present: msg`A present`,
  opening: msg`Coins from before`,
}

export const PURPOSE_MESSAGES: Record<string, MessageDescriptor> = {
  detect: msg`Find things in a picture`,
  ocr: msg`Read text in a picture`,
  similarity: msg`Compare texts by meaning`,
  chat: msg`Chat with the AI`,
  tutor: msg`A hint from the tutor`,
}

export const OTHER_PURPOSE = msg`A job of the AI`

export const VOID_REASON_MESSAGES: Record<VoidReason, MessageDescriptor> = {
  failed: msg`It did not work, so the coins came back.`,
  timeout: msg`It took too long, so the coins came back.`,
  cancelled: msg`You stopped it, so the coins came back.`,
  lost: msg`The server was interrupted, so the coins came back.`,
  refused: msg`It was not allowed, so the coins came back.`,
}

export const PLAN_MESSAGES: Record<PlanName, MessageDescriptor> = {
  free: msg`Free`,
  basic: msg`Basic`,
  pro: msg`Pro`,
  enterprise: msg`Enterprise`,
}

/** The names plans are given in the ledger, which are those of the catalogue. */
const PLAN_BY_TITLE: Record<string, PlanName> = {
  Free: 'free',
  Basic: 'basic',
  Pro: 'pro',
  Enterprise: 'enterprise',
}

/** Plans in the reader's language; what a person wrote stays as they wrote it. */
export function noteMessage(
  source: LotSource,
  note: string | null,
): MessageDescriptor | string | null {
  if (note === null || source === 'opening') return null
  if (source === 'present') return note
  const plan = PLAN_BY_TITLE[note]
  return plan ? PLAN_MESSAGES[plan] : note
}
