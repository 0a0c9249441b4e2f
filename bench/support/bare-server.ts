/** node:http and nothing else: what any server on it could reach at best. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { optionsFromParent, serveParent } from './child-server.ts'

export interface BareOptions {
  /** Answered to everything; without it GetStudent's two queries are run. */
  body?: string
  connection?: { host: string; port: number; user: string; database: string }
}

const { body, connection } = optionsFromParent() as BareOptions
const database = connection ? openDatabase(connection, pino({ level: 'silent' })) : null

const STUDENT = { name: 'student_by_email', text: 'select * from student where email = $1' }
const DAY = { name: 'attendance_by_date', text: 'select * from attendance where date = $1' }

async function getStudent(text: string): Promise<string> {
  const { variables } = JSON.parse(text) as { variables: { email: string; today: string } }
  const [students, days] = await Promise.all([
    database!.pool.query({ ...STUDENT, values: [variables.email] }),
    database!.pool.query({ ...DAY, values: [variables.today] }),
  ])
  const student = students.rows.map((row) => ({
    id: row.id,
    last_online: row.last_online?.toISOString() ?? null,
    total_online_minutes: row.total_online_minutes,
    total_online_days: row.total_online_days,
  }))
  const attendance = days.rows.map((row) => ({
    total_minutes: row.total_minutes,
    total_users: row.total_users,
  }))
  return JSON.stringify({ data: { student, attendance } })
}

function read(request: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
  })
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = await read(request)
  const answer = body ?? (await getStudent(text))
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-length': Buffer.byteLength(answer),
  })
  response.end(answer)
}

const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  void handle(request, response)
})

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  serveParent({ port }, async () => {
    server.closeAllConnections()
    await database?.close()
  })
})
