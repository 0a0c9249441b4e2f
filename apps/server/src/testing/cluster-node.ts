/**
 * A node in a process of its own, beside others on one database. It is started by its environment like any other; a
 * test turns its clock and says when its housekeeping is done.
 */
import { createApp } from '../app/create-app.ts'
import { ensurePlans } from '../app/seed/plans.ts'
import { createIdentity } from '../identity/create-identity.ts'
import { createLedger } from '../modules/ledger/ledger-port.ts'
import { createRenewal } from '../modules/ledger/renewal.ts'
import { announceUnused, keepPersonalData } from '../modules/personal-data/housekeeping.ts'
import { BRANDS_FOLDER, loadBrand } from '../platform/brand/load-brand.ts'
import { reachDatabase } from '../platform/database/reach-database.ts'
import { endWithGrace } from '../platform/end-with-grace.ts'
import { readEnv } from '../platform/env.ts'
import { createLog } from '../platform/log.ts'
import { createMailer } from '../platform/mail/mailer.ts'
import { createObjects } from '../platform/objects/create-objects.ts'
import { QUICK } from './quick-passwords.ts'

const env = readEnv(process.env)
const log = createLog(env)
const undo: (() => Promise<unknown>)[] = []
const database = await reachDatabase(env, log, undo)
const { brand, plans } = loadBrand(BRANDS_FOLDER, env.brand)
await ensurePlans(database, plans, brand.currency)
let fixed: Date | null = null
const context = {
  env,
  secret: env.secret ?? '',
  site: { brand, plans, publicUrl: env.publicUrl },
  database,
  objects: createObjects({ env, database, log }),
  log,
  passwordCost: QUICK,
  now: () => fixed ?? new Date(),
}
const app = await createApp(context, null)
const url = await app.listen({ port: 0, host: '127.0.0.1' })

endWithGrace(log, {
  drainSeconds: env.drainSeconds,
  leaving: () => app.leaving,
  async close() {
    await app.close()
    for (const step of undo.toReversed()) await step()
  },
})

const renew = createRenewal(context, createLedger(context))
const parts = { identity: await createIdentity(context), mailer: createMailer(context) }
const TASKS = {
  renew: () => renew(new AbortController().signal),
  tidy: () => keepPersonalData(context, parts),
  announce: () => announceUnused(context, parts),
}

export type NodeWish = { now: string | null } | { task: 'renew' | 'tidy' | 'announce' }

process.on('message', (wish: NodeWish) => {
  if ('now' in wish) fixed = wish.now === null ? null : new Date(wish.now)
  const work: Promise<unknown> = 'task' in wish ? TASKS[wish.task]() : Promise.resolve()
  work.then(
    () => process.send?.({ done: true }),
    (error: Error) => process.send?.({ failed: error.stack }),
  )
})
// Nobody is left to speak with: the test was stopped.
process.once('disconnect', () => process.exit(1))
process.send?.({ url })
