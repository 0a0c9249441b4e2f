/** /api/admin/roles, /invites and /demo: who is privileged or will be, and which accounts are open to all. */
import { EMAIL_MAX } from '@panya/domain/account/account-fields.ts'
import { PRIVILEGED_GROUPS } from '@panya/domain/admin/people.ts'
import { Type } from 'typebox'
import { type AdminScope, adminActor } from '../../platform/http/admin-scope.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { pageLocale } from '../../platform/http/page-locale.ts'
import { ById, oneOf, strict } from '../../platform/http/route-schemas.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { findLocale } from '../student/locale-port.ts'
import type { Accounts } from './accounts-port.ts'
import { addDemo, listDemo, switchDemo } from './demo-accounts.ts'
import { mailStaffInvite } from './invite-mail.ts'
import { giveRole, giveRoleToAddress, listPrivileged, switchPrivileged } from './roles.ts'
import { listStaffInvites, withdrawStaffInvite } from './staff-invites.ts'

const Email = Type.String({ minLength: 1, maxLength: EMAIL_MAX })
const List = Type.Object({ group: oneOf(PRIVILEGED_GROUPS), after: Type.String() }, strict)
const Entry = Type.Object({ email: Email, group: oneOf(PRIVILEGED_GROUPS) }, strict)
const Active = Type.Object({ active: Type.Boolean() }, strict)

const Group = Type.Object({ group: oneOf(PRIVILEGED_GROUPS) }, strict)

export interface RoleParts {
  accounts: Accounts
  mailer: Mailer
}

export function addRoleRoutes(
  app: AdminScope,
  context: AppContext,
  { accounts, mailer }: RoleParts,
): void {
  const { database, now } = context
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
  app.post('/api/admin/roles', { schema: { body: Entry } }, async (request) => {
    const actor = await adminActor(request)
    const outcome = await giveRoleToAddress(database, actor, request.body, now())
    if ('entry' in outcome) return { entry: await changed(Promise.resolve(outcome.entry)) }
    const locale = (await findLocale(database, outcome.invite.email)) ?? pageLocale(request)
    const mailed = await mailStaffInvite(mailer, context.site, locale, outcome)
    return { ...outcome, mailed }
  })
  app.post(
    '/api/admin/people/:id/roles',
    { schema: { params: ById, body: Group } },
    async (request) => {
      const actor = await adminActor(request)
      return changed(giveRole(database, actor, request.params.id, request.body.group))
    },
  )
  app.patch('/api/admin/roles/:id', { schema: { params: ById, body: Active } }, async (request) => {
    const { id } = request.params
    return changed(switchPrivileged(database, await adminActor(request), id, request.body.active))
  })

  app.get('/api/admin/invites', async () => ({ invites: await listStaffInvites(database, now()) }))
  app.delete('/api/admin/invites/:id', { schema: { params: ById } }, async (request, reply) => {
    const actor = await adminActor(request)
    await withdrawStaffInvite(database, actor, request.params.id, now())
    return reply.code(204).send()
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
