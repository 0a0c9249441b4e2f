/** What arrives in somebody's mailbox, as the admin finds it without a mail server. */
import { expect } from '@playwright/test'
import { ADMIN, otherDevice } from '../accounts/people.ts'

interface Mail {
  to: string
  subject: string
  text: string
}

/** Newest first. */
export async function mailsTo(baseURL: string, to: string): Promise<Mail[]> {
  const admin = await otherDevice(baseURL, ADMIN)
  const { mails } = (await (await admin.get('/api/admin/outbox')).json()) as { mails: Mail[] }
  await admin.dispose()
  return mails.filter((mail) => mail.to === to)
}

/** The path a guardian opens. */
export async function linkTo(baseURL: string, to: string): Promise<string> {
  const [mail] = await mailsTo(baseURL, to)
  const link = /\/guardian#[\w-]{22}/.exec(mail?.text ?? '')?.[0]
  expect(link, `a mail to ${to}`).toBeDefined()
  return link ?? ''
}
