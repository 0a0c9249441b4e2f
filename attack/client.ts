/** Sends one request over real HTTP and waits for the whole answer, but never without end. */
import { Agent, type OutgoingHttpHeaders, request } from 'node:http'

export interface Ask {
  method: string
  path: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
}

export interface Answer {
  /** 0 when there was none. */
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  ms: number
  /** Why there was none. */
  failure: string | null
}

const LIMIT_MS = 15_000
/** Every address of the loopback network is ours to speak from, except where there is only one. */
const MANY_ADDRESSES = process.platform !== 'darwin'

export class Visitor {
  readonly #port: number
  readonly #agent: Agent
  readonly address: string

  constructor(port: number, address = '127.0.0.1', connections = 64) {
    this.#port = port
    this.address = MANY_ADDRESSES ? address : '127.0.0.1'
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  leave(): void {
    this.#agent.destroy()
  }

  send({ method, path, headers = {}, body }: Ask, limitMs = LIMIT_MS): Promise<Answer> {
    const started = performance.now()
    return new Promise((resolve) => {
      const chunks: Buffer[] = []
      let finished = false
      const finish = (part: Partial<Answer>) => {
        if (finished) return
        finished = true
        clearTimeout(timer)
        const text = Buffer.concat(chunks).toString('utf8')
        const ms = performance.now() - started
        resolve({ status: 0, headers: {}, text, ms, failure: null, ...part })
      }
      const timer = setTimeout(() => {
        finish({ failure: `no answer within ${limitMs} ms` })
        outgoing.destroy()
      }, limitMs)
      const outgoing = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          localAddress: this.address,
          agent: this.#agent,
          method,
          path,
          headers: body === undefined ? headers : { 'content-length': sizeOf(body), ...headers },
        },
        (incoming) => {
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
          incoming.on('end', () =>
            finish({ status: incoming.statusCode ?? 0, headers: incoming.headers }),
          )
          incoming.on('error', (error) => finish({ failure: error.message }))
        },
      )
      outgoing.on('error', (error) => finish({ failure: error.message }))
      outgoing.end(body)
    })
  }

  sendJson(method: string, path: string, value: unknown, headers: OutgoingHttpHeaders = {}) {
    const type = { 'content-type': 'application/json' }
    return this.send({
      method,
      path,
      headers: { ...type, ...headers },
      body: JSON.stringify(value),
    })
  }
}

function sizeOf(body: string | Buffer): number {
  return typeof body === 'string' ? Buffer.byteLength(body) : body.length
}

/** The request as a line somebody can paste; a cookie is only named. */
export function asCommand({ method, path, headers = {}, body }: Ask): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
  const lines = Object.entries(headers).map(([name, value]) =>
    quoted(`${name}: ${name === 'cookie' ? '<session>' : String(value)}`),
  )
  const data = body === undefined ? [] : ['--data-binary', quoted(shortened(body))]
  const wanted = lines.flatMap((line) => ['-H', line])
  return ['curl', '-X', method, ...wanted, ...data, quoted(`$URL${path}`)].join(' ')
}

function shortened(body: string | Buffer): string {
  const text =
    typeof body === 'string' ? JSON.stringify(body).slice(1, -1) : body.toString('base64')
  return text.length > 1500 ? `${text.slice(0, 1500)}… (${sizeOf(body)} bytes)` : text
}
