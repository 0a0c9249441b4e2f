/** Everybody who should know of a change hears of it: the owner by mail, the operator in the log. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../http/context.ts'
import { createMailer } from '../mail/mailer.ts'
import { changeMail, type FactorChange } from './change-mail.ts'

export type TellOwner = (
  request: FastifyRequest,
  email: string,
  change: FactorChange,
) => Promise<void>

export function createTellOwner(
  { securityEvents }: Pick<FastifyInstance, 'securityEvents'>,
  context: AppContext,
): TellOwner {
  const { site } = context
  const mailer = createMailer(context)
  return async (request, email, change) => {
    securityEvents.note('second-factor-changed', { account: email, address: request.ip, change })
    const { name: brand } = site.brand
    await mailer.send(changeMail({ to: email, brand, publicUrl: site.publicUrl, change }))
  }
}
