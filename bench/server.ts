/** The real server in a process of its own, with learners that speak to it over HTTP. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { SEED_PASSWORD, startServerUnderTest } from '../e2e/support/server.ts'
import { saveAddress } from '../packages/domain/src/project/save-address.ts'
import { open, wholeRequest } from './support/http-load.ts'

export async function startBenchServer(dataDir: string) {
  const server = await startServerUnderTest({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  const pool = new pg.Pool({
    host: join(dataDir, 'socket'),
    user: 'panya',
    database: 'postgres',
    max: 20,
  })
  // The server ends its database first; idle connections are told so.
  pool.on('error', () => undefined)
  return {
    url: server.url,
    database: { pool },
    /** One of the demo school's learners, from 1 to 30. */
    learner: (number: number) => benchLearner(server.url, `student${number}@panya.example`),
    async close() {
      await pool.end()
      await server.stop()
    },
  }
}

async function benchLearner(url: string, email: string) {
  const cookie = await signIn(url, email)
  const connection = await open(Number(new URL(url).port))
  return { cookie, saver }

  /** Bare connections: the browser's work must not weigh on the server's figures. */
  async function send(path: string, method: string, body: string) {
    const answer = await connection.send(wholeRequest(method, path, body, { cookie }))
    return JSON.parse(Buffer.concat(answer).toString('utf8')) as Record<string, unknown>
  }

  /** Saves one project over and over, each time on the revision before. */
  function saver(content: unknown, latencies: number[]): () => Promise<void> {
    const id = randomUUID()
    const document = { format: 'bench', version: 1, content }
    // Prepared once: writing it out each time would be the bench's own work.
    const json = JSON.stringify(content)
    let base = 0
    return async () => {
      const started = performance.now()
      const saveId = randomUUID()
      if (base === 0) {
        const made = { id, saveId, tool: 'coding/python-programming', title: 'Bench' }
        await send('/api/projects', 'POST', JSON.stringify({ ...made, document }))
        base = 1
        return
      }
      const saved = await send(saveAddress(id, { base, saveId, document }), 'PUT', json)
      base = saved['revision'] as number
      latencies.push(performance.now() - started)
    }
  }
}

async function signIn(url: string, email: string): Promise<string> {
  const jar = new Map<string, string>()
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
  const cookie = () => [...jar].map((pair) => pair.join('=')).join('; ')
  const csrf = await fetch(`${url}/api/auth/csrf`)
  keep(csrf)
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  const answer = await fetch(`${url}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: { cookie: cookie(), 'x-auth-return-redirect': '1' },
    body: new URLSearchParams({ csrfToken, email, password: SEED_PASSWORD }),
  })
  keep(answer)
  return cookie()
}
