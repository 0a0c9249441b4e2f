/** The launch that waits in a browser, and whether it is the one of who is signed in there. */
import type { Platform } from '@panya/domain/lti/lti.ts'
import type { FastifyRequest } from 'fastify'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { LtiParts } from './lti-parts.ts'
import type { KeptLaunch } from './pending-launch.ts'
import { personOf } from './people.ts'
import { platformById } from './platforms.ts'

interface WaitingLaunch {
  platform: Platform
  launch: KeptLaunch
}

export async function requirePending(
  parts: LtiParts,
  request: FastifyRequest,
): Promise<WaitingLaunch> {
  const launch = parts.pending.read(request.headers.cookie)
  const platform = launch && (await platformById(parts.database.orm, launch.platformId))
  if (!launch || !platform) throw new Problem('NOT_FOUND', 'no-launch')
  return { platform, launch }
}

/** The launch of the very teacher who is signed in. */
export async function requireOwnLaunch(
  parts: LtiParts,
  request: FastifyRequest,
  user: SignedIn,
): Promise<WaitingLaunch> {
  const found = await requirePending(parts, request)
  const { platform, launch } = found
  const owner = await personOf(parts.database.orm, { platform, subject: launch.subject })
  if (!launch.teaches || owner?.id !== user.studentId) throw new Problem('NOT_FOUND', 'no-launch')
  return found
}
