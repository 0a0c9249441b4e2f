/**
 * Carries a plan out, a batch and a transaction at a time: others are answered in between, and after a crash the
 * same list finds what is still to do.
 */
import { type RosterSteps, stepsIn } from '@panya/domain/school-roster/roster-plan.ts'
import type { RosterProgress } from '@panya/domain/school-roster/roster-preview.ts'
import { sql } from 'drizzle-orm'
import type { IdentityService } from '../../identity/identity-service.ts'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { openAccounts } from '../ledger/open-account-port.ts'
import type { Accounts } from '../privilege/accounts-port.ts'
import type { SessionRegistry } from '../session/session-port.ts'
import {
  addClasses,
  addPlaces,
  bringClassesBack,
  endPlaces,
  putClassesAway,
  renameClasses,
} from './carry-out-classes.ts'
import { addPeople, changePeople, connectPeople, letGo, takeBack } from './carry-out-people.ts'
import type { PlannedRoster } from './roster-reader.ts'

const ROSTER_LOCK = 7_214_015

export interface Writing {
  tx: Orm
  source: string
  actor: Actor
  now: Date
  identity: IdentityService
}

export interface RosterServices {
  identity: IdentityService
  accounts: Pick<Accounts, 'forget'>
  sessions: Pick<SessionRegistry, 'endAll'>
}

/** What is left to do when a batch is written, outside of its transaction. */
interface Afterwards {
  opened?: string[]
  closed?: string[]
  made?: number[]
}

type Write<Kind extends keyof RosterSteps> = (
  writing: Writing,
  steps: RosterSteps[Kind],
) => Promise<Afterwards | void>

/** In this order: a place needs its class and its person. */
const WRITES: { [Kind in keyof RosterSteps]: { size: number; write: Write<Kind> } } = {
  newClasses: { size: 500, write: addClasses },
  renamed: { size: 500, write: renameClasses },
  putAway: { size: 500, write: putClassesAway },
  broughtBack: { size: 500, write: bringClassesBack },
  // A hosted identity service makes one after the other, and a transaction may not wait for long.
  newPeople: { size: 100, write: async (...all) => ({ made: await addPeople(...all) }) },
  connected: { size: 250, write: connectPeople },
  changed: { size: 250, write: changePeople },
  returned: { size: 250, write: async (...all) => ({ opened: await takeBack(...all) }) },
  leaving: { size: 250, write: async (...all) => ({ closed: await letGo(...all) }) },
  newPlaces: { size: 500, write: addPlaces },
  endedPlaces: { size: 500, write: endPlaces },
}

export async function* carryOut(
  database: Database,
  services: RosterServices,
  actor: Actor,
  { preview, steps }: PlannedRoster,
  now: Date,
): AsyncGenerator<RosterProgress> {
  const { source, plan } = preview
  if (source === null || plan === null) return
  const { counts, key } = plan
  const total = stepsIn(counts)
  const target = `roster:${source}`
  let done = 0
  for (const kind of Object.keys(WRITES) as (keyof RosterSteps)[]) {
    const { size, write } = WRITES[kind] as { size: number; write: Write<typeof kind> }
    for (let from = 0; from < counts[kind]; from += size) {
      const batch = await steps(kind, from, from + size)
      const isFirst = done === 0
      done += batch.length
      const afterwards = await database.orm.transaction(async (tx) => {
        // Two admins with the same list: the second finds everything there.
        // raw: an advisory lock
        await tx.execute(sql`select pg_advisory_xact_lock(${ROSTER_LOCK})`)
        if (isFirst)
          await recordAct(tx, actor, { act: 'roster.import', target, after: { key, ...counts } })
        const { identity } = services
        const result = await write({ tx, source, actor, now, identity }, batch)
        if (done === total)
          await recordAct(tx, actor, { act: 'roster.finish', target, after: { key } })
        return result
      })
      await finish(database, services, afterwards ?? {}, now)
      yield { done, total }
    }
  }
}

async function finish(
  database: Database,
  { accounts, sessions }: RosterServices,
  { opened = [], closed = [], made = [] }: Afterwards,
  now: Date,
): Promise<void> {
  for (const email of [...opened, ...closed]) accounts.forget(email)
  for (const email of closed) await sessions.endAll(email)
  await openAccounts(database, made, now)
}
