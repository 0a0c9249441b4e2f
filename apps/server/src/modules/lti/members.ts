/** Who is in a course, as its platform lists them: accounts are made ahead, and nobody is taken away. */
import type { CourseMembers, MemberState } from '@panya/domain/lti/lti.ts'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { linkedIdentity } from '../../platform/database/schema/account.ts'
import { classroomMember } from '../../platform/database/schema/classroom.ts'
import { student } from '../../platform/database/schema/person.ts'
import { ltiContext } from '../../platform/database/schema/school.ts'
import { Problem } from '../../platform/http/problem.ts'
import { joinClass, membership } from '../classroom/class-access-port.ts'
import { LaunchRefused, namesOf, type PersonNames, teaches, text } from './launch-message.ts'
import type { LtiParts } from './lti-parts.ts'
import { displayNameOf, learnerFor, personOf } from './people.ts'
import { PlatformProblem } from './platform-request.ts'
import { platformById, sourceOf } from './platforms.ts'

const SCOPE = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly'
const ACCEPT = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json'
const MOST_PAGES = 100
const MOST_MEMBERS = 2000

type PlatformRow = NonNullable<Awaited<ReturnType<typeof platformById>>>

interface Member {
  subject: string
  names: PersonNames
}

/** `preview` looks only. */
export async function bringMembers(
  parts: LtiParts,
  classId: number,
  preview: boolean,
): Promise<CourseMembers> {
  const { orm } = parts.database
  const courses = await orm.select().from(ltiContext).where(eq(ltiContext.classroomId, classId))
  const result: CourseMembers = { members: [], left: [] }
  for (const { platformId, membersUrl } of courses) {
    const platform = await platformById(orm, platformId)
    if (platform === null || membersUrl === null) continue
    const learners = await fetchLearners(parts, platform, membersUrl)
    for (const member of learners) {
      const state = await stateOf(orm, platform, classId, member)
      if (!preview && state !== 'here') {
        const { id } = await learnerFor(parts, { platform, ...member })
        await joinClass(orm, classId, id)
      }
      result.members.push({ name: displayNameOf(member.names), state })
    }
    const still = new Set(learners.map(({ subject }) => subject))
    result.left.push(...(await leaversOf(orm, platform, classId, still)))
  }
  return result
}

async function stateOf(
  orm: Orm,
  platform: PlatformRow,
  classId: number,
  { subject }: Member,
): Promise<MemberState> {
  const known = await personOf(orm, { platform, subject })
  if (known === null) return 'new'
  return (await orm.$count(classroomMember, membership(classId, known.id))) > 0 ? 'here' : 'joins'
}

/** Shown, so that a teacher can decide. */
async function leaversOf(
  orm: Orm,
  platform: PlatformRow,
  classId: number,
  still: ReadonlySet<string>,
): Promise<string[]> {
  const here = await orm
    .select({ name: student.displayName, subject: linkedIdentity.subject })
    .from(classroomMember)
    .innerJoin(linkedIdentity, eq(linkedIdentity.studentId, classroomMember.studentId))
    .innerJoin(student, eq(student.id, classroomMember.studentId))
    .where(
      and(
        eq(classroomMember.classroomId, classId),
        eq(classroomMember.part, 'student'),
        eq(linkedIdentity.source, sourceOf(platform)),
      ),
    )
  return here.filter(({ subject }) => !still.has(subject)).map(({ name }) => name)
}

async function fetchLearners(
  { askWithToken }: LtiParts,
  platform: PlatformRow,
  first: string,
): Promise<Member[]> {
  const learners = new Map<string, Member>()
  let next: string | null = first
  try {
    for (let page = 0; next !== null; page += 1) {
      if (page === MOST_PAGES) throw new PlatformProblem('too-many-members')
      const { body, headers } = await askWithToken(platform, SCOPE, next, {
        headers: { accept: ACCEPT },
      })
      for (const member of learnersIn(body)) learners.set(member.subject, member)
      if (learners.size > MOST_MEMBERS) throw new PlatformProblem('too-many-members')
      next = nextPage(headers.get('link'))
    }
  } catch (error) {
    if (!(error instanceof PlatformProblem)) throw error
    throw new Problem('UNAVAILABLE', 'platform-problem', { platform: error.message })
  }
  return [...learners.values()]
}

function learnersIn(body: unknown): Member[] {
  const { members } = (body ?? {}) as { members?: unknown }
  if (!Array.isArray(members)) throw new PlatformProblem('no-members')
  return (members as Record<string, unknown>[]).flatMap((member) => {
    const subject = text(member['user_id'])
    const away = member['status'] === 'Inactive' || member['status'] === 'Deleted'
    if (subject === null || away || !learns(member['roles'])) return []
    return [{ subject, names: namesOf(member) }]
  })
}

function learns(roles: unknown): boolean {
  try {
    return !teaches(roles)
  } catch (error) {
    if (error instanceof LaunchRefused) return false
    throw error
  }
}

/** `<https://…>; rel="next"` among others. */
export function nextPage(link: string | null): string | null {
  for (const [, url, rest = ''] of (link ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    if (/;\s*rel\s*=\s*"?(?:[\w -]*\s)?next\b/i.test(rest)) return url ?? null
  }
  return null
}
