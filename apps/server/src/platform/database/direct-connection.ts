/**
 * A connection of one's own to the database itself, for work that may take as long as it takes and for locks that
 * last longer than a transaction. On a pool's connection such a lock would stay behind when its holder has gone.
 * raw SQL: settings of the connection, and advisory locks.
 */
import pg from 'pg'

export async function connectDirect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...config })
  // The query that was under way fails by itself.
  client.on('error', () => undefined)
  await client.connect()
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
  return client
}

/** One at a time, whichever node; `onWait` when another one is at it. The lock dies with the connection. */
export async function withSessionLock<Result>(
  config: pg.ClientConfig,
  lock: number,
  work: (client: pg.Client) => Promise<Result>,
  onWait: () => void = () => undefined,
): Promise<Result> {
  const client = await connectDirect(config)
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1) as mine',
      [lock],
    )
    if (rows[0]?.mine !== true) {
      onWait()
      await client.query('select pg_advisory_lock($1)', [lock])
    }
    return await work(client)
  } finally {
    await client.end()
  }
}
