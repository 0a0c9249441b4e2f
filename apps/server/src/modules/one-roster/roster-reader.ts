/** Keeps a worker with one school's list: what it would change is asked of it in parts. */
import { Worker } from 'node:worker_threads'
import type { RosterSteps } from '@panya/domain/school-roster/roster-plan.ts'
import type { RosterPreview } from '@panya/domain/school-roster/roster-preview.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { askWorker } from '../../platform/threads/ask-worker.ts'
import { alikeSources, readAccounts, readKnown } from './read-known.ts'
import { ADDRESSES_AT_ONCE, type Order, type PlanAnswer, type ReadAnswer } from './roster-worker.ts'

/** Two at once are two admins; more are kept waiting by a word, not by the memory. */
const AT_ONCE = 2
const LIMITS = {
  limitMs: 60_000,
  failed: (why: string, cause?: unknown) =>
    Object.assign(new Problem('TOO_LARGE', 'roster-too-large'), { cause: cause ?? why }),
}

export interface PlannedRoster {
  preview: RosterPreview
  /** Some of the steps of a kind. */
  steps<Kind extends keyof RosterSteps>(
    of: Kind,
    from: number,
    to: number,
  ): Promise<RosterSteps[Kind]>
}

export interface ReadingParts {
  database: Database
  /** Whether addresses can be proved here. */
  mailer: Pick<Mailer, 'sends'>
  now: () => Date
}

export function createRosterReading({ database: { orm }, mailer, now }: ReadingParts) {
  let running = 0

  async function plan(
    ask: <Answer>(order: Order) => Promise<Answer>,
    zip: Buffer,
    given: string | null,
  ): Promise<RosterPreview> {
    const nothing = { source: given, plan: null }
    const read = await ask<ReadAnswer>({ do: 'read', zip, today: bangkokDay(now()) })
    if ('stopped' in read) return { ...nothing, ...read.stopped }
    const source = given ?? read.source
    if (source === null) {
      const problem = { file: '', line: null, problem: 'no-source', what: '' } as const
      return { ...nothing, problems: [problem], problemCounts: { 'no-source': 1 } }
    }
    for await (const known of readKnown(orm, source)) await ask({ do: 'know', known })
    for (let from = 0; ; from += ADDRESSES_AT_ONCE) {
      const emails = await ask<string[]>({ do: 'addresses', from })
      if (emails.length === 0) break
      await ask({ do: 'know', known: { accounts: await readAccounts(orm, emails, !mailer.sends) } })
    }
    const answer = await ask<PlanAnswer>({ do: 'plan', source })
    const isNew = answer.plan.unchanged === 0 && answer.plan.counts.newPeople > 0
    const alike = isNew ? await alikeSources(orm, source, read.ids) : []
    return { source, ...answer, plan: { ...answer.plan, alike } }
  }

  /** `close` ends the worker, and is called whatever happens. */
  return async function open(
    zip: Buffer,
    source: string | null,
  ): Promise<PlannedRoster & { close(): Promise<void> }> {
    if (running >= AT_ONCE) throw new Problem('UNAVAILABLE', 'roster-busy')
    running += 1
    const worker = new Worker(new URL('./roster-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 768 },
    })
    const ask = <Answer>(order: Order) => askWorker<Answer>(worker, order, LIMITS)
    let isOpen = true
    const close = async () => {
      if (isOpen) running -= 1
      isOpen = false
      await worker.terminate()
    }
    try {
      const preview = await plan(ask, zip, source)
      return { preview, steps: (of, from, to) => ask({ do: 'steps', of, from, to }), close }
    } catch (error) {
      await close()
      throw error
    }
  }
}
