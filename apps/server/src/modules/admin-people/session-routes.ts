/** Who is signed in where: signing out one device or all of them, and a new password. */
import { Type } from 'typebox'
import type { IdentityService } from '../../identity/identity-service.ts'
import { renewPassword } from '../../identity/renew-password.ts'
import { recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'
import { type AdminScope, adminActor } from '../../platform/http/admin-scope.ts'
import { Problem } from '../../platform/http/problem.ts'
import { ById, Id } from '../../platform/http/route-schemas.ts'
import type { SessionRegistry } from '../session/session-port.ts'
import { createStudentTable } from '../student/student-table-port.ts'

interface Parts {
  identity: IdentityService
  sessions: SessionRegistry
  database: Database
}

export function addSessionRoutes(app: AdminScope, { database, ...services }: Parts): void {
  const { sessions } = services
  const students = createStudentTable(database)
  const emailOf = async (id: number) => {
    const row = await students.byId(id)
    if (!row) throw new Problem('NOT_FOUND', 'not-found')
    return row.email
  }

  app.delete(
    '/api/admin/people/:id/devices',
    { schema: { params: ById } },
    async (request, reply) => {
      const { id } = request.params
      const email = await emailOf(id)
      const actor = await adminActor(request)
      await database.orm.transaction(async (tx) => {
        const ended = await sessions.endAll(email)
        const target = `student:${id}`
        if (ended > 0) {
          await recordAct(tx, actor, { act: 'person.sign-out', target, after: { devices: ended } })
        }
      })
      return reply.code(204).send()
    },
  )

  const OneDevice = Type.Object({ id: Id, device: Id })
  app.delete(
    '/api/admin/people/:id/devices/:device',
    { schema: { params: OneDevice } },
    async (request, reply) => {
      const { id, device } = request.params
      const email = await emailOf(id)
      const actor = await adminActor(request)
      await database.orm.transaction(async (tx) => {
        const known = await sessions.endDevice(email, device)
        if (!known) throw new Problem('NOT_FOUND', 'not-found')
        const target = `student:${id}`
        await recordAct(tx, actor, { act: 'person.sign-out', target, after: { device } })
      })
      return reply.code(204).send()
    },
  )

  app.post('/api/admin/people/:id/password', { schema: { params: ById } }, async (request) => {
    const { id } = request.params
    const email = await emailOf(id)
    const actor = await adminActor(request)
    // One's own is changed by somebody who knows it.
    if (email === actor.name) throw new Problem('CONFLICT', 'not-yourself')
    return renewPassword(database, services, actor, { id, email, act: 'person.reset-password' })
  })
}
