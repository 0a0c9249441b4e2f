import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GrantProblem } from '@panya/domain/money/grant-lines.ts'

export const GRANT_PROBLEM_MESSAGES: Record<GrantProblem, MessageDescriptor> = {
  'no-email': msg`The email is missing.`,
  'bad-email': msg`This does not look like an email address.`,
  'unknown-plan': msg`There is no such plan. Use free, basic, pro or enterprise.`,
  'unknown-cycle': msg`Use monthly or yearly.`,
  'bad-day': msg`Write the last day as 2027-03-31.`,
  'past-day': msg`The last day is over already.`,
  'no-reason': msg`Say why it is given.`,
  'bad-reason': msg`The reason is too long or has characters that cannot be used.`,
  twice: msg`This person stands in the table twice; the first line counts.`,
  'no-account': msg`There is no open account with this email.`,
}
