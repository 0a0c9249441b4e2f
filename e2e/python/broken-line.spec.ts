/** A line that breaks again and again: what is large goes on where it stopped, and Python starts all the same. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { newLearner, signInByApi } from '../accounts/people.ts'
import { startServerUnderTest } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

/** Of each answer, so many bytes go over the line before it breaks. */
const MOST_BYTES = 600_000
const LARGE = /^\/vendor\/python\/.*\.(wasm|bin|zip)/

test.use({ expectedErrors: [/ERR_|Failed to (load|fetch)/] })
test.setTimeout(180_000)

interface Broken {
  url: string
  /** By file: from where to where bytes were sent. */
  went: Map<string, [from: number, to: number][]>
  breaks: boolean
  stop(): Promise<void>
}

async function behindBrokenLine(): Promise<Broken> {
  const server = await startServerUnderTest()
  const went: Broken['went'] = new Map()
  const proxy = http.createServer((request, response) => {
    const { url: path = '', method = 'GET', headers } = request
    const onward = http.request(server.url + path, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      const file = path.split('?', 1)[0] ?? ''
      if (!broken.breaks || !LARGE.test(file)) return void answer.pipe(response)
      const from = Number(/\d+/.exec(answer.headers['content-range'] ?? '')?.[0] ?? 0)
      const part: [number, number] = [from, from]
      went.set(file, [...(went.get(file) ?? []), part])
      answer.on('data', (chunk: Buffer) => {
        const piece = chunk.subarray(0, MOST_BYTES - (part[1] - from))
        part[1] += piece.length
        response.write(piece)
        if (part[1] - from < MOST_BYTES) return
        answer.destroy()
        response.end(() => response.destroy())
      })
      answer.on('end', () => response.end())
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const broken: Broken = {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    went,
    breaks: true,
    async stop() {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
      await server.stop()
    },
  }
  return broken
}

test('Python comes over a line that breaks every 600 KB, and no part of it comes anew', async ({
  browser,
}) => {
  const line = await behindBrokenLine()
  const context = await browser.newContext({ baseURL: line.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  await signInByApi(page.request, await newLearner(page.request))
  await page.goto('/coding/python-programming')
  await expect(page.locator('[data-status=ready]')).toBeVisible({ timeout: 120_000 })
  const parts = [...line.went.values()]
  expect(parts.some((ways) => ways.length > 3)).toBe(true)
  for (const ways of parts) {
    const bytes = ways.reduce((sum, [from, to]) => sum + to - from, 0)
    const size = Math.max(...ways.map(([, to]) => to))
    // What lay unread when the line broke comes again, never the whole.
    expect(bytes).toBeLessThan(size + ways.length * 200_000)
    for (const [at, [from]] of ways.entries()) {
      if (at > 0) expect(from).toBeGreaterThan(ways[at - 1]![0])
    }
  }
  await context.close()
  await line.stop()
})
