/** Keeps the embedded PostgreSQL running: when it dies, it is started again on the same data. */
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { lockDataFolder } from './data-folder-lock.ts'
import { type EmbeddedPostgres, isAlive, startEmbeddedPostgres } from './embedded-postgres.ts'

const LOOK_EVERY_MS = 200
const RETRY_MS = 500

export interface SupervisedPostgres {
  connection: EmbeddedPostgres['connection']
  adopted: boolean
  /** Of the PostgreSQL that runs now. */
  pid(): number
  stop(): Promise<void>
}

export async function startSupervisedPostgres(
  dataDir: string,
  log: FastifyBaseLogger,
): Promise<SupervisedPostgres> {
  let postgres = await startEmbeddedPostgres(dataDir)
  let lock = await lockDataFolder(postgres.connection, dataDir)
  let stopping = false
  let repair: Promise<void> | null = null

  async function startAgain(): Promise<void> {
    log.error({ pid: postgres.pid }, 'PostgreSQL ended unexpectedly: starting it again')
    while (!stopping) {
      try {
        // What the dead one left running ends by itself; until then a start is refused.
        postgres = await startEmbeddedPostgres(dataDir)
        lock = await lockDataFolder(postgres.connection, dataDir)
        log.info({ pid: postgres.pid }, 'PostgreSQL runs again')
        return
      } catch (error) {
        log.warn({ err: error }, 'PostgreSQL did not start yet')
        await delay(RETRY_MS)
      }
    }
  }

  const watch = setInterval(() => {
    if (stopping || repair !== null || isAlive(postgres.pid)) return
    repair = startAgain().finally(() => {
      repair = null
    })
  }, LOOK_EVERY_MS).unref()

  return {
    connection: postgres.connection,
    adopted: postgres.adopted,
    pid: () => postgres.pid,
    async stop() {
      stopping = true
      clearInterval(watch)
      await repair
      await lock.release().catch(() => undefined)
      await postgres.stop()
    },
  }
}
