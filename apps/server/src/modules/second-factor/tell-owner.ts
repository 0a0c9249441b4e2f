/** Everybody who should know of a change hears of it: the owner by mail, the operator in the log. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/http/context.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import { findLocale } from '../student/locale-port.ts'
import { changeMail, type FactorChange } from './change-mail.ts'

/** Nobody waits for the mail: recovery codes that were made must be seen, whatever the mail server does. */
export type TellOwner = (request: FastifyRequest, email: string, change: FactorChange) => void

export function createTellOwner(
  { securityEvents }: Pick<FastifyInstance, 'securityEvents'>,
  context: AppContext,
): TellOwner {
  const { database, site, log } = context
  const mailer = createMailer(context)
  return (request, email, change) => {
    securityEvents.note('second-factor-changed', { account: email, address: request.ip, change })
    tell(email, change).catch((error: unknown) => log.warn({ err: error }, 'a mail was lost'))
  }

  async function tell(email: string, change: FactorChange): Promise<void> {
    const locale = await findLocale(database, email)
    const { name: brand } = site.brand
    await mailer.send(changeMail({ to: email, brand, publicUrl: site.publicUrl, change, locale }))
  }
}
