/** Signing somebody out: one device, or all of them. */
import { Type } from 'typebox'
import type { Database } from '../../database/database.ts'
import { type AdminScope, adminActor } from '../../http/admin-scope.ts'
import { Problem } from '../../http/problem.ts'
import { recordAct } from '../audit/record-act.ts'
import type { SessionRegistry } from '../session/session-registry.ts'
import { createStudentTable } from '../student/student-table.ts'
import { ById, Id } from './route-schemas.ts'

interface Parts {
  database: Database
  sessions: SessionRegistry
}

export function addSessionRoutes(app: AdminScope, { database, sessions }: Parts): void {
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
}
