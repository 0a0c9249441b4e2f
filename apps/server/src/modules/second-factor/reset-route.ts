/** An admin helps somebody who lost phone and codes: the password alone is enough again, and devices are signed out. */

import { eq } from 'drizzle-orm'
import { recordAct } from '../../platform/audit/record-act.ts'
import { student } from '../../platform/database/schema/person.ts'
import { type AdminScope, adminActor } from '../../platform/http/admin-scope.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { ById } from '../../platform/http/route-schemas.ts'
import type { SessionRegistry } from '../session/session-port.ts'
import { removeFactors } from './factor-table.ts'
import { createTellOwner } from './tell-owner.ts'

export function addFactorResetRoute(
  app: AdminScope,
  context: AppContext,
  { sessions }: { sessions: SessionRegistry },
): void {
  const { orm } = context.database
  const tell = createTellOwner(app, context)

  app.delete(
    '/api/admin/people/:id/second-factor',
    { schema: { params: ById } },
    async (request, reply) => {
      const { id } = request.params
      const actor = await adminActor(request)
      const email = await orm.transaction(async (tx) => {
        const [row] = await tx.select().from(student).where(eq(student.id, id)).for('update')
        if (!row) throw new Problem('NOT_FOUND', 'not-found')
        // One's own is changed by somebody who proves it first.
        if (row.email === actor.name) throw new Problem('CONFLICT', 'not-yourself')
        const before = await removeFactors(tx, id)
        if (!before.app && before.passkeys === 0) throw new Problem('CONFLICT', 'no-second-factor')
        const target = `student:${id}`
        await recordAct(tx, actor, { act: 'person.reset-second-factor', target, before })
        return row.email
      })
      await sessions.endAll(email)
      tell(request, email, 'reset')
      return reply.code(204).send()
    },
  )
}
