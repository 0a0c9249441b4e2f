/** A mail server for tests: as much of SMTP as it takes to receive mails, and to read them. */
import { createServer, type Socket } from 'node:net'

export interface ReceivedMail {
  from: string
  to: string
  /** As it came, with its headers. */
  data: string
  /** The body, decoded. */
  text: string
}

export interface SmtpServer {
  port: number
  /** For SMTP_URL. */
  url: string
  received: ReceivedMail[]
  /** The newest mail to somebody, once it is there. */
  mailTo(address: string): Promise<ReceivedMail>
  close(): Promise<void>
}

const PATIENCE_MS = 10_000

/** Whoever starts it closes it. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const received: ReceivedMail[] = []
  const waiting = new Set<() => void>()
  const keep = (mail: ReceivedMail) => {
    received.push(mail)
    for (const look of waiting) look()
  }
  const server = createServer((socket) => converse(socket, keep))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    port,
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    received,
    mailTo: (address) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`no mail to ${address}`)), PATIENCE_MS)
        const look = () => {
          const found = received.findLast(({ to }) => to === `<${address}>`)
          if (!found) return
          clearTimeout(late)
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function converse(socket: Socket, keep: (mail: ReceivedMail) => void): void {
  let mail = empty()
  let body = false
  let rest = ''
  socket.write('220 test\r\n')
  socket.setEncoding('utf8')
  socket.on('error', () => undefined)
  socket.on('data', (chunk: string) => {
    rest += chunk
    const lines = rest.split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) answer(line)
  })
  function answer(line: string): void {
    if (body) return line === '.' ? end() : void (mail.data += `${line}\n`)
    if (/^EHLO/i.test(line)) socket.write('250 test\r\n')
    else if (/^MAIL FROM:/i.test(line)) {
      mail.from = line.slice(10).split(' ')[0] ?? ''
      socket.write('250 ok\r\n')
    } else if (/^RCPT TO:/i.test(line)) {
      mail.to = line.slice(8)
      socket.write('250 ok\r\n')
    } else if (/^DATA/i.test(line)) {
      body = true
      socket.write('354 go on\r\n')
    } else socket.end('221 bye\r\n')
  }
  function end(): void {
    body = false
    keep({ ...mail, text: decode(mail.data) })
    mail = empty()
    socket.write('250 kept\r\n')
  }
}

const empty = (): ReceivedMail => ({ from: '', to: '', data: '', text: '' })

function decode(data: string): string {
  const [head = '', ...rest] = data.split('\n\n')
  const body = rest.join('\n\n')
  if (/content-transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  if (!/content-transfer-encoding: quoted-printable/i.test(head)) return body
  const bytes = body
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return Buffer.from(bytes, 'latin1').toString()
}
