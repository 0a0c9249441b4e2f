/** `npm run backup -- <file>`: everything that is kept, as it is now, in one file. */
import { basename } from 'node:path'
import { programActor, recordAct } from '../apps/server/src/platform/audit/record-act.ts'
import {
  type BackupSummary,
  writeBackup,
} from '../apps/server/src/platform/database/backup/write-backup.ts'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { openForMaintenance } from '../apps/server/src/platform/database/maintenance.ts'
import { createLog } from '../apps/server/src/platform/log.ts'
import { createObjects } from '../apps/server/src/platform/objects/create-objects.ts'
import {
  operatorCommand,
  pathAsTyped,
  readCommandLine,
  sizeOf,
  tellTable,
  UsageError,
} from './operator-command.ts'

const USAGE = 'Usage: npm run backup -- <file> [--without-objects]'
const { positionals, values } = readCommandLine(USAGE, {
  'without-objects': { type: 'boolean', default: false },
})
const [typed, ...more] = positionals

await operatorCommand(async (env) => {
  if (typed === undefined || more.length > 0) throw new UsageError(USAGE)
  const file = pathAsTyped(typed)
  const { connection, close } = await openForMaintenance(env, { alone: false })
  try {
    const log = createLog(env)
    const database = openDatabase(connection, log)
    try {
      const objects = createObjects({ env, database, log })
      const without = values['without-objects']
      const summary = await writeBackup(connection, file, {
        onTable: tellTable,
        readOutside: without ? undefined : (object) => objects.readWhole(object),
      })
      await recordAct(database.orm, programActor('npm run backup'), {
        act: 'database.backup',
        target: `file:${basename(file)}`,
        after: { ...summary, lost: summary.lost.length, without },
      }).catch((error: Error) =>
        console.warn(`The backup is not in the audit log: ${error.message}`),
      )
      console.log(
        `${file}: ${summary.rows} rows of ${summary.tables} tables, ${sizeOf(summary.bytes)}`,
      )
      tellOutside(summary, without)
    } finally {
      await database.close()
    }
    console.log(
      'It holds personal data: keep it as safe as the database, and SECRET apart from it.',
    )
  } finally {
    await close()
  }
})

function tellOutside({ outside, lost }: BackupSummary, without: boolean): void {
  if (outside === 0) return
  if (without) {
    console.log(
      `It does NOT hold ${outside} pictures, sounds and other large things that lie outside of the database: copy their folder or bucket after this.`,
    )
    return
  }
  console.log(`It holds ${outside - lost.length} large things that lie outside of the database.`)
  if (lost.length === 0) return
  console.error(
    `It LACKS ${lost.length} that are not in their store as they were kept:\n  ${lost.join('\n  ')}`,
  )
  process.exitCode = 1
}
