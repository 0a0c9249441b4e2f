/** Loads a server with little work of its own: prepared requests on kept-alive connections. */
import { connect, type Socket } from 'node:net'

export interface Target {
  port: number
  /** Whole HTTP requests; connections take them in turn. */
  requests: Buffer[]
}

export interface Connection {
  socket: Socket
  /** Resolves when the answer to the request has arrived whole, with its body in pieces. */
  send(request: Buffer): Promise<Buffer[]>
}

export function post(path: string, body: object, headers: Record<string, string> = {}): Buffer {
  return wholeRequest('POST', path, JSON.stringify(body), headers)
}

export function wholeRequest(
  method: string,
  path: string,
  payload: string,
  headers: Record<string, string>,
): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(payload)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${payload}`)
}

export async function open(port: number): Promise<Connection> {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let missing = 0
  let head = ''
  let body: Buffer[] = []
  let done: (body: Buffer[]) => void = () => undefined
  socket.on('data', (chunk) => {
    if (missing === 0) {
      head += chunk.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      if (!/^HTTP\/1.1 20/.test(head)) throw new Error(head)
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
      const came = head.length - end - 4
      missing = length - came
      body = [chunk.subarray(chunk.length - came)]
      head = ''
    } else {
      missing -= chunk.length
      body.push(chunk)
    }
    if (missing === 0) done(body)
  })
  return {
    socket,
    send: (request) =>
      new Promise((resolve) => {
        done = resolve
        socket.write(request)
      }),
  }
}

/** As many as the server can answer on this many connections; gives how many there were. */
export async function flood(target: Target, connections: number, ms: number): Promise<number> {
  const end = performance.now() + ms
  let count = 0
  await Promise.all(
    Array.from({ length: connections }, async (_unused, index) => {
      const connection = await open(target.port)
      for (let turn = index; performance.now() < end; turn += connections) {
        await connection.send(target.requests[turn % target.requests.length]!)
        count += 1
      }
      connection.socket.destroy()
    }),
  )
  return count
}

/** A steady stream; gives the milliseconds each answer took, from when it was due. */
export async function stream(target: Target, perSecond: number, ms: number): Promise<number[]> {
  const idle = await Promise.all(Array.from({ length: 64 }, () => open(target.port)))
  const all = [...idle]
  const times: number[] = []
  const start = performance.now()
  const total = Math.floor((perSecond * ms) / 1000)
  const running: Promise<void>[] = []
  const answered = async (connection: Connection, request: Buffer, dueAt: number) => {
    await connection.send(request)
    times.push(performance.now() - dueAt)
    idle.push(connection)
  }
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - start) * perSecond) / 1000))
    while (sent < due && idle.length > 0) {
      const connection = idle.pop()!
      const dueAt = start + (sent * 1000) / perSecond
      const request = target.requests[sent % target.requests.length]!
      sent += 1
      running.push(answered(connection, request, dueAt))
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
  await Promise.all(running)
  for (const { socket } of all) socket.destroy()
  return times
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(values: number[]): number {
  return percentile(values, 0.5)
}
