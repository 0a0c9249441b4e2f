/** Everybody who should know of a change hears of it: the owner by mail, the operator in the log. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/http/context.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import { changeMail, type FactorChange } from './change-mail.ts'

/** Nobody waits for the mail: recovery codes that were made must be seen, whatever the mail server does. */
export type TellOwner = (request: FastifyRequest, email: string, change: FactorChange) => void

export function createTellOwner(
  { securityEvents }: Pick<FastifyInstance, 'securityEvents'>,
  context: AppContext,
): TellOwner {
  const { site, log } = context
  const mailer = createMailer(context)
  return (request, email, change) => {
    securityEvents.note('second-factor-changed', { account: email, address: request.ip, change })
    const { name: brand } = site.brand
    const mail = changeMail({ to: email, brand, publicUrl: site.publicUrl, change })
    mailer.send(mail).catch((error: unknown) => log.warn({ err: error }, 'a mail was lost'))
  }
}
