/** What somebody who came from a platform has to decide first, seen from who is signed in in their browser. */
import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import type { LaunchStep, PendingLaunch, Platform } from '@panya/domain/lti/lti.ts'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { student } from '../../platform/database/schema/person.ts'
import type { Principal } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { choosableClasses, choosableProjects } from './courses.ts'
import type { KeptLaunch } from './pending-launch.ts'
import { displayNameOf, personOf } from './people.ts'

export async function describeDecision(
  orm: Orm,
  platform: Platform,
  launch: KeptLaunch,
  user: Principal,
): Promise<PendingLaunch> {
  const owner = await personOf(orm, { platform, subject: launch.subject })
  const step = stepFor(launch, owner?.id ?? null, user)
  const choosing = step === 'choose' && user.studentId !== null ? user.studentId : null
  const deepLink = launch.deepLink !== null
  return {
    step,
    platform: platform.name,
    course: launch.course?.title ?? null,
    name: displayNameOf(launch.names),
    account: await accountName(orm, user),
    deepLink,
    classes: choosing === null ? [] : await choosableClasses(orm, choosing),
    projects: choosing === null ? [] : await choosableProjects(orm, choosing),
  }
}

export function stepFor(
  { teaches }: Pick<KeptLaunch, 'teaches'>,
  ownerId: number | null,
  { role, studentId }: Principal,
): LaunchStep {
  if (ownerId === null && !teaches) return 'welcome'
  if (ownerId === null && role === 'anonymous') return 'sign-in'
  if (role === 'admin') return 'not-for-admins'
  if (ownerId === null) return role === 'teacher' ? 'connect' : 'not-a-teacher'
  // Somebody else sits here now, or a learner whose launch is over.
  if (ownerId !== studentId || !teaches) throw new Problem('NOT_FOUND', 'no-launch')
  return role === 'teacher' ? 'choose' : 'not-a-teacher'
}

/** Guests share their account and admins prove themselves here: neither can be connected. */
async function accountName(orm: Orm, { role, studentId }: Principal): Promise<string | null> {
  if (studentId === null || role === 'demo') return null
  const [found] = await orm
    .select({ name: student.displayName, email: student.email })
    .from(student)
    .where(eq(student.id, studentId))
  if (!found) return null
  return hasNoMail(found.email) ? found.name : found.email
}
