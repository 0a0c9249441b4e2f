/** A language model's server for tests: real HTTP, the protocol as real programs speak it, and every way it can go wrong. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errorBody, fieldRefused, type Manner, type Program } from './model-manner.ts'
import { speak } from './model-speech.ts'

export type { Manner } from './model-manner.ts'

export interface Asked {
  authorization: string | undefined
  body: {
    model: string
    stream: boolean
    messages: { role: string; content: string }[]
    stream_options?: { include_usage: boolean }
    max_tokens?: number
    max_completion_tokens?: number
  }
}

export interface ModelServerOptions {
  program?: Program
  /** Without it everybody is refused. */
  key?: string
  /** Fields that it does not know; it says so with this status. */
  refuses?: { fields: string[]; status?: 400 | 422; withoutWords?: boolean }
}

export interface ModelServer {
  url: string
  /** What was asked, in order; also what was refused. */
  asked: Asked[]
  /** Texts that it was to look at. */
  looked: { input: string; model?: string }[]
  /** A promise keeps the answer waiting. */
  be(manner: Manner | ((asked: Asked) => Manner | Promise<Manner>)): void
  /** What it finds in texts, as the service names it; null: it has no such interface, like most. */
  find(found: string[] | ((text: string) => string[]) | Manner | null): void
  /** Resolves when a caller has gone away in the middle. */
  left: Promise<void>
  close(): Promise<void>
}

export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const { program = 'openai', key, refuses } = options
  const asked: Asked[] = []
  const looked: ModelServer['looked'] = []
  let manner: Parameters<ModelServer['be']>[0] = { kind: 'answers', pieces: ['Hello'] }
  let found: Parameters<ModelServer['find']>[0] = null
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    response.on('close', () => response.writableFinished || leave())
    void listen(request, response)
  })

  async function listen(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { authorization } = request.headers
    const json = await readBody(request)
    if (key !== undefined && authorization !== `Bearer ${key}`) {
      return refuse(response, 401, `Incorrect API key provided: ${authorization}.`)
    }
    if (request.url === '/v1/moderations' && found !== null) return look(response, json)
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      return refuse(response, 404, 'not found')
    }
    const ask: Asked = { authorization, body: JSON.parse(json) as Asked['body'] }
    asked.push(ask)
    const wrong = wrongIn(ask.body)
    if (wrong !== null) return refuse(response, 400, wrong)
    const unknown = refuses?.fields.find((field) => isIn(ask.body, field))
    if (unknown !== undefined) {
      const words = refuses?.withoutWords ? 'Bad Request' : fieldRefused(program, unknown)
      return refuse(response, refuses?.status ?? 400, words)
    }
    const wanted = typeof manner === 'function' ? await manner(ask) : manner
    speak(response, wanted, program, ask.body)
  }

  function look(response: ServerResponse, json: string): void {
    const wish = JSON.parse(json) as ModelServer['looked'][number]
    looked.push(wish)
    if (found !== null && 'kind' in found) {
      return speak(response, found, program, { stream: false, model: '' })
    }
    const names = typeof found === 'function' ? found(wish.input) : (found ?? [])
    // As the service writes it: every category, true or false.
    const all = ['harassment', 'hate', 'self-harm', 'self-harm/intent', 'sexual', 'violence']
    const categories = Object.fromEntries(
      [...all, ...names].map((one) => [one, names.includes(one)]),
    )
    const result = { flagged: names.length > 0, categories, category_scores: {} }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({ id: 'modr-1', model: 'omni-moderation-latest', results: [result] }),
    )
  }

  function refuse(response: ServerResponse, status: number, message: string): void {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(errorBody(program, status, message))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    looked,
    left,
    be: (next) => {
      manner = next
    },
    find: (next) => {
      found = next
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const FIELDS = [
  'model',
  'messages',
  'stream',
  'stream_options',
  'max_tokens',
  'max_completion_tokens',
]

/** Stricter than the real ones, which take most things in silence. */
function wrongIn(body: Asked['body']): string | null {
  const unknown = Object.keys(body).find((field) => !FIELDS.includes(field))
  if (unknown !== undefined) return `unknown field ${unknown}`
  if (typeof body.model !== 'string' || body.model === '') return 'no model'
  if (typeof body.stream !== 'boolean') return 'stream must be true or false'
  if (body.stream_options && !body.stream) return 'stream_options without stream'
  if (body.max_tokens !== undefined && body.max_completion_tokens !== undefined) return 'two limits'
  const limit = body.max_tokens ?? body.max_completion_tokens
  if (limit !== undefined && !(Number.isInteger(limit) && limit > 0)) return 'no such limit'
  const { messages } = body
  if (!Array.isArray(messages) || messages.length === 0) return 'messages is too short'
  const wrong = messages.find(
    ({ role, content, ...rest }) =>
      !['system', 'user', 'assistant'].includes(role) ||
      typeof content !== 'string' ||
      content === '' ||
      Object.keys(rest).length > 0,
  )
  return wrong === undefined ? null : 'a message that is none'
}

/** `stream` is a field everybody knows; what some refuse is its being true. */
function isIn(body: Asked['body'], field: string): boolean {
  return field === 'stream' ? body.stream : field in body
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
