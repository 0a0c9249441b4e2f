/**
 * `npm run move-objects -- --to database|folder|s3`: moves the bytes of large things into another store, while the
 * server goes on. Ctrl-C ends it after what it is at; begun again, it goes on.
 */
import { takeUpSources } from '../apps/server/src/modules/project/take-up-sources.ts'
import { programActor, recordAct } from '../apps/server/src/platform/audit/record-act.ts'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { openForMaintenance } from '../apps/server/src/platform/database/maintenance.ts'
import { migrateDatabase } from '../apps/server/src/platform/database/migrate.ts'
import { createLog } from '../apps/server/src/platform/log.ts'
import { OBJECT_PLACES } from '../apps/server/src/platform/object-settings.ts'
import { createObjects } from '../apps/server/src/platform/objects/create-objects.ts'
import { countElsewhere, moveObjects } from '../apps/server/src/platform/objects/move-objects.ts'
import { requireStore } from '../apps/server/src/platform/objects/require-objects.ts'
import { operatorCommand, readCommandLine, sizeOf, UsageError } from './operator-command.ts'

const USAGE = `Usage: npm run move-objects -- --to ${OBJECT_PLACES.join('|')}`
const { positionals, values } = readCommandLine(USAGE, { to: { type: 'string' } })

await operatorCommand(async (env) => {
  const to = OBJECT_PLACES.find((place) => place === values.to)
  if (to === undefined || positionals.length > 0) throw new UsageError(USAGE)
  const { connection, close } = await openForMaintenance(env, { alone: false })
  try {
    await migrateDatabase(connection)
    const log = createLog(env)
    const database = openDatabase(connection, log)
    const { orm } = database
    try {
      const objects = createObjects({ env, database, log })
      await requireStore(objects, to)
      const stop = new AbortController()
      process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort())
      const taken = await takeUpSources({ database, objects }, stop.signal)
      if (taken > 0) console.log(`${taken} files of projects are now among the large things.`)
      const before = await countElsewhere(orm, to)
      console.log(`${before.objects} to move to ${to}, ${sizeOf(before.bytes)}.`)
      const done = await moveObjects(objects, orm, to, {
        stop: stop.signal,
        onBatch: ({ moved, bytes }) => console.log(`  ${moved} moved, ${sizeOf(bytes)}`),
      })
      const { moved, bytes, damaged } = done
      if (moved > 0) {
        await recordAct(orm, programActor('npm run move-objects'), {
          act: 'objects.move',
          target: `store:${to}`,
          after: { moved, bytes, damaged: damaged.length },
        })
      }
      const left = await countElsewhere(orm, to)
      console.log(`${moved} moved, ${sizeOf(bytes)}; each was compared with its hash.`)
      if (damaged.length > 0) {
        console.error(
          `${damaged.length} are not in their store as they were kept, and were left alone:\n  ${damaged.join('\n  ')}`,
        )
        process.exitCode = 1
      }
      if (left.objects > damaged.length) {
        console.log(`${left.objects - damaged.length} are left: run it again to go on.`)
      }
      if (env.objects.place !== to) {
        console.log(
          `OBJECTS is ${env.objects.place}: what comes from now on is kept there. Set OBJECTS=${to} on every node.`,
        )
      }
    } finally {
      await database.close()
    }
  } finally {
    await close()
  }
})
