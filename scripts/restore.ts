/** `npm run restore -- <file> [--replace]`: fills an empty database from a backup, or changes nothing. */
import { basename } from 'node:path'
import { programActor, recordAct } from '../apps/server/src/platform/audit/record-act.ts'
import { restoreBackup } from '../apps/server/src/platform/database/backup/restore-backup.ts'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { openForMaintenance } from '../apps/server/src/platform/database/maintenance.ts'
import { createLog } from '../apps/server/src/platform/log.ts'
import { createObjects } from '../apps/server/src/platform/objects/create-objects.ts'
import { findMissing } from '../apps/server/src/platform/objects/find-missing.ts'
import {
  operatorCommand,
  pathAsTyped,
  readCommandLine,
  tellTable,
  UsageError,
} from './operator-command.ts'

const USAGE = 'Usage: npm run restore -- <file> [--replace]'
const { positionals, values } = readCommandLine(USAGE, {
  replace: { type: 'boolean', default: false },
})
const [typed, ...more] = positionals

await operatorCommand(async (env) => {
  if (typed === undefined || more.length > 0) throw new UsageError(USAGE)
  const file = pathAsTyped(typed)
  const { connection, close } = await openForMaintenance(env, { alone: true })
  try {
    const summary = await restoreBackup(connection, file, {
      replace: values.replace,
      onTable: tellTable,
    })
    const log = createLog(env)
    const database = openDatabase(connection, log)
    await recordAct(database.orm, programActor('npm run restore'), {
      act: 'database.restore',
      target: `file:${basename(file)}`,
      after: summary,
    })
    console.log(
      `Restored ${summary.rows} rows of ${summary.tables} tables, as they were at ${summary.madeAt}.`,
    )
    const { lying, missing } = await findMissing(
      createObjects({ env, database, log }),
      database.orm,
    )
    if (lying > 0) {
      console.log(`${lying} pictures, sounds and other large things lie outside of the database.`)
    }
    if (missing.length > 0) {
      console.error(
        `${missing.length} of them are not there: restore their folder or bucket too, before the server starts.\n  ${missing.slice(0, 10).join('\n  ')}`,
      )
      process.exitCode = 1
    }
    await database.close()
  } finally {
    await close()
  }
})
