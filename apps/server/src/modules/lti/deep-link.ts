/** Deep links: what a teacher has chosen goes to the platform signed by us, and comes back with every launch of it. */
import { randomBytes } from 'node:crypto'
import type { Platform } from '@panya/domain/lti/lti.ts'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { createEncryption } from '../../identity/encrypted-state.ts'
import type { Orm } from '../../platform/database/database.ts'
import { assignment } from '../../platform/database/schema/classroom.ts'
import { project } from '../../platform/database/schema/project.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { LinkTarget } from './courses.ts'
import type { Launch } from './launch-message.ts'
import type { OwnKeys } from './own-keys.ts'

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/'
const DEEP_LINK = 'https://purl.imsglobal.org/spec/lti-dl/claim/'
const MINUTES = 5

interface KeptTarget extends LinkTarget {
  platformId: number
  courseId: string | null
}

export type LinkTokens = ReturnType<typeof createLinkTokens>

/** Teachers of a platform can change what links send along: ours cannot be changed, nor moved to another course. */
export function createLinkTokens(secret: string) {
  const encryption = createEncryption(secret, 'panya lti link')
  return {
    write({ id: platformId }: Platform, { course }: Launch, target: LinkTarget): string {
      const kept: KeptTarget = { platformId, courseId: course?.id ?? null, ...target }
      return encryption.encrypt(kept)
    },
    read({ id }: Platform, { linkToken, course }: Launch): LinkTarget | null {
      const kept = linkToken === null ? null : (encryption.decrypt(linkToken) as KeptTarget | null)
      if (kept?.platformId !== id || kept.courseId !== (course?.id ?? null)) return null
      return { assignmentId: kept.assignmentId, projectId: kept.projectId }
    },
  }
}

/** With what the platform shows of it; null when it is not there any more. */
export async function describeTarget(orm: Orm, { assignmentId, projectId }: LinkTarget) {
  if (assignmentId !== null) {
    const { title, maxMark, classroomId } = assignment
    const [found] = await orm
      .select({ title, maxMark, classroomId })
      .from(assignment)
      .where(and(eq(assignment.id, assignmentId), isNull(assignment.archivedAt)))
    return found ?? null
  }
  const [found] = await orm
    .select({ title: project.title, ownerId: project.ownerId })
    .from(project)
    .where(
      and(eq(project.id, projectId ?? ''), isNull(project.deletedAt), ne(project.share, 'private')),
    )
  return found ? { ...found, maxMark: null, classroomId: null } : null
}

interface Answer {
  platform: Platform
  launch: Launch
  target: LinkTarget
  shown: { title: string; maxMark: number | null }
  /** Where launches go. */
  url: string
  now: Date
}

export async function signDeepLink(
  keys: OwnKeys,
  tokens: LinkTokens,
  { platform, launch, target, shown, url, now }: Answer,
): Promise<string> {
  const { kid, key } = await keys.signing()
  const { deploymentId, deepLink } = launch
  if (deepLink === null) throw new Problem('NOT_FOUND', 'no-launch')
  const item = {
    type: 'ltiResourceLink',
    title: shown.title,
    url,
    custom: { panya_link: tokens.write(platform, launch, target) },
    window: { targetName: '_blank' },
    ...(shown.maxMark === null
      ? {}
      : {
          lineItem: {
            scoreMaximum: shown.maxMark,
            label: shown.title,
            resourceId: `assignment-${target.assignmentId}`,
          },
        }),
  }
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({
    nonce: randomBytes(16).toString('base64url'),
    [`${CLAIM}message_type`]: 'LtiDeepLinkingResponse',
    [`${CLAIM}version`]: '1.3.0',
    [`${CLAIM}deployment_id`]: deploymentId,
    [`${DEEP_LINK}content_items`]: [item],
    ...(deepLink.data === null ? {} : { [`${DEEP_LINK}data`]: deepLink.data }),
  })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .setIssuer(platform.clientId)
    .setAudience(platform.issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + MINUTES * 60)
    .sign(key)
}
