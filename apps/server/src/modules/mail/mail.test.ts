import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { anAdmin, aStudent, aTeacher } from '../../testing/people.ts'
import { signIn } from '../../testing/sign-in.ts'
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
  const { port, received } = await smtpServer()
  const { mailer } = await aServer({ SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` })
  await mailer.send(MAIL)
  expect(received.from).toBe('<hello@panya.example>')
  expect(received.to).toBe('<parent@home.example>')
  expect(received.data).toContain('From: Panya <hello@panya.example>')
  expect(received.data).toContain(Buffer.from(MAIL.text).toString('base64'))
  expect(await mailer.outbox.list()).toEqual([])
})

test('a mail that cannot be sent is not lost', async () => {
  const { port, close } = await smtpServer()
  await close()
  const { mailer } = await aServer({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  await mailer.send(MAIL)
  expect(await mailer.outbox.list()).toMatchObject([{ ...MAIL, failure: 'ESOCKET' }])
})

/** As much of SMTP as it takes to receive one mail. */
async function smtpServer() {
  const received = { from: '', to: '', data: '' }
  const server = createServer((socket) => {
    let body = false
    socket.write('220 test\r\n')
    socket.setEncoding('utf8')
    let rest = ''
    socket.on('data', (chunk: string) => {
      rest += chunk
      const lines = rest.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) answer(line)
    })
    function answer(line: string): void {
      if (body) {
        if (line !== '.') received.data += `${line}\n`
        else {
          body = false
          socket.write('250 kept\r\n')
        }
        return
      }
      if (/^EHLO/i.test(line)) socket.write('250 test\r\n')
      else if (/^MAIL FROM:/i.test(line)) {
        received.from = line.slice(10).split(' ')[0] ?? ''
        socket.write('250 ok\r\n')
      } else if (/^RCPT TO:/i.test(line)) {
        received.to = line.slice(8)
        socket.write('250 ok\r\n')
      } else if (/^DATA/i.test(line)) {
        body = true
        socket.write('354 go on\r\n')
      } else socket.end('221 bye\r\n')
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  return { port, received, close }
}
