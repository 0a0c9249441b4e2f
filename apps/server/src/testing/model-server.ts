/** A language model's server for tests: real HTTP, the real protocol, and every way it can go wrong. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Manner =
  | { kind: 'answers'; pieces: string[] }
  | { kind: 'status'; status: number }
  | { kind: 'breaks-off'; after: string }
  | { kind: 'ends-early'; after: string }
  | { kind: 'malformed' }
  | { kind: 'not-text' }
  | { kind: 'error-event' }
  | { kind: 'silent'; after: string }
  | { kind: 'empty' }
  /** Nothing is heard until then. */
  | { kind: 'waits'; until: Promise<void>; then: Manner }

interface Asked {
  authorization: string | undefined
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] }
}

export interface ModelServer {
  url: string
  /** What was asked, in order. */
  asked: Asked[]
  /** One for each question; the last one stays. */
  be(...manners: Manner[]): void
  /** By what is asked, where several ask at once. */
  beAsAsked(choose: (body: Asked['body']) => Manner): void
  /** Resolves when a caller has gone away in the middle. */
  left: Promise<void>
  close(): Promise<void>
}

export async function startModelServer(): Promise<ModelServer> {
  const asked: Asked[] = []
  let manners: Manner[] = [{ kind: 'answers', pieces: ['Hello'] }]
  let choose: ((body: Asked['body']) => Manner) | null = null
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    response.on('close', () => response.writableFinished || leave())
    void listen(request, response)
  })
  async function listen(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await readBody(request)) as Asked['body']
    asked.push({ authorization: request.headers.authorization, body })
    const inTurn = () => (manners.length > 1 ? manners.shift() : manners[0])!
    const manner = choose ? choose(body) : inTurn()
    if (manner.kind !== 'waits') return speak(response, manner)
    await manner.until
    return speak(response, manner.then)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    left,
    be: (...next) => {
      manners = next
      choose = null
    },
    beAsAsked: (next) => {
      choose = next
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

function chunk(content: string, finish: string | null = null): string {
  return `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`
}

const DONE = `${chunk('', 'stop')}data: [DONE]\n\n`

function speak(response: ServerResponse, manner: Manner): void {
  if (manner.kind === 'waits') throw new Error('one wait is enough')
  if (manner.kind === 'status') {
    response.writeHead(manner.status, { 'content-type': 'application/json' })
    response.end('{"error":{"message":"no"}}')
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  switch (manner.kind) {
    case 'answers':
      return inOddPieces(response, manner.pieces.map((piece) => chunk(piece)).join('') + DONE)
    case 'breaks-off':
      response.write(chunk(manner.after), () => response.destroy())
      return
    case 'ends-early':
      response.end(chunk(manner.after))
      return
    case 'silent':
      response.write(chunk(manner.after))
      return
    case 'malformed':
      response.end(`${chunk('Well')}data: {"choices": [{"delta"\n\n${DONE}`)
      return
    case 'not-text':
      response.end(`data: {"choices":[{"delta":{"content":{"a":1}}}]}\n\n${DONE}`)
      return
    case 'error-event':
      response.end(`${chunk('Well')}data: {"error":{"message":"overloaded"}}\n\n${DONE}`)
      return
    case 'empty':
      response.end(DONE)
  }
}

/** Cut in the middle of lines and of letters, as networks do. */
function inOddPieces(response: ServerResponse, text: string): void {
  const bytes = Buffer.from(text)
  const next = (at: number): void => {
    if (at >= bytes.length) return void response.end()
    response.write(bytes.subarray(at, at + 37), () => setImmediate(() => next(at + 37)))
  }
  next(0)
}
