/** Keeps a second server off the same data folder: the lock dies with the connection that holds it. */
import pg from 'pg'

const SERVER_LOCK = 7_214_002

export class DataFolderInUse extends Error {
  constructor(dataDir: string) {
    super(
      `Another server already runs on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
}

export async function lockDataFolder(
  config: pg.ClientConfig,
  dataDir: string,
): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client(config)
  client.on('error', () => undefined)
  await client.connect()
  // raw: an advisory lock
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1) as locked',
    [SERVER_LOCK],
  )
  if (rows[0]?.locked !== true) {
    await client.end()
    throw new DataFolderInUse(dataDir)
  }
  return { release: () => client.end() }
}
