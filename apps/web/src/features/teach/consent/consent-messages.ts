/** What the states of consent are called, and why somebody was not written to. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ClassConsentState, NotReminded } from '@panya/domain/consent/class-consent.ts'

export const STATE_MESSAGES: Record<ClassConsentState, [tone: string, message: MessageDescriptor]> =
  {
    'age-unknown': ['new', msg`Has not told their age`],
    'not-asked': ['new', msg`No guardian asked yet`],
    asked: ['new', msg`Asked by mail`],
    refused: ['bad', msg`Guardian said no`],
    given: ['good', msg`Guardian said yes`],
    'not-needed': ['', msg`Not needed`],
  }

export const NOT_REMINDED: Record<NotReminded, MessageDescriptor> = {
  'age-unknown': msg`has not told their age yet: they answer it on their first page`,
  'no-address': msg`has named no guardian's address: print a letter`,
  'asked-lately': msg`the guardian was written to in the last three days`,
  'asked-often': msg`the guardian was written to often enough: print a letter`,
  'mailbox-full': msg`the guardian's mailbox had enough mails from us today: try again tomorrow`,
  'wants-no-mail': msg`this mailbox wants no mails from us: print a letter`,
}
