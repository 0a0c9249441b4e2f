/** Hears what other nodes (and this one) changed: PostgreSQL's LISTEN/NOTIFY on a connection of its own. */
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

export interface Listener {
  channel: string
  heard(payload: string): void
  /** Messages may be missed from here on. */
  lost(): void
  /** Listening again; whatever was missed stays missed. */
  restored(): void
}

export interface Notifications {
  close(): Promise<void>
}

const RETRY_MS = 200
const HEARTBEAT_MS = 5000

/** Resolves when listening; a database that is away at first is waited for in the background. */
export async function listenToNotifications(
  config: pg.ClientConfig,
  listeners: Listener[],
  log: FastifyBaseLogger,
): Promise<Notifications> {
  let client: pg.Client | null = null
  let closed = false
  let retry: NodeJS.Timeout | undefined
  const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS).unref()

  /** Finds out about a connection that died without saying so. */
  async function beat(): Promise<void> {
    const asked = client
    if (asked === null) return
    const deadline = setTimeout(() => drop(asked), HEARTBEAT_MS - 500)
    await asked.query('select 1').catch(() => drop(asked))
    clearTimeout(deadline)
  }

  function drop(gone: pg.Client): void {
    void gone.end().catch(() => undefined)
    if (client !== gone) return
    client = null
    for (const listener of listeners) listener.lost()
    if (closed) return
    log.warn('lost the connection that listens for changes')
    scheduleRetry()
  }

  function scheduleRetry(): void {
    clearTimeout(retry)
    retry = setTimeout(() => void connect(), RETRY_MS)
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...config, application_name: 'panya-listener', keepAlive: true })
    fresh.on('error', () => drop(fresh))
    fresh.on('end', () => drop(fresh))
    fresh.on('notification', ({ channel, payload }) => {
      for (const listener of listeners)
        if (listener.channel === channel) listener.heard(payload ?? '')
    })
    try {
      await fresh.connect()
      for (const { channel } of listeners)
        await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch {
      void fresh.end().catch(() => undefined)
      if (!closed) scheduleRetry()
      return
    }
    if (closed) return void fresh.end().catch(() => undefined)
    client = fresh
    for (const listener of listeners) listener.restored()
  }

  await connect()
  return {
    async close() {
      closed = true
      clearInterval(heartbeat)
      clearTimeout(retry)
      const open = client
      client = null
      await open?.end().catch(() => undefined)
    },
  }
}
