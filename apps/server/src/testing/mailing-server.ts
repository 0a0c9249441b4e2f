/** A server that can send mails, and whoever reads the mailboxes. Both end with the test. */
import { expect, onTestFinished } from 'vitest'
import { startSmtpServer } from './smtp-server.ts'
import { testServer } from './test-server.ts'

/** `page` is the one whose links are looked for, where there are others. */
export async function aMailingServer(page = '') {
  const post = await startSmtpServer()
  onTestFinished(post.close)
  const server = await testServer({ SMTP_URL: post.url, PUBLIC_URL: 'http://localhost:3000' })
  const shape = new RegExp(`${page}#([\\w-]{22})`)
  /** The secret of the link in the newest mail, once it is not one of the `seen`. */
  const tokenTo = async (address: string, seen: string[] = []) => {
    const newest = async () => shape.exec((await post.mailTo(address)).text)?.[1] ?? ''
    await expect.poll(newest).not.toSatisfy((token: string) => ['', ...seen].includes(token))
    return newest()
  }
  return { post, server, tokenTo }
}
