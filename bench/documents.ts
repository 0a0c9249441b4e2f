/** Cached documents of the real server against a bare node:http server sending the same bytes. */
import { Agent, createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startServerUnderTest } from '../e2e/support/server.ts'
import { build } from '../scripts/build.ts'
import { report } from './figure.ts'

const PATH = '/th/home'
const CONNECTIONS = 16
const ROUND_MS = 2500
const ROUNDS = 3

/** How many answers a second `url` gives to kept-alive connections. */
async function load(url: string, encoding: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const end = performance.now() + ROUND_MS
  let answers = 0
  const get = () =>
    new Promise<void>((resolve, reject) => {
      const asked = httpRequest(
        url,
        { agent, headers: { 'accept-encoding': encoding } },
        (answer) => {
          answer.on('error', reject).on('end', resolve).resume()
        },
      )
      asked.on('error', reject).end()
    })
  const connection = async () => {
    while (performance.now() < end) {
      await get()
      answers += 1
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  agent.destroy()
  return (answers * 1000) / (performance.now() - started)
}

async function bareServer(body: Buffer, headers: Record<string, string>) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': body.length })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

await build()
const product = await startServerUnderTest({ SEED: 'none', LOG_LEVEL: 'error' })
for (const encoding of ['identity', 'br']) {
  const headers = { 'accept-encoding': encoding }
  const first = await rawGet(product.url + PATH, headers)
  const bare = await bareServer(first.body, { 'content-type': 'text/html; charset=utf-8' })
  const rounds = { product: [] as number[], bare: [] as number[] }
  await load(product.url + PATH, encoding)
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.product.push(await load(product.url + PATH, encoding))
    rounds.bare.push(await load(bare.url, encoding))
  }
  bare.server.close()
  report({
    bench: 'documents',
    figure: `documents/s, ${encoding}`,
    value: median(rounds.product),
    baseline: median(rounds.bare),
    goal: '>= 0.5',
  })
}
await product.stop()

function rawGet(url: string, headers: Record<string, string>): Promise<{ body: Buffer }> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve({ body: Buffer.concat(parts) }))
    })
      .on('error', reject)
      .end()
  })
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
