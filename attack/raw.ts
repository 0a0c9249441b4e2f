/** Requests no library would send, byte by byte: each is answered with a refusal or the connection is closed. */
import { connect } from 'node:net'
import type { Attack } from './attack.ts'

const LIMIT_MS = 20_000
const END = '\r\n\r\n'

/** `{host}` and `{cookie}` are put in. */
const REQUESTS: [string, string][] = [
  ['no host', `GET /api/plans HTTP/1.1${END}`],
  ['two hosts', `GET /api/plans HTTP/1.1\r\nhost: {host}\r\nhost: evil.example${END}`],
  ['a strange host', `GET /api/auth/csrf HTTP/1.1\r\nhost: a b/c@evil.example:80${END}`],
  ['an empty host', `GET / HTTP/1.1\r\nhost: ${END}`],
  ['HTTP/0.9', `GET /\r\n`],
  ['HTTP/9.9', `GET / HTTP/9.9\r\nhost: {host}${END}`],
  ['HTTP/2 without asking', `PRI * HTTP/2.0${END}SM${END}`],
  ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['an unknown method', `BREW /api/plans HTTP/1.1\r\nhost: {host}${END}`],
  ['TRACE', `TRACE /api/plans HTTP/1.1\r\nhost: {host}\r\ncookie: {cookie}${END}`],
  ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\nhost: {host}${END}`],
  ['an address of elsewhere', `GET http://evil.example/api/plans HTTP/1.1\r\nhost: {host}${END}`],
  ['a star', `OPTIONS * HTTP/1.1\r\nhost: {host}${END}`],
  [
    'half an escape',
    `GET /api/projects/%e0%a4%a HTTP/1.1\r\nhost: {host}\r\ncookie: {cookie}${END}`,
  ],
  ['a zero in a path', `GET /api/shared/%00 HTTP/1.1\r\nhost: {host}${END}`],
  ['half an escape of a page', `GET /%e0%a4%a HTTP/1.1\r\nhost: {host}${END}`],
  [
    'a half escape in a query',
    `GET /api/progress?tool=%&key=%ff HTTP/1.1\r\nhost: {host}\r\ncookie: {cookie}${END}`,
  ],
  ['steps upwards', `GET /assets/../../../../etc/passwd HTTP/1.1\r\nhost: {host}${END}`],
  [
    'hidden steps upwards',
    `GET /assets/..%2f..%2f..%2fetc%2fpasswd HTTP/1.1\r\nhost: {host}${END}`,
  ],
  ['twice hidden steps', `GET /vendor/%252e%252e%252fpackage.json HTTP/1.1\r\nhost: {host}${END}`],
  ['a zero in a file', `GET /notebook/index.html%00.js HTTP/1.1\r\nhost: {host}${END}`],
  ['backslashes', `GET /assets\\..\\..\\package.json HTTP/1.1\r\nhost: {host}${END}`],
  ['two slashes', `GET //evil.example/home HTTP/1.1\r\nhost: {host}${END}`],
  ['a long path', `GET /${'a'.repeat(15_000)} HTTP/1.1\r\nhost: {host}${END}`],
  ['a path of many parts', `GET ${'/a'.repeat(7000)} HTTP/1.1\r\nhost: {host}${END}`],
  [
    'too many bytes of headers',
    `GET / HTTP/1.1\r\nhost: {host}\r\nx: ${'a'.repeat(100_000)}${END}`,
  ],
  ['very many headers', `GET / HTTP/1.1\r\nhost: {host}\r\n${'x: y\r\n'.repeat(2500)}\r\n`],
  ['a zero in a header', `GET / HTTP/1.1\r\nhost: {host}\r\nx: a\0b${END}`],
  ['a folded header', `GET / HTTP/1.1\r\nhost: {host}\r\nx: a\r\n b${END}`],
  ['a space before the colon', `GET / HTTP/1.1\r\nhost: {host}\r\ncontent-length : 0${END}`],
  [
    'two lengths',
    `POST /graphql HTTP/1.1\r\nhost: {host}\r\ncontent-length: 2\r\ncontent-length: 3${END}{}`,
  ],
  [
    'length and chunks',
    `POST /graphql HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\ncontent-length: 4\r\ntransfer-encoding: chunked${END}0${END}GET /x HTTP/1.1\r\nhost: {host}${END}`,
  ],
  ['a negative length', `POST /graphql HTTP/1.1\r\nhost: {host}\r\ncontent-length: -1${END}`],
  [
    'an endless length',
    `POST /graphql HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\ncontent-length: 99999999999999${END}{}`,
  ],
  [
    'broken chunks',
    `POST /graphql HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked${END}zz\r\n{}`,
  ],
  [
    'chunks twice coded',
    `POST /graphql HTTP/1.1\r\nhost: {host}\r\ntransfer-encoding: gzip, chunked${END}0${END}`,
  ],
  [
    'a body that ends early',
    `POST /api/guardian/look HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\ncontent-length: 50${END}{"code":`,
  ],
  [
    'a body of a reading',
    `GET /api/plans HTTP/1.1\r\nhost: {host}\r\ncontent-length: 9\r\ncontent-type: application/json${END}{"a":"b"}`,
  ],
  [
    'an upgrade',
    `GET /api/plans HTTP/1.1\r\nhost: {host}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13${END}`,
  ],
  [
    'a session check without a body',
    `POST /api/auth/validate-session HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\ncontent-length: 0${END}`,
  ],
  [
    'a session check that ends early',
    `POST /api/auth/validate-session HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\ncontent-length: 40${END}{"s`,
  ],
]

export async function attackWithBytes({ server, people, report }: Attack): Promise<void> {
  await report.run('bytes no library would send', async (one) => {
    await Promise.all(
      REQUESTS.map(async ([name, request]) => {
        const bytes = request
          .replaceAll('{host}', `127.0.0.1:${server.port}`)
          .replaceAll('{cookie}', people.stranger.headers['cookie'] ?? '')
        const { text, closed } = await speak(server.port, bytes)
        const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) =>
          Number(status),
        )
        one.count({ status: Math.max(0, ...statuses) })
        if (statuses.some((status) => status >= 500)) one.fail(`${name}: ${text.slice(0, 300)}`)
        if (/root:x:|"workspaces"/.test(text)) one.fail(`${name}: shows a file`)
        if (/\n\s+at |node_modules/.test(text)) one.fail(`${name}: tells of the inside`)
        if (text === '' && !closed) one.fail(`${name}: no answer and still open`)
      }),
    )
  })
}

/** Says its piece, half-closes, and takes whatever comes. */
function speak(port: number, bytes: string): Promise<{ text: string; closed: boolean }> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')))
    const finish = (closed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ text, closed })
    }
    // An answer that leaves the connection open is followed by silence.
    const timer = setTimeout(() => finish(false), LIMIT_MS)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      setImmediate(() => socket.end())
    })
    socket.on('close', () => finish(true))
    socket.on('error', () => finish(true))
    // Without the rest of a body the server would wait as long as it may.
    setTimeout(() => socket.end(), 500)
  })
}
