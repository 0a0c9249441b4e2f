/** /api/admin/audit: reading the log of privileged acts. */
import { isCalendarDay } from '@panya/domain/time/bangkok.ts'
import { Type } from 'typebox'
import type { Database } from '../../platform/database/database.ts'
import type { AdminScope } from '../../platform/http/admin-scope.ts'
import { Problem } from '../../platform/http/problem.ts'
import { listActs, searchActs } from './search-acts.ts'

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }))
const Query = Type.Object(
  {
    actor: text(254),
    act: text(80),
    about: text(254),
    from: text(10),
    to: text(10),
    after: text(400),
  },
  { additionalProperties: false },
)

export function addAuditRoutes(app: AdminScope, database: Database): void {
  // Emails are looked for, so the question travels in the body.
  app.post('/api/admin/audit/search', { schema: { body: Query } }, (request) => {
    for (const end of ['from', 'to'] as const) {
      const day = request.body[end]
      if (day && !isCalendarDay(day))
        throw new Problem('BAD_INPUT', 'bad-input', { [end]: 'not-a-day' })
    }
    return searchActs(database, request.body)
  })
  app.get('/api/admin/audit/acts', async () => ({ acts: await listActs(database) }))
}
