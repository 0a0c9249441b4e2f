import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RosterProblem } from '@panya/domain/classroom/roster.ts'

export const ROSTER_PROBLEM_MESSAGES: Record<RosterProblem, MessageDescriptor> = {
  'no-email': msg`no email address`,
  'bad-email': msg`this is no email address`,
  duplicate: msg`is in the list twice`,
  'no-name': msg`no first name`,
  'bad-name': msg`the name has characters that cannot be used`,
  'bad-grade': msg`unknown grade`,
  'already-here': msg`is in this class already`,
  'already-invited': msg`is invited already`,
  'not-a-student': msg`is a shared guest account`,
  'has-email': msg`has an email address: invite a list instead`,
}
