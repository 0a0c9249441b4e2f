/** The interface of groups, for the teachers of the class. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { normaliseName } from '@panya/domain/account/account-fields.ts'
import { GROUP_LIMITS } from '@panya/domain/classroom/class-group.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { actorOf } from '../../platform/audit/record-act.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Id, strict, WithId } from '../../platform/http/route-schemas.ts'
import { requireTeacher, requireTeacherOf } from '../classroom/class-access-port.ts'
import { changeGroup, endGroup, listGroups, makeGroup, requireOwnGroup } from './groups.ts'

const Name = Type.String({ minLength: 1, maxLength: GROUP_LIMITS.name, pattern: '\\S' })
const Learners = Type.Array(Id, { maxItems: GROUP_LIMITS.learners, uniqueItems: true })
const Wish = Type.Object({ name: Name, learners: Learners }, strict)
const Change = Type.Partial(Wish, { ...strict, minProperties: 1 })

export function registerClassGroups(root: FastifyInstance, { database }: AppContext): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { orm } = database

  app.get('/api/teach/classes/:id/groups', { schema: WithId }, async (request) => {
    const { id } = request.params
    await requireTeacherOf(request, orm, id)
    return listGroups(orm, id)
  })

  app.post(
    '/api/teach/classes/:id/groups',
    { schema: { ...WithId, body: Wish } },
    async (request, reply) => {
      const { id } = request.params
      const user = await requireTeacherOf(request, orm, id)
      const { name, learners } = request.body
      const wish = { name: normaliseName(name), learners }
      const made = await makeGroup(database, actorOf(request, user), id, wish)
      return reply.code(201).send({ id: made })
    },
  )

  app.patch(
    '/api/teach/groups/:id',
    { schema: { ...WithId, body: Change } },
    async (request, reply) => {
      const user = await requireTeacher(request)
      const group = await requireOwnGroup(orm, user, request.params.id)
      const { name, ...rest } = request.body
      const change = name === undefined ? rest : { ...rest, name: normaliseName(name) }
      await changeGroup(database, actorOf(request, user), group, change)
      return reply.code(204).send()
    },
  )

  app.delete('/api/teach/groups/:id', { schema: WithId }, async (request, reply) => {
    const user = await requireTeacher(request)
    const group = await requireOwnGroup(orm, user, request.params.id)
    await endGroup(database, actorOf(request, user), group)
    return reply.code(204).send()
  })
}
