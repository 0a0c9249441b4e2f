/**
 * A line of our own between the browser and the server: so many bits a second for everything together, so long to
 * the server and back. It stands before pages, workers and service worker alike, and writes down what came over it.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  Agent,
  request as ask,
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface LineSpeed {
  bitsPerSecond: number
  roundTripMs: number
}

/** One answer, as far as it came. */
export interface Exchange {
  method: string
  /** With its query. */
  address: string
  /** The part that was asked for, or nothing. */
  range: string
  status: number
  cacheControl: string
  /** Of head and body as they came over the line. */
  bytes: number
  hash: string
}

/** As much as is on its way at a time for each answer: the others get their turn in between. */
const PIECE_BYTES = 2048
/** These are said anew on each part of the way. */
const OF_ONE_PART = new Set(['connection', 'keep-alive', 'transfer-encoding'])

export class WeakLine {
  readonly #speed: LineSpeed
  readonly #agent = new Agent({ keepAlive: true })
  readonly #accepted = new WeakMap<Socket, number>()
  readonly #server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    void this.#relay(request, response)
  })
  readonly #target: URL
  #exchanges: Exchange[] = []
  #bytes = 0
  #freeAt = 0
  #underWay = 0
  #lastAt = 0

  constructor(target: string, speed: LineSpeed) {
    this.#target = new URL(target)
    this.#speed = speed
    this.#server.on('connection', (socket: Socket) => {
      this.#accepted.set(socket, performance.now())
    })
  }

  /** Gives the address of the server at the far end of the line. */
  async open(): Promise<string> {
    this.#server.listen(0, this.#target.hostname)
    await once(this.#server, 'listening')
    return `http://${this.#target.hostname}:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
    this.#agent.destroy()
  }

  /** What has come over the line since it was last asked. */
  takeExchanges(): Exchange[] {
    const taken = this.#exchanges
    this.#exchanges = []
    this.#bytes = 0
    return taken
  }

  get bytes(): number {
    return this.#bytes
  }

  get requests(): number {
    return this.#exchanges.length
  }

  /** How long so many bytes need if nothing else is on the line. */
  secondsFor(bytes: number): number {
    return (bytes * 8) / this.#speed.bitsPerSecond
  }

  /** Resolves when nothing has come over the line for so long. */
  async quiet(ms: number): Promise<void> {
    const left = () => (this.#underWay > 0 ? ms : this.#lastAt + ms - performance.now())
    for (let time = left(); time > 0; time = left()) await wait(time)
  }

  async #relay(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#underWay += 1
    try {
      await this.#travel(request.socket)
      if (!response.destroyed) await this.#forward(request, response)
    } catch {
      response.destroy()
    } finally {
      this.#underWay -= 1
      this.#lastAt = performance.now()
    }
  }

  /** To the server and back; before that once more for a connection that has just been made. */
  async #travel(socket: Socket): Promise<void> {
    const { roundTripMs } = this.#speed
    const connectedAt = (this.#accepted.get(socket) ?? 0) + roundTripMs
    await wait(Math.max(0, connectedAt - performance.now()) + roundTripMs)
  }

  async #forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: address = '', headers } = request
    const { hostname, port } = this.#target
    const asked = ask({ hostname, port, method, path: address, headers, agent: this.#agent })
    asked.on('error', () => response.destroy())
    response.once('close', () => asked.destroy())
    request.pipe(asked)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const { statusCode: status = 0 } = answer
    const exchange = {
      method,
      address,
      range: headers.range ?? '',
      status,
      cacheControl: answer.headers['cache-control'] ?? '',
      bytes: 0,
      hash: '',
    }
    this.#exchanges.push(exchange)
    const hash = createHash('sha256')
    const head = endToEnd(answer.rawHeaders)
    await this.#carry(exchange, head.join('\r\n').length)
    response.writeHead(status, head)
    response.flushHeaders()
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      hash.update(chunk)
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
        const piece = chunk.subarray(at, at + PIECE_BYTES)
        await this.#carry(exchange, piece.length)
        response.write(piece)
      }
    }
    exchange.hash = hash.digest('hex')
    response.end()
  }

  /** Resolves when the last of these bytes is there. */
  async #carry(exchange: Exchange, bytes: number): Promise<void> {
    this.#freeAt = Math.max(performance.now(), this.#freeAt) + this.secondsFor(bytes) * 1000
    await wait(this.#freeAt - performance.now())
    exchange.bytes += bytes
    this.#bytes += bytes
  }
}

/** Names and values in turn. */
function endToEnd(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, at) => !OF_ONE_PART.has(rawHeaders[at - (at % 2)]!.toLowerCase()))
}
