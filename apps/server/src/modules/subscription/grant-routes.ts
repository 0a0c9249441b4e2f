/** Complimentary subscriptions of one person: giving one, taking one back. */

import type { PersonDetail } from '@panya/domain/admin/people.ts'
import { CYCLES, endOfDay, GRANT_REASON_MAX } from '@panya/domain/money/complimentary.ts'
import { PLAN_NAMES, type PlanName } from '@panya/domain/money/plan.ts'
import { isCalendarDay } from '@panya/domain/time/bangkok.ts'
import { eq } from 'drizzle-orm'
import { Type } from 'typebox'
import type { Database } from '../../platform/database/database.ts'
import { subscriptionPlans } from '../../platform/database/schema/money.ts'
import { type AdminScope, adminActor } from '../../platform/http/admin-scope.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { ById, Id, oneOf } from '../../platform/http/route-schemas.ts'
import { revokeGrant } from './revoke-grant.ts'
import { grantComplimentary } from './subscriptions.ts'

const Grant = Type.Object(
  {
    plan: oneOf(PLAN_NAMES),
    cycle: oneOf(CYCLES),
    reason: Type.String({ maxLength: 4 * GRANT_REASON_MAX }),
    /** The last day it counts, in Bangkok. */
    until: Type.String({ maxLength: 10 }),
  },
  { additionalProperties: false },
)

interface Parts extends Pick<AppContext, 'database' | 'now'> {
  /** What the admin's page shows after a change. */
  readPerson(id: number): Promise<PersonDetail>
}

export function addGrantRoutes(app: AdminScope, { database, now, readPerson }: Parts): void {
  app.post(
    '/api/admin/people/:id/grants',
    { schema: { params: ById, body: Grant } },
    async (request) => {
      const { id } = request.params
      const { plan, cycle, reason, until } = request.body
      if (!isCalendarDay(until)) throw new Problem('BAD_INPUT', 'bad-input', { until: 'not-a-day' })
      const grant = {
        user_id: id,
        plan_id: await planId(database, plan),
        cycle,
        grant_reason: reason,
      }
      const actor = await adminActor(request)
      await grantComplimentary(database, actor, { ...grant, expires_at: endOfDay(until) }, now())
      return readPerson(id)
    },
  )

  const OneGrant = Type.Object({ id: Id, grant: Id })
  app.delete(
    '/api/admin/people/:id/grants/:grant',
    { schema: { params: OneGrant } },
    async (request) => {
      const { id, grant } = request.params
      await revokeGrant(database, await adminActor(request), id, grant)
      return readPerson(id)
    },
  )
}

async function planId({ orm }: Database, name: PlanName): Promise<number> {
  const { id } = subscriptionPlans
  const [plan] = await orm
    .select({ id })
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.name, name))
  if (!plan) throw new Problem('NOT_FOUND', 'not-found')
  return plan.id
}
