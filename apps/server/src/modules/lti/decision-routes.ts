/** The page that asks what to do with a launch: a new account, connecting one, choosing what a link opens. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { actorOf, recordAct } from '../../platform/audit/record-act.ts'
import { ANYONE } from '../../platform/http/access.ts'
import { nullable } from '../../platform/http/nullable.ts'
import { pageLocale } from '../../platform/http/page-locale.ts'
import { requireKeeper, type SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { Id, strict } from '../../platform/http/route-schemas.ts'
import { requireTeacher } from '../classroom/class-access-port.ts'
import { isTeacherOf, placeFor, signInPath } from './arrival.ts'
import { classOf, connectCourse, keepLink, linkOf } from './courses.ts'
import { describeDecision, stepFor } from './decision.ts'
import { describeTarget } from './deep-link.ts'
import { requireOwnLaunch, requirePending } from './launch-owner.ts'
import type { LtiParts } from './lti-parts.ts'
import { connect, learnerFor, personOf } from './people.ts'
import { sourceOf } from './platforms.ts'

/** Wrong passwords, per account. */
const PASSWORDS = { capacity: 5, refillMs: 5 * 60_000 }

export function addDecisionRoutes(root: FastifyInstance, parts: LtiParts): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { orm } = parts.database

  app.get('/api/lti/pending', { config: ANYONE }, async (request) => {
    const { platform, launch } = await requirePending(parts, request)
    return describeDecision(orm, platform, launch, await root.authenticate(request))
  })

  app.post('/api/lti/enter', { config: ANYONE }, async (request, reply) => {
    const { platform, launch } = await requirePending(parts, request)
    if (launch.teaches) throw new Problem('FORBIDDEN', 'forbidden')
    const who = { platform, subject: launch.subject }
    // Whoever is known came with a ticket; theirs is not to be had with an old launch.
    if ((await personOf(orm, who)) !== null) throw new Problem('NOT_FOUND', 'no-launch')
    const { id, email } = await learnerFor(parts, { ...who, names: launch.names })
    const place = await placeFor(orm, platform, launch, { id })
    const ticket = parts.tickets.cookieFor({ email, source: sourceOf(platform) })
    reply.header('set-cookie', [ticket, parts.pending.forget])
    return { path: signInPath(pageLocale(request) ?? 'en', place ?? '/class') }
  })

  app.post(
    '/api/lti/connect',
    {
      schema: {
        body: Type.Object({ password: Type.String({ minLength: 1, maxLength: 1000 }) }, strict),
      },
    },
    async (request, reply) => {
      const user = await requireKeeper(request)
      const { platform, launch } = await requirePending(parts, request)
      const who = { platform, subject: launch.subject }
      const step = stepFor(launch, (await personOf(orm, who))?.id ?? null, user)
      if (user.role === 'admin' || (step !== 'connect' && step !== 'welcome')) {
        throw new Problem('FORBIDDEN', 'forbidden')
      }
      await requirePassword(parts, user, request.body.password)
      await connect(orm, who, user.studentId)
      root.securityEvents.note('account-connected', { account: user.email, address: request.ip })
      const place = await placeFor(orm, platform, launch, { id: user.studentId })
      if (place !== null) reply.header('set-cookie', parts.pending.forget)
      return { path: place }
    },
  )

  app.post(
    '/api/lti/course',
    {
      config: { access: ['teacher', 'admin'] },
      schema: { body: Type.Object({ classId: Id, assignmentId: nullable(Id) }, strict) },
    },
    async (request, reply) => {
      const user = await requireTeacher(request)
      const { platform, launch } = await requireOwnLaunch(parts, request, user)
      const { classId, assignmentId } = request.body
      const target = { assignmentId, projectId: null }
      if (!(await isTeacherOf(orm, classId, user.studentId))) {
        throw new Problem('NOT_FOUND', 'class-not-found')
      }
      const shown = assignmentId === null ? null : await describeTarget(orm, target)
      if (assignmentId !== null && shown?.classroomId !== classId) {
        throw new Problem('NOT_FOUND', 'assignment-not-found')
      }
      const link = await linkOf(orm, platform, launch)
      const course = await classOf(orm, platform, launch)
      const classes = [link?.classroomId ?? null, course?.id ?? null]
      for (const id of classes) {
        if (id !== null && !(await isTeacherOf(orm, id, user.studentId))) {
          throw new Problem('CONFLICT', 'other-teacher')
        }
      }
      await orm.transaction(async (tx) => {
        await connectCourse(tx, platform, launch, classId, 'replace')
        await keepLink(tx, platform, launch, target)
        await recordAct(tx, actorOf(request, user), {
          act: 'lti.connect-course',
          target: `classroom:${classId}`,
          after: { platform: platform.name, course: launch.course?.title ?? null, assignmentId },
        })
      })
      reply.header('set-cookie', parts.pending.forget)
      return {
        path:
          assignmentId === null
            ? `/teach/class?id=${classId}`
            : `/teach/assignment?id=${assignmentId}`,
      }
    },
  )
}

/** The computer may have been left open: whoever connects their platform to an account could come back for ever. */
async function requirePassword(
  { identity, buckets }: LtiParts,
  { email }: SignedIn,
  password: string,
): Promise<void> {
  const wish = { name: 'lti connect', rule: PASSWORDS, key: email }
  if (!(await buckets.take([wish]))) throw new Problem('RATE_LIMITED', 'too-many')
  const proven = await identity.signIn(email, password, true)
  if (proven === null) {
    throw new Problem('BAD_INPUT', 'wrong-password', { password: 'wrong-password' })
  }
  await buckets.giveBack([wish])
}
