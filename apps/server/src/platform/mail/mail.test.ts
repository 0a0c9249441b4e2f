import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noMailAddress } from '@panya/domain/account/no-mail-address.ts'
import { expect, onTestFinished, test } from 'vitest'
import { anAdmin, aStudent, aTeacher } from '../../testing/people.ts'
import { signIn } from '../../testing/sign-in.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { testServer } from '../../testing/test-server.ts'
import { createMailer } from './mailer.ts'

const MAIL = { to: 'parent@home.example', subject: 'สวัสดี', text: 'Line one\nบรรทัดสอง' }

async function aServer(environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'panya-mail-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const server = await testServer({ DATA_DIR: folder, ...environment })
  const list = async (person: { email: string }) => {
    const { withCookie: headers } = await signIn(server, person.email)
    return server.app.inject({ url: '/api/admin/outbox', headers })
  }
  return { server, list, mailer: createMailer(server.context) }
}

test('without SMTP an admin, and nobody else, reads the mails', async () => {
  const { server, list, mailer } = await aServer()
  await mailer.send(MAIL)
  await mailer.send({ ...MAIL, subject: 'second' })
  const answer = (await list(await anAdmin(server))).json()
  expect(answer).toMatchObject({
    sends: false,
    mails: [
      { ...MAIL, subject: 'second', failure: null },
      { ...MAIL, failure: null },
    ],
  })
  expect((await list(await aStudent(server))).statusCode).toBe(403)
  expect((await list(await aTeacher(server))).statusCode).toBe(403)
  expect((await server.app.inject('/api/admin/outbox')).statusCode).toBe(401)
})

test('old mails go', async () => {
  const { server, mailer } = await aServer()
  server.setNow(new Date('2026-01-01T00:00:00Z'))
  await mailer.send(MAIL)
  server.setNow(new Date('2026-02-01T00:00:00Z'))
  await mailer.send({ ...MAIL, subject: 'newer' })
  await mailer.outbox.removeBefore(new Date('2026-01-15T00:00:00Z'))
  expect((await mailer.outbox.list()).map((mail) => mail.subject)).toEqual(['newer'])
})

test('with SMTP the mail is handed over as it was written', async () => {
  const { url, mailTo, close } = await startSmtpServer()
  onTestFinished(close)
  const { mailer } = await aServer({ SMTP_URL: url })
  await mailer.send(MAIL)
  const received = await mailTo(MAIL.to)
  expect(received.from).toBe('<hello@panya.example>')
  expect(received.data).toContain('From: Panya <hello@panya.example>')
  expect(received.text.trimEnd()).toBe(MAIL.text)
  expect(await mailer.outbox.list()).toEqual([])
})

test('a mail that cannot be sent is not lost', async () => {
  const { port, close } = await startSmtpServer()
  await close()
  const { mailer } = await aServer({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  await mailer.send(MAIL)
  expect(await mailer.outbox.list()).toMatchObject([{ ...MAIL, failure: 'ESOCKET' }])
})

test('nobody writes to an address that leads nowhere, and no such mail waits for an admin', async () => {
  const { url, received, close } = await startSmtpServer()
  onTestFinished(close)
  const nowhere = { ...MAIL, to: noMailAddress('1c686f356b5d29ef9f5d') }
  for (const server of [await aServer(), await aServer({ SMTP_URL: url })]) {
    const { mailer } = server
    await mailer.send(nowhere)
    expect(await mailer.outbox.list()).toEqual([])
  }
  expect(received).toEqual([])
})
