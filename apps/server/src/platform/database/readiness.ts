/**
 * Whether this node can work with the database as it needs to: a prepared statement is answered, and what is said is
 * heard. Each has its time, and however many ask, the database is asked once.
 */
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database.ts'
import { listenToNotifications } from './notifications.ts'
import { isUnknownName } from './way-to-database.ts'

export type NotReady = 'database-not-reachable' | 'named-statements-refused' | 'messages-not-heard'

export interface Readiness {
  /** Null when everything works. */
  whatIsWrong(): Promise<NotReady | null>
  close(): Promise<void>
}

const NOT_REACHABLE: NotReady = 'database-not-reachable'
const NOT_HEARD: NotReady = 'messages-not-heard'
const CHANNEL = 'panya_ready'
const DEADLINE_MS = 2000
const PREPARED = { name: 'ready', text: 'select $1::int as ready', values: [1] }

export async function watchReadiness(
  { pool, direct }: Pick<Database, 'pool' | 'direct'>,
  log: FastifyBaseLogger,
): Promise<Readiness> {
  let waiting: { word: string; heard(): void } | null = null
  const listener = {
    channel: CHANNEL,
    // Other nodes say theirs on the same channel.
    onNotify: (word: string) => {
      if (waiting?.word === word) waiting.heard()
    },
    lost: () => undefined,
    restored: () => undefined,
  }
  const notifications = await listenToNotifications(direct, [listener], log)

  const answers = oneAtATime(async (): Promise<NotReady | null> => {
    try {
      // raw: prepared like the busiest questions
      await pool.query(PREPARED)
      return null
    } catch (error) {
      log.error({ err: error }, 'the database does not answer')
      return isUnknownName(error) ? 'named-statements-refused' : NOT_REACHABLE
    }
  })

  const hears = oneAtATime(async (): Promise<NotReady | null> => {
    const { promise, resolve } = Promise.withResolvers<null>()
    const word = randomUUID()
    waiting = { word, heard: () => resolve(null) }
    try {
      // raw: a message to itself
      await pool.query('select pg_notify($1, $2)', [CHANNEL, word])
      return await inTime(promise, NOT_HEARD)
    } catch (error) {
      log.error({ err: error }, 'the database takes no messages')
      return NOT_HEARD
    } finally {
      waiting = null
    }
  })

  return {
    async whatIsWrong() {
      const first = await inTime(answers(), NOT_REACHABLE)
      return first ?? (await inTime(hears(), NOT_HEARD))
    },
    close: () => notifications.close(),
  }
}

/** Who asks while it is under way gets the same answer: a database that hangs is not asked by everybody again. */
function oneAtATime<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null
  return () => {
    running ??= work().finally(() => {
      running = null
    })
    return running
  }
}

async function inTime<Result, Late>(work: Promise<Result>, late: Late): Promise<Result | Late> {
  const { promise, resolve } = Promise.withResolvers<Late>()
  const timer = setTimeout(() => resolve(late), DEADLINE_MS)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
