/**
 * Hears what other nodes (and this one) changed: PostgreSQL's LISTEN/NOTIFY, on one connection for
 * everybody in this process who listens to the same database.
 * raw SQL: LISTEN.
 */
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

export interface Listener {
  channel: string
  onNotify(payload: string): void
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

const connections = new WeakMap<pg.ClientConfig, SharedListening>()

/**
 * Resolves when listening; a database that is away at first is waited for in the background.
 * The same `config` object (a pool's own) shares one connection; the last to leave closes it.
 */
export async function listenToNotifications(
  config: pg.ClientConfig,
  listeners: Listener[],
  log: FastifyBaseLogger,
): Promise<Notifications> {
  const shared = connections.get(config) ?? listenTogether(config, log)
  connections.set(config, shared)
  await shared.join(listeners)
  return {
    async close() {
      if (await shared.leave(listeners)) connections.delete(config)
    },
  }
}

interface SharedListening {
  join(some: Listener[]): Promise<void>
  /** True when nobody is left and the connection is closed. */
  leave(some: Listener[]): Promise<boolean>
}

function listenTogether(config: pg.ClientConfig, log: FastifyBaseLogger): SharedListening {
  const listeners = new Set<Listener>()
  let client: pg.Client | null = null
  let connecting: Promise<void> | null = null
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

  function connect(): Promise<void> {
    connecting ??= open().finally(() => {
      connecting = null
    })
    return connecting
  }

  async function open(): Promise<void> {
    const fresh = new pg.Client({ ...config, application_name: 'panya-listener', keepAlive: true })
    fresh.on('error', () => drop(fresh))
    fresh.on('end', () => drop(fresh))
    fresh.on('notification', ({ channel, payload }) => {
      for (const listener of listeners)
        if (listener.channel === channel) listener.onNotify(payload ?? '')
    })
    const here = [...listeners]
    try {
      await fresh.connect()
      await hear(fresh, here)
    } catch {
      void fresh.end().catch(() => undefined)
      if (!closed) scheduleRetry()
      return
    }
    if (closed) return void fresh.end().catch(() => undefined)
    client = fresh
    for (const listener of here) listener.restored()
  }

  return {
    async join(some) {
      // Whoever is on the way knows only those who were there before.
      await connecting
      for (const listener of some) listeners.add(listener)
      const current = client
      if (current === null) return connect()
      await hear(current, some).then(
        () => some.forEach((listener) => listener.restored()),
        () => drop(current),
      )
    },
    async leave(some) {
      for (const listener of some) listeners.delete(listener)
      if (listeners.size > 0) return false
      closed = true
      clearInterval(heartbeat)
      clearTimeout(retry)
      const last = client
      client = null
      await last?.end().catch(() => undefined)
      return true
    },
  }
}

async function hear(client: pg.Client, listeners: readonly Listener[]): Promise<void> {
  for (const { channel } of listeners) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
}
