/**
 * `npm run reconcile [-- --since <day>] [--mend]`: what the payment provider has and the book has not, and the other
 * way round. With --mend, money we never heard of is taken down as if the provider had told of it. Ends with 2 when
 * something is left for a person.
 */
import { bangkokDay, isCalendarDay } from '@panya/domain/time/bangkok.ts'
import { createProviders } from '../apps/server/src/modules/payment/providers.ts'
import { reconcile } from '../apps/server/src/modules/payment/reconcile.ts'
import { reconcileTable } from '../apps/server/src/modules/payment/reconcile-table.ts'
import { programActor } from '../apps/server/src/platform/audit/record-act.ts'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { openForMaintenance } from '../apps/server/src/platform/database/maintenance.ts'
import { migrateDatabase } from '../apps/server/src/platform/database/migrate.ts'
import type { Env } from '../apps/server/src/platform/env.ts'
import { createLog } from '../apps/server/src/platform/log.ts'
import { operatorCommand, readCommandLine, UsageError } from './operator-command.ts'

const USAGE = 'Usage: npm run reconcile [-- --since <day, such as 2026-11-15>] [--mend]'
const WEEK_MS = 7 * 86_400_000
const LEFT_FOR_A_PERSON = 2

const { positionals, values } = readCommandLine(USAGE, {
  since: { type: 'string', default: bangkokDay(new Date(Date.now() - WEEK_MS)) },
  mend: { type: 'boolean', default: false },
})

await operatorCommand(async (env) => {
  const { since, mend } = values
  if (positionals.length > 0 || !isCalendarDay(since)) throw new UsageError(USAGE)
  if (createProviders(env.payment).length === 0)
    throw new UsageError('There is no payment provider here: STRIPE_SECRET_KEY is not set.')
  await compareAll(env, { since: new Date(`${since}T00:00:00+07:00`), mend })
})

async function compareAll(env: Env, wish: { since: Date; mend: boolean }): Promise<void> {
  const { connection, close } = await openForMaintenance(env, { alone: false })
  try {
    await migrateDatabase(connection)
    const database = openDatabase(connection, createLog(env))
    try {
      const parts = { database, seller: env.payment.seller, now: () => new Date() }
      const actor = programActor('npm run reconcile')
      for (const provider of createProviders(env.payment)) {
        const lines = await reconcile(parts, provider, { ...wish, actor })
        const left = lines.filter(({ mended }) => !mended).length
        if (lines.length > 0) console.log(reconcileTable(lines))
        console.log(`${provider.name}: ${lines.length} differences, ${left} left`)
        if (left > 0) process.exitCode = LEFT_FOR_A_PERSON
      }
    } finally {
      await database.close()
    }
  } finally {
    await close()
  }
}
