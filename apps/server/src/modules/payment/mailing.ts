/** What it takes to write mails about money. */
import type { AppContext } from '../../platform/http/context.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { createGuardianDoor } from '../consent/guardian-door-port.ts'
import { createPayTokens } from './pay-tokens.ts'
import type { MailingParts } from './send-payment-mails.ts'

export function createMailing(context: AppContext, mailer: Mailer): MailingParts {
  const { database, site, secret, now } = context
  const guardians = createGuardianDoor(context)
  return { database, site, now, mailer, tokens: createPayTokens(secret), guardians }
}
