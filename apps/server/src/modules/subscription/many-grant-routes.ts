/** /api/admin/grants: a table of complimentary subscriptions, looked at first and given then. */

import { CYCLES, GRANT_REASON_MAX } from '@panya/domain/money/complimentary.ts'
import { PLAN_NAMES } from '@panya/domain/money/plan.ts'
import { Type } from 'typebox'
import { type AdminScope, adminActor } from '../../platform/http/admin-scope.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { oneOf } from '../../platform/http/route-schemas.ts'
import { checkManyGrants, giveManyGrants } from './many-grants.ts'

const Table = Type.Object(
  {
    text: Type.String({ maxLength: 900_000 }),
    plan: oneOf(PLAN_NAMES),
    cycle: oneOf(CYCLES),
    until: Type.String({ maxLength: 10 }),
    reason: Type.String({ maxLength: 4 * GRANT_REASON_MAX }),
  },
  { additionalProperties: false },
)

export function addManyGrantRoutes(app: AdminScope, { database, now }: AppContext): void {
  app.post('/api/admin/grants/check', { schema: { body: Table } }, (request) =>
    checkManyGrants(database, request.body, now()),
  )
  app.post('/api/admin/grants/give', { schema: { body: Table } }, async (request) =>
    giveManyGrants(database, await adminActor(request), request.body, now()),
  )
}
