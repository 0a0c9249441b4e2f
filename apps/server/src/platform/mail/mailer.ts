/** Sends mails over SMTP; without it, and when it fails, they are kept in the outbox for the admin. */
import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import { createTransport } from 'nodemailer'
import type { AppContext } from '../http/context.ts'
import { createOutbox, type Outbox } from './outbox.ts'

export interface Mail {
  to: string
  subject: string
  text: string
}

export interface Mailer {
  /** Never fails because of the mail: what could not be sent is in the outbox. */
  send(mail: Mail): Promise<void>
  outbox: Outbox
  /** False when every mail goes to the outbox. */
  sends: boolean
}

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Also the operator's commands send, without a server. */
export interface MailerParts extends Pick<AppContext, 'env' | 'now'> {
  site: Pick<AppContext['site'], 'brand'>
  log: Pick<AppContext['log'], 'warn'>
}

export function createMailer({ env, site, log, now }: MailerParts): Mailer {
  const outbox = createOutbox(env.dataDir, now)
  const address = env.mailFrom ?? site.brand.contactEmail
  const from = { name: site.brand.name, address }
  const transport =
    env.smtpUrl === null ? null : createTransport({ url: env.smtpUrl, ...PATIENCE }, { from })

  return {
    outbox,
    sends: transport !== null,
    async send(mail) {
      if (hasNoMail(mail.to)) return
      if (transport === null) return outbox.keep(mail, null)
      try {
        await transport.sendMail(mail)
      } catch (error) {
        // The reason may quote the address; only its code is for the log.
        const { code = 'unknown' } = error as NodeJS.ErrnoException
        log.warn({ code }, 'a mail could not be sent and is in the outbox')
        await outbox.keep(mail, code)
      }
    },
  }
}
