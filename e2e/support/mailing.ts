/** The `test` of what needs mails: with a server of its own that sends them, and whoever reads the mailboxes. */
import { type SmtpServer, startSmtpServer } from '../../apps/server/src/testing/smtp-server.ts'
import { startServerUnderTest } from './server.ts'
import { test as base, expect } from './test.ts'

interface Mailing {
  post: SmtpServer
  /** The path of the link in the newest mail that has one for this page. */
  linkTo(email: string, page: string): Promise<string>
}

export const test = base.extend<Mailing>({
  post: async ({}, use) => {
    const post = await startSmtpServer()
    await use(post)
    await post.close()
  },
  baseURL: async ({ post }, use) => {
    const server = await startServerUnderTest({ SMTP_URL: post.url })
    await use(server.url)
    await server.stop()
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
