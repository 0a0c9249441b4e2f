/** What is not paid any more ends: nobody has to ask for it, and any number of nodes may do it at once. */
import { lastPeriod, statusOn } from '@panya/domain/subscription-life/subscription.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { and, asc, eq, gt, lt, not } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { paidSubscription } from '../../platform/database/schema/payment.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { runDecided } from '../ledger/run-batch-port.ts'
import { endPlan, findLife, lockPerson } from './paid-plan.ts'

const CHUNK = 200

export async function endPaidPlans(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  stop?: AbortSignal,
): Promise<void> {
  const at = now()
  const day = bangkokDay(at)
  const { userId, until, ended } = paidSubscription
  for (let last = 0; !stop?.aborted; ) {
    const due = await database.orm
      .select({ userId })
      .from(paidSubscription)
      .where(and(not(ended), lt(until, day), gt(userId, last)))
      .orderBy(asc(userId))
      .limit(CHUNK)
    if (due.length === 0) return
    for (const one of due) {
      last = one.userId
      if (stop?.aborted) return
      await endOne(last)
    }
  }

  async function endOne(id: number): Promise<void> {
    const decide = async (tx: Orm) => {
      // Somebody who pays at this moment is waited for.
      if (!(await lockPerson(tx, id))) return []
      const its = and(eq(userId, id), not(ended))
      const life = (await tx.$count(paidSubscription, its)) > 0 ? await findLife(tx, id) : null
      if (life === null || statusOn(life, day) !== 'ended') return []
      const { planName, until: key } = lastPeriod(life)
      return endPlan(tx, { userId: id, planName, key: `ended:${key}` })
    }
    await runDecided(database, decide, at.getTime())
  }
}
