/** /api/admin/roles and /api/admin/demo: who is privileged, and which accounts are open to all. */
import { EMAIL_MAX } from '@panya/domain/account/account-fields.ts'
import { PRIVILEGED_GROUPS } from '@panya/domain/admin/people.ts'
import { Type } from 'typebox'
import type { Database } from '../../database/database.ts'
import { type AdminScope, adminActor } from '../../http/admin-scope.ts'
import type { Accounts } from '../privilege/accounts.ts'
import { addDemo, listDemo, switchDemo } from './demo-accounts.ts'
import { addPrivileged, listPrivileged, switchPrivileged } from './roles.ts'
import { ById, oneOf } from './route-schemas.ts'

const Email = Type.String({ minLength: 1, maxLength: EMAIL_MAX })
const strict = { additionalProperties: false }
const List = Type.Object({ group: oneOf(PRIVILEGED_GROUPS), after: Type.String() }, strict)
const Entry = Type.Object({ email: Email, group: oneOf(PRIVILEGED_GROUPS) }, strict)
const Active = Type.Object({ active: Type.Boolean() }, strict)

export function addRoleRoutes(app: AdminScope, database: Database, accounts: Accounts): void {
  const changed = async <Entry extends { email: string }>(change: Promise<Entry>) => {
    const entry = await change
    accounts.forget(entry.email)
    app.securityEvents.note('role-changed', { account: entry.email })
    return entry
  }

  // The next page begins after an email, which is personal: it travels in the body.
  app.post('/api/admin/roles/list', { schema: { body: List } }, (request) =>
    listPrivileged(database, request.body.group, request.body.after),
  )
  app.post('/api/admin/roles', { schema: { body: Entry } }, async (request) =>
    changed(addPrivileged(database, await adminActor(request), request.body)),
  )
  app.patch('/api/admin/roles/:id', { schema: { params: ById, body: Active } }, async (request) => {
    const { id } = request.params
    return changed(switchPrivileged(database, await adminActor(request), id, request.body.active))
  })

  app.get('/api/admin/demo', async () => ({ entries: await listDemo(database) }))
  const NewDemo = Type.Object({ email: Email }, strict)
  app.post('/api/admin/demo', { schema: { body: NewDemo } }, async (request) =>
    changed(addDemo(database, await adminActor(request), request.body.email)),
  )
  app.patch('/api/admin/demo/:id', { schema: { params: ById, body: Active } }, async (request) => {
    const { id } = request.params
    return changed(switchDemo(database, await adminActor(request), id, request.body.active))
  })
}
