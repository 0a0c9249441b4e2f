/** The database for a command beside the server: the external one, or the embedded one, running or not. */
import type pg from 'pg'
import type { Env } from '../env.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

export interface MaintenanceDatabase {
  connection: pg.ClientConfig
  close(): Promise<void>
}

/** `alone`: refused while a server runs on the same data folder. */
export async function openForMaintenance(
  {
    databaseUrl,
    databaseDirectUrl,
    dataDir,
  }: Pick<Env, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>,
  { alone }: { alone: boolean },
): Promise<MaintenanceDatabase> {
  if (databaseUrl !== null) {
    const connectionString = databaseDirectUrl ?? databaseUrl
    return { connection: { connectionString }, close: async () => undefined }
  }
  const postgres = await startEmbeddedPostgres(dataDir)
  const { connection, adopted } = postgres
  // One that was started here is stopped at the end, so no server may begin to use it meanwhile.
  const lock = alone || !adopted ? await lockDataFolder(connection, dataDir) : null
  return {
    connection,
    async close() {
      await lock?.release()
      if (!adopted) await postgres.stop()
    },
  }
}
