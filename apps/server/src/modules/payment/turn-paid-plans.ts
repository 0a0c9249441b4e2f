/**
 * What is not paid any more ends, and what is paid next begins: nobody has to ask for it, and any number of nodes may
 * do it at once.
 */
import { nextTurn } from '@panya/domain/subscription-life/asking.ts'
import { lastPeriod, periodOn } from '@panya/domain/subscription-life/subscription.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { paidSubscription } from '../../platform/database/schema/payment.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { runDecided } from '../ledger/run-batch-port.ts'
import { endPlan, findPaid, lockPerson, turnPlan } from './paid-plan.ts'

const CHUNK = 200

export async function turnPaidPlans(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  stop?: AbortSignal,
): Promise<void> {
  const at = now()
  const day = bangkokDay(at)
  const { userId, turnOn } = paidSubscription
  for (let last = 0; !stop?.aborted; ) {
    const due = await database.orm
      .select({ userId })
      .from(paidSubscription)
      .where(and(lte(turnOn, day), gt(userId, last)))
      .orderBy(asc(userId))
      .limit(CHUNK)
    if (due.length === 0) return
    for (const one of due) {
      last = one.userId
      if (stop?.aborted) return
      await runDecided(database, (tx) => turnOne(tx, one.userId), at.getTime())
    }
  }

  async function turnOne(tx: Orm, id: number) {
    // Somebody who pays at this moment is waited for.
    if (!(await lockPerson(tx, id))) return []
    const row = await findPaid(tx, id)
    if (row === null || row.turnOn === null || row.turnOn > day) return []
    const { life, planName } = row
    const period = periodOn(life, day)
    const change = { turnOn: nextTurn(life, day), planName: period?.planName ?? planName }
    await tx.update(paidSubscription).set(change).where(eq(userId, id))
    if (period === null) {
      const key = `ended:${lastPeriod(life).until}`
      return endPlan(tx, { userId: id, planName, key })
    }
    if (period.planName === planName) return []
    return turnPlan(tx, { userId: id, planName, to: period.planName, key: `turn:${period.from}` })
  }
}
