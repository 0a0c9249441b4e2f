import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Doubt } from '@panya/domain/bank-statement/match-lines.ts'
import type { StatementProblem } from '@panya/domain/bank-statement/read-statement.ts'

/** Why a person decides about a line. */
export const DOUBT_MESSAGES: Record<Doubt, MessageDescriptor> = {
  'other-amount': msg`The reference is right, the amount is not.`,
  'several-orders': msg`It names several orders.`,
  'amount-only': msg`No reference; the amount fits.`,
}

export const LINE_PROBLEM_MESSAGES: Record<StatementProblem, MessageDescriptor> = {
  'too-many-cells': msg`There are more cells than headings. An amount with a comma needs quotation marks.`,
  'bad-day': msg`The day cannot be read.`,
  'bad-amount': msg`The amount cannot be read.`,
  'both-ways': msg`Money comes and goes in one line.`,
  'no-direction': msg`It does not say whether the money came or went.`,
}

export const STATEMENT_REFUSALS: Record<string, MessageDescriptor> = {
  'no-headings': msg`No headings were found. There must be a column for the day and one for the money that came in.`,
  'column-twice': msg`Two columns have the same heading. Take one of them out.`,
  'too-many-lines': msg`The statement is too long. Bring a shorter time.`,
}
