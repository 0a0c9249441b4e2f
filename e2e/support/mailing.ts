/** The `test` of what needs mails: one server for a file, which sends them, and whoever reads the mailboxes. */
import { type SmtpServer, startSmtpServer } from '../../apps/server/src/testing/smtp-server.ts'
import { SEED_PASSWORD, startServerUnderTest } from './server.ts'
import { test as base, expect } from './test.ts'

interface Mailing {
  /** Learners nobody else uses. */
  pupil(): { email: string; password: string }
  /** The path of the link in the newest mail that has one for this page. */
  linkTo(email: string, page: string): Promise<string>
}

interface Sending {
  post: SmtpServer
  sender: { url: string; taken: number }
}

const PUPILS = 30

export const test = base.extend<Mailing, Sending>({
  post: [
    async ({}, use) => {
      const post = await startSmtpServer()
      await use(post)
      await post.close()
    },
    { scope: 'worker' },
  ],
  sender: [
    async ({ post }, use) => {
      const server = await startServerUnderTest({ SMTP_URL: post.url })
      await use({ url: server.url, taken: 0 })
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ sender }, use) => use(sender.url),
  pupil: async ({ sender }, use) => {
    await use(() => {
      sender.taken += 1
      expect(sender.taken, 'the demo school has a learner left').toBeLessThanOrEqual(PUPILS)
      return { email: `student${sender.taken}@panya.example`, password: SEED_PASSWORD }
    })
  },
  linkTo: async ({ post }, use) => {
    await use(async (email, page) => {
      const shape = new RegExp(`http:\\S+/${page}#[\\w-]{22}`)
      const newest = async () => shape.exec((await post.mailTo(email)).text)?.[0] ?? ''
      await expect.poll(newest).not.toBe('')
      // The server under test does not know its own address.
      const { pathname, hash } = new URL(await newest())
      return pathname + hash
    })
  },
  expectedErrors: async ({}, use) => {
    await use([/status of 4\d\d/])
  },
})
