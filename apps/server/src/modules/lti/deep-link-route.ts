/** A teacher's choice goes back to the platform. */
import { localePath } from '@panya/domain/locale/locale.ts'
import type { FastifyInstance } from 'fastify'
import { pageLocale } from '../../platform/http/page-locale.ts'
import { Problem } from '../../platform/http/problem.ts'
import { requireTeacher } from '../classroom/class-access-port.ts'
import { isTeacherOf } from './arrival.ts'
import { connectCourse, type LinkTarget } from './courses.ts'
import { describeTarget, signDeepLink } from './deep-link.ts'
import { requireOwnLaunch } from './launch-owner.ts'
import { launchAddress } from './launch-routes.ts'
import type { LtiParts } from './lti-parts.ts'
import { sendBackPage } from './pages.ts'

/** A page's own form, because the answer is a page that sends the choice on to the platform. */
export function addDeepLinkRoute(scope: FastifyInstance, parts: LtiParts): void {
  const { orm } = parts.database
  scope.post(
    '/api/lti/deep-link',
    { config: { access: ['teacher', 'admin'] } },
    async (request, reply) => {
      const user = await requireTeacher(request)
      const locale = pageLocale(request) ?? 'en'
      const found = await requireOwnLaunch(parts, request, user).catch(nullWhenMissing)
      // The answer is a page: whoever has waited too long is told so on one.
      if (found === null)
        return reply.redirect(`${localePath(locale, '/lti')}?problem=expired`, 303)
      const { platform, launch } = found
      const target = targetIn(request.body)
      const shown = await describeTarget(orm, target)
      if (launch.deepLink === null || shown === null) throw new Problem('NOT_FOUND', 'not-found')
      if (shown.classroomId === null) {
        const mine = 'ownerId' in shown && shown.ownerId === user.studentId
        if (!mine) throw new Problem('NOT_FOUND', 'project-not-found')
      } else if (!(await isTeacherOf(orm, shown.classroomId, user.studentId))) {
        throw new Problem('NOT_FOUND', 'assignment-not-found')
      } else await connectCourse(orm, platform, launch, shown.classroomId, 'keep')
      const url = launchAddress(parts, request)
      const now = parts.now()
      const answer = { platform, launch, target, shown, url, now }
      const jwt = await signDeepLink(parts.keys, parts.tokens, answer)
      reply.header('set-cookie', parts.pending.forget)
      return sendBackPage(reply, platform, locale, { url: launch.deepLink.returnUrl, jwt })
    },
  )
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Problem && error.code === 'NOT_FOUND') return null
  throw error
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `assignment:7` or `project:<id>`, as the chosen field says. */
function targetIn(body: unknown): LinkTarget {
  const [kind, id = ''] = String((body as { item?: unknown } | null)?.item).split(':', 2)
  if (kind === 'assignment' && /^[1-9]\d{0,8}$/.test(id)) {
    return { assignmentId: Number(id), projectId: null }
  }
  if (kind === 'project' && UUID.test(id)) return { assignmentId: null, projectId: id }
  throw new Problem('BAD_INPUT', 'bad-input')
}
