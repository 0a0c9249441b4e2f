/** A download over HTTP, from the server that serves the site, through a proxy that breaks every connection a test wants. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http, { type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerStaticFiles } from '../apps/server/src/platform/http/static-files.ts'
import { Downloads } from '../packages/engines/src/download/download.ts'
import type { Line } from '../packages/engines/src/download/line.ts'

const folder = mkdtempSync(join(tmpdir(), 'panya-lines-'))
const app = fastify()
let server = ''

/** Half of it repeats itself, so that its copies are smaller. */
const RUNTIME = Buffer.from(
  Uint8Array.from({ length: 120_000 }, (_, at) => (at % 2 ? at * at * 31 : at >> 9) & 255),
)
const MODEL = RUNTIME.toReversed()

beforeAll(async () => {
  const vendor = join(folder, 'vendor', 'python')
  mkdirSync(vendor, { recursive: true })
  writeFileSync(join(vendor, 'runtime.wasm'), RUNTIME)
  writeFileSync(join(vendor, 'runtime.wasm.br'), brotliCompressSync(RUNTIME))
  writeFileSync(join(vendor, 'runtime.wasm.gz'), gzipSync(RUNTIME))
  writeFileSync(join(vendor, 'model.weights'), MODEL)
  const roots = { client: join(folder, 'client'), vendor: join(folder, 'vendor') }
  registerStaticFiles(app, { ...roots, notebook: join(folder, 'notebook') })
  server = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

interface Journey {
  line: Line
  /** From where to where bytes of the body went over it, one for each answer. */
  went: [from: number, to: number][]
  /** The download says how much has arrived. */
  arrived(bytes: number): void
  close(): Promise<void>
}

/** Breaks off after so many bytes of each answer, when they have arrived; then it holds. */
async function brokenLine(cuts: number[], waits = true): Promise<Journey> {
  const went: [number, number][] = []
  let here = 0
  const waiting = new Set<() => void>()
  const until = (bytes: number) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (waits && here < bytes) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
  const proxy = http.createServer((request, response) => {
    const cut = cuts.shift()
    if (cut === 0) return request.socket.destroy()
    const { url: path = '', headers } = request
    void relay(path, headers, response, cut)
  })
  async function relay(
    path: string,
    headers: IncomingHttpHeaders,
    response: http.ServerResponse,
    cut = Number.POSITIVE_INFINITY,
  ): Promise<void> {
    const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get(server + path, { headers }, resolve).on('error', reject)
    })
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    const from = Number(/\d+/.exec(answer.headers['content-range'] ?? '')?.[0] ?? 0)
    const part: [number, number] = [from, from]
    went.push(part)
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      const piece = chunk.subarray(0, cut - (part[1] - from))
      part[1] += piece.length
      await new Promise((resolve) => response.write(piece, resolve))
      if (part[1] - from < cut) continue
      await until(part[1])
      return void response.destroy()
    }
    response.end()
  }
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const line: Line = {
    fetch(path, init) {
      const headers = new Headers(init.headers)
      // As browsers do when they ask for a part.
      if (headers.has('range')) headers.set('accept-encoding', 'identity')
      return fetch(origin + path, { ...init, headers })
    },
    after(milliseconds, run) {
      // No pauses here; and what is silent is waited for.
      if (milliseconds < 30_000) setImmediate(run)
      return () => undefined
    },
    onBack: () => () => undefined,
    isDown: () => false,
  }
  return {
    line,
    went,
    arrived(bytes) {
      here = bytes
      for (const look of waiting) look()
    },
    async close() {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}

const cuts = fc.array(
  fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 5, arbitrary: fc.nat(40_000) }),
  { maxLength: 5 },
)

test.each([
  ['as it is', '/vendor/python/model.weights', false, MODEL],
  ['packed', '/vendor/python/runtime.wasm', true, RUNTIME],
] as const)(
  'a file that comes %s is whole after any breaks, and no byte of it came twice',
  async (_, address, isBuilt, bytes) => {
    await fc.assert(
      fc.asyncProperty(cuts, async (where) => {
        const journey = await brokenLine([...where])
        const onProgress = (loaded: number) => journey.arrived(loaded)
        try {
          const got = await new Downloads(journey.line).get(address, { isBuilt, onProgress })
          expect(Buffer.from(got).equals(bytes)).toBe(true)
          let next = 0
          for (const [from, to] of journey.went) {
            expect(from).toBe(next)
            next = to
          }
        } finally {
          await journey.close()
        }
      }),
      { numRuns: 40 },
    )
  },
)

test('what a browser unpacks by itself goes on unpacked, and is whole', async () => {
  await fc.assert(
    fc.asyncProperty(cuts, async (where) => {
      const journey = await brokenLine([...where], false)
      const address = '/vendor/python/runtime.wasm'
      try {
        const got = await new Downloads(journey.line).get(address)
        expect(Buffer.from(got).equals(RUNTIME)).toBe(true)
      } finally {
        await journey.close()
      }
    }),
    { numRuns: 40 },
  )
})
