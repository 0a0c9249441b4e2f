/** `npm run backup -- <file>`: everything in the database, as it is now, in one file. */
import { basename } from 'node:path'
import { programActor, recordAct } from '../apps/server/src/platform/audit/record-act.ts'
import { writeBackup } from '../apps/server/src/platform/database/backup/write-backup.ts'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { openForMaintenance } from '../apps/server/src/platform/database/maintenance.ts'
import { createLog } from '../apps/server/src/platform/log.ts'
import {
  operatorCommand,
  pathAsTyped,
  readCommandLine,
  tellTable,
  UsageError,
} from './operator-command.ts'

const USAGE = 'Usage: npm run backup -- <file>'
const [typed, ...more] = readCommandLine(USAGE, {}).positionals

await operatorCommand(async (env) => {
  if (typed === undefined || more.length > 0) throw new UsageError(USAGE)
  const file = pathAsTyped(typed)
  const { connection, close } = await openForMaintenance(env, { alone: false })
  try {
    const summary = await writeBackup(connection, file, tellTable)
    const database = openDatabase(connection, createLog(env))
    await recordAct(database.orm, programActor('npm run backup'), {
      act: 'database.backup',
      target: `file:${basename(file)}`,
      after: summary,
    }).catch((error: Error) => console.warn(`The backup is not in the audit log: ${error.message}`))
    await database.close()
    console.log(
      `${file}: ${summary.rows} rows of ${summary.tables} tables, ${sizeOf(summary.bytes)}`,
    )
    console.log(
      'It holds personal data: keep it as safe as the database, and SECRET apart from it.',
    )
  } finally {
    await close()
  }
})

function sizeOf(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}
