/** A server behind a line that a test can look at and break. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { startServerUnderTest } from './server.ts'

export interface Line {
  url: string
  /** By file: from where to where bytes of it went over the line, one for each answer. */
  went: Map<string, [from: number, to: number][]>
  stop(): Promise<void>
}

interface LineOptions {
  /** After so many bytes of an answer the connection breaks; null: it holds. */
  breaksAfter?(file: string): number | null
}

export async function serverBehindLine({ breaksAfter }: LineOptions = {}): Promise<Line> {
  const server = await startServerUnderTest()
  const went: Line['went'] = new Map()
  const proxy = http.createServer((request, response) => {
    const { url: path = '', method = 'GET', headers } = request
    const [file = ''] = path.split('?', 1)
    const onward = http.request(server.url + path, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      const most = breaksAfter?.(file) ?? Number.POSITIVE_INFINITY
      const from = Number(/\d+/.exec(answer.headers['content-range'] ?? '')?.[0] ?? 0)
      const part: [number, number] = [from, from]
      went.set(file, [...(went.get(file) ?? []), part])
      answer.on('data', (chunk: Buffer) => {
        const piece = chunk.subarray(0, most - (part[1] - from))
        part[1] += piece.length
        response.write(piece)
        if (part[1] - from < most) return
        answer.destroy()
        response.end(() => response.destroy())
      })
      answer.on('end', () => response.end())
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    went,
    async stop() {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
      await server.stop()
    },
  }
}
