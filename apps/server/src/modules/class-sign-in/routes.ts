/** The interface of class sign-in for teachers: learners without a mailbox, and their cards. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { GRADES } from '@panya/domain/account/grade.ts'
import { SECRET_KINDS } from '@panya/domain/classroom/class-secret.ts'
import { readNames } from '@panya/domain/classroom/name-roster.ts'
import { ROSTER_MAX } from '@panya/domain/classroom/roster.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { actorOf } from '../../platform/audit/record-act.ts'
import { readCsv } from '../../platform/csv/csv.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { Id, oneOf, strict, WithId } from '../../platform/http/route-schemas.ts'
import { requireTeacherOf } from '../classroom/class-access-port.ts'
import {
  type CardParts,
  makeMissingCards,
  renewCard,
  renewSignInCode,
  seeCards,
  switchSignIn,
} from './class-cards.ts'
import { checkNames, makeLearners } from './make-learners.ts'
import { secretEncryption } from './secret-encryption.ts'

const Switch = Type.Object({ on: Type.Boolean(), kind: oneOf(SECRET_KINDS) }, strict)
const Names = Type.Object(
  {
    text: Type.String({ minLength: 1, maxLength: 200_000 }),
    grade: Type.Optional(oneOf(GRADES)),
    /** True looks only. */
    preview: Type.Boolean(),
  },
  strict,
)

export function registerClassSignIn(
  root: FastifyInstance,
  context: AppContext,
  services: Omit<CardParts, 'database' | 'encryption' | 'now'>,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { database, secret, now } = context
  const { orm } = database
  const { identity, accounts, sessions } = services
  const encryption = secretEncryption(secret)
  const parts: CardParts = { database, encryption, identity, accounts, sessions, now }

  app.put(
    '/api/teach/classes/:id/sign-in',
    { schema: { ...WithId, body: Switch } },
    async (request, reply) => {
      const { id } = request.params
      const user = await requireTeacherOf(request, orm, id)
      await switchSignIn(parts, actorOf(request, user), id, request.body)
      return reply.code(204).send()
    },
  )

  app.post('/api/teach/classes/:id/sign-in-code', { schema: WithId }, async (request) => {
    const { id } = request.params
    const user = await requireTeacherOf(request, orm, id)
    return renewSignInCode(database, actorOf(request, user), id)
  })

  app.get(
    '/api/teach/classes/:id/cards',
    { schema: { ...WithId, querystring: Type.Object({ student: Type.Optional(Id) }) } },
    async (request, reply) => {
      const { id } = request.params
      const user = await requireTeacherOf(request, orm, id)
      const cards = await seeCards(parts, actorOf(request, user), id, request.query.student)
      return reply.header('cache-control', 'no-store').send(cards)
    },
  )

  app.post('/api/teach/classes/:id/cards', { schema: WithId }, async (request, reply) => {
    const { id } = request.params
    const user = await requireTeacherOf(request, orm, id)
    await makeMissingCards(parts, actorOf(request, user), id)
    return reply.code(204).send()
  })

  app.post(
    '/api/teach/classes/:id/students/:studentId/card',
    { schema: { params: Type.Object({ id: Id, studentId: Id }) } },
    async (request, reply) => {
      const { id: classId, studentId } = request.params
      const user = await requireTeacherOf(request, orm, classId)
      const card = await renewCard(parts, actorOf(request, user), { classId, studentId })
      return reply.header('cache-control', 'no-store').send(card)
    },
  )

  app.post(
    '/api/teach/classes/:id/learners',
    { schema: { ...WithId, body: Names } },
    async (request) => {
      const { id } = request.params
      const user = await requireTeacherOf(request, orm, id)
      const { text, grade, preview } = request.body
      const rows = readNames(readCsv(text, 'roster-too-long'), grade)
      if (rows.length > ROSTER_MAX) throw new Problem('TOO_LARGE', 'roster-too-long')
      if (preview) return { rows: await checkNames(orm, id, rows), made: 0 }
      return makeLearners(parts, actorOf(request, user), id, rows)
    },
  )
}
