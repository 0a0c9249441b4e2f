/** Somebody has come from a platform: who they are here, and where they go. */
import { type Locale, localePath } from '@panya/domain/locale/locale.ts'
import { type Platform, UNCONNECTED_COURSE } from '@panya/domain/lti/lti.ts'
import type { Orm } from '../../platform/database/database.ts'
import { classroomMember } from '../../platform/database/schema/classroom.ts'
import type { AppContext } from '../../platform/http/context.ts'
import type { SignInTickets } from '../auth/sign-in-ticket-port.ts'
import { joinClass, membership } from '../classroom/class-access-port.ts'
import type { Accounts } from '../privilege/accounts-port.ts'
import {
  classOf,
  isConnected,
  keepAddresses,
  keepLink,
  type LinkTarget,
  linkOf,
} from './courses.ts'
import { describeTarget, type LinkTokens } from './deep-link.ts'
import { type Launch, LaunchRefused } from './launch-message.ts'
import type { PendingLaunches } from './pending-launch.ts'
import { type KnownPerson, notePresence, personOf } from './people.ts'
import { isOfPlatform, isSafeAddress, sourceOf } from './platforms.ts'

export interface ArrivalParts extends Pick<AppContext, 'database' | 'now' | 'env'> {
  accounts: Pick<Accounts, 'find'>
  tickets: SignInTickets
  pending: PendingLaunches
  tokens: LinkTokens
}

interface Arrival {
  cookies: string[]
  path: string
}

export async function arrive(
  parts: ArrivalParts,
  platform: Platform,
  launch: Launch,
  locale: Locale,
): Promise<Arrival> {
  const { pending, tickets, now } = parts
  const { orm } = parts.database
  if (launch.deepLink !== null) requireOwnReturn(parts, platform, launch)
  await keepAddresses(orm, platform, launch, now())
  const target = parts.tokens.read(platform, launch)
  if (target !== null && (await opens(orm, platform, launch, target))) {
    await keepLink(orm, platform, launch, target)
  }
  const kept = () => pending.cookieFor({ ...launch, platformId: platform.id })
  const who = { platform, subject: launch.subject }
  const known = await personOf(orm, who)
  if (known === null) return { cookies: [kept()], path: localePath(locale, '/lti') }
  await requireNoAdmin(parts.accounts, known)
  await notePresence(orm, who, now())
  const place = await placeFor(orm, platform, launch, known)
  const ticket = tickets.cookieFor({ email: known.email, source: sourceOf(platform) })
  return {
    cookies: [ticket, place === null ? kept() : pending.forget],
    path: signInPath(locale, place ?? '/lti'),
  }
}

/** A teacher may have disconnected the course since the link was made. */
async function opens(orm: Orm, platform: Platform, launch: Launch, target: LinkTarget) {
  if ((await describeTarget(orm, target)) === null) return false
  return target.projectId !== null || isConnected(orm, platform, launch)
}

/** Where the ticket in the browser becomes a session. */
export function signInPath(locale: Locale, path: string): string {
  const query = new URLSearchParams({ with: 'school', callbackUrl: localePath(locale, path) })
  return `${localePath(locale, '/signin')}?${query}`
}

function requireOwnReturn(
  { env }: ArrivalParts,
  platform: Platform,
  { deepLink, teaches }: Launch,
) {
  if (!teaches) throw new LaunchRefused('role')
  const url = deepLink?.returnUrl ?? ''
  if (!isOfPlatform(platform, url) || !isSafeAddress(url, env)) {
    throw new LaunchRefused('message')
  }
}

/** A platform vouches for learners and teachers. Whoever runs this place proves it here. */
async function requireNoAdmin(accounts: ArrivalParts['accounts'], { email }: KnownPerson) {
  const { groups } = await accounts.find(email)
  if (groups.includes('admin')) throw new LaunchRefused('admin')
}

/** Null when a teacher has to decide something first. */
export async function placeFor(
  orm: Orm,
  platform: Platform,
  launch: Launch,
  { id }: Pick<KnownPerson, 'id'>,
): Promise<string | null> {
  const link = await linkOf(orm, platform, launch)
  const classId = link?.classroomId ?? (await classOf(orm, platform, launch))?.id ?? null
  const shared = link !== null && link.share !== 'private' ? link.shareId : null
  if (launch.teaches) {
    const own = classId !== null && (await isTeacherOf(orm, classId, id))
    if (launch.deepLink !== null || link === null || !own) return null
    if (link.classroomId !== null) return `/teach/assignment?id=${link.assignmentId}`
    return shared === null ? `/teach/class?id=${classId}` : `/shared?id=${shared}`
  }
  if (classId !== null) await joinClass(orm, classId, id)
  if (link?.classroomId) return `/class?assignment=${link.assignmentId}`
  if (shared !== null) return `/shared?id=${shared}`
  // A child who finds an empty page there is told why.
  return classId === null ? `/class?${UNCONNECTED_COURSE}` : '/class'
}

export async function isTeacherOf(orm: Orm, classId: number, studentId: number): Promise<boolean> {
  return (await orm.$count(classroomMember, membership(classId, studentId, 'teacher'))) > 0
}
