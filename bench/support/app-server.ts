/** The real server, with as many sessions in memory as asked for, and one student signed in. */
import type { AddressInfo } from 'node:net'
import { createApp } from '../../apps/server/src/app/create-app.ts'
import {
  createSessionIds,
  sessionHashOf,
} from '../../apps/server/src/modules/session/session-id-port.ts'
import { aStudent } from '../../apps/server/src/testing/people.ts'
import { signIn } from '../../apps/server/src/testing/sign-in.ts'
import { benchContext } from './app-context.ts'
import { optionsFromParent, serveParent } from './child-server.ts'

export interface AppReady {
  sessionIds: string[]
  bytesPerSession: number
  email: string
  token: string
  connection: { host: string; port: number; user: string; database: string }
}

const { sessions } = optionsFromParent() as { sessions: number }
const { context, close } = await benchContext()
const app = await createApp(context, null)
const { email } = await aStudent({ context })
const { token } = await signIn({ app }, email)
await context.database.pool.query(`insert into attendance (date) values ('2026-01-01')`)

/** Rows in the database first, then each one checked once: that is how they get into memory. */
async function fillMemory(count: number): Promise<{ ids: string[]; bytesPerSession: number }> {
  const factory = createSessionIds(context.secret)
  const ids = Array.from({ length: count }, () => factory.create())
  for (let at = 0; at < count; at += 10_000) {
    await context.database.pool.query(
      `insert into device_sessions (session_hash, uid, email, user_agent, created_at, last_seen_at)
       select h, 'u' || n, 's' || n || '@school.example', 'bench', now(), now()
       from unnest($1::text[]) with ordinality as t (h, n)`,
      [ids.slice(at, at + 10_000).map(sessionHashOf)],
    )
  }
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  let next = 0
  const check = async () => {
    while (next < count) {
      const payload = { sessionId: ids[next++] }
      await app.inject({ method: 'POST', url: '/api/auth/validate-session', payload })
    }
  }
  await Promise.all(Array.from({ length: 32 }, check))
  globalThis.gc?.()
  return { ids, bytesPerSession: (process.memoryUsage().heapUsed - before) / Math.max(1, count) }
}

const { ids, bytesPerSession } = await fillMemory(sessions)
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
const { host, port: databasePort, user, database } = context.database.pool.options
const connection = { host, port: databasePort, user, database }
serveParent(
  { port, sessionIds: ids.slice(0, 5000), bytesPerSession, email, token, connection },
  async () => {
    await app.close()
    await close()
  },
)
