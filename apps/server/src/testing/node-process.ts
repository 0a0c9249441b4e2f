/** A node in a process of its own, on a PostgreSQL of its own, so that a test can kill it by force. */
import { pino } from 'pino'
import { createApp } from '../app/create-app.ts'
import { ensurePlans } from '../app/seed/plans.ts'
import { proveLedger } from '../modules/ledger/proof.ts'
import { BRANDS_FOLDER, loadBrand } from '../platform/brand/load-brand.ts'
import { openDatabase } from '../platform/database/database.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { startSupervisedPostgres } from '../platform/database/supervised-postgres.ts'
import { readEnv } from '../platform/env.ts'
import { createObjects } from '../platform/objects/create-objects.ts'
import { aStudent } from './people.ts'
import { signIn } from './sign-in.ts'

const [folder = '', people = '0'] = process.argv.slice(2)
const log = pino({ level: 'silent' })
const env = readEnv({ SECRET: 's'.repeat(40), SEED: 'none', DATA_DIR: folder })
const postgres = await startSupervisedPostgres(folder, log)
await migrateDatabase(postgres.connection)
const database = openDatabase(postgres.connection, log)
const { brand, plans } = loadBrand(BRANDS_FOLDER, env.brand)
await ensurePlans(database, plans, brand.currency)
const site = { brand, plans, publicUrl: env.publicUrl }
const now = () => new Date()
const objects = createObjects({ env, database, log })
const context = { env, secret: 's'.repeat(40), site, database, objects, log, now, soleNode: true }
const app = await createApp(context, null)
const url = await app.listen({ port: 0, host: '127.0.0.1' })

const learners: { id: number; cookie: string }[] = []
for (let index = 0; index < Number(people); index += 1) {
  const { id, email } = await aStudent({ context })
  learners.push({ id, cookie: (await signIn({ app }, email)).cookie })
}
process.send?.({ url, learners })

process.on('message', (message: { ask: string }) => {
  void (async () => {
    if (message.ask === 'books') process.send?.(await books())
    if (message.ask === 'end') {
      await app.close()
      await database.close()
      await postgres.stop()
      process.disconnect()
    }
  })()
})

/** Every job with what became of its coins, and whether the books add up. */
async function books() {
  const { rows: jobs } = await database.pool.query(
    `select j.id, j.user_id as "userId", j.status, j.result is not null as "hasResult",
       h.status as hold, h.why
     from coin_hold h left join ai_job j on j.hold_id = h.id`,
  )
  const { rows: balances } = await database.pool.query(
    'select user_id as "userId", coin_balance as balance from user_subscriptions',
  )
  return { jobs, balances, proof: await proveLedger(context) }
}
