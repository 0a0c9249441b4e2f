/** What a platform says in a launch: believed only after its signature and every rule of the standard. */
import type { LaunchProblem, Platform } from '@panya/domain/lti/lti.ts'
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { PlatformProblem } from './platform-request.ts'

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/'
const DEEP_LINK = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings'
const GRADES = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint'
const MEMBERS = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice'
/** Clocks of schools differ by minutes. That a launch is not an old one is shown by its nonce, which is ours. */
const TOLERANCE_SECONDS = 5 * 60
const OLDEST_SECONDS = 10 * 60
const LONGEST_ID = 255
const LONGEST_URL = 2000

export class LaunchRefused extends Error {
  problem: LaunchProblem

  constructor(problem: LaunchProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

export interface PersonNames {
  given: string | null
  family: string | null
  full: string | null
}

export interface Launch {
  deploymentId: string
  subject: string
  names: PersonNames
  /** Whether the platform says that this person teaches or runs the course; else they learn in it. */
  teaches: boolean
  course: { id: string; title: string | null } | null
  resourceLinkId: string | null
  /** What a deep link of ours gave along. */
  linkToken: string | null
  lineItemUrl: string | null
  membersUrl: string | null
  deepLink: { returnUrl: string; data: string | null } | null
  locale: string | null
}

interface Expected {
  platform: Platform
  nonce: string
  key: JWTVerifyGetKey
  now: Date
}

export async function readLaunch(token: string, expected: Expected): Promise<Launch> {
  const claims = await verified(token, expected)
  const { clientId, deploymentIds } = expected.platform
  const severalAudiences = Array.isArray(claims.aud) && claims.aud.length > 1
  const azp = claims['azp']
  if (azp === undefined ? severalAudiences : azp !== clientId) throw new LaunchRefused('audience')
  if (claims['nonce'] !== expected.nonce) throw new LaunchRefused('used')
  const deploymentId = text(claims[`${CLAIM}deployment_id`])
  if (deploymentId === null || !deploymentIds.includes(deploymentId)) {
    throw new LaunchRefused('deployment')
  }
  if (claims[`${CLAIM}version`] !== '1.3.0') throw new LaunchRefused('message')
  const subject = text(claims.sub)
  if (subject === null) throw new LaunchRefused('person')
  const course = record(claims[`${CLAIM}context`])
  const courseId = text(course['id'])
  return {
    deploymentId,
    subject,
    names: namesOf(claims),
    teaches: teaches(claims[`${CLAIM}roles`]),
    course: courseId === null ? null : { id: courseId, title: text(course['title']) },
    linkToken: text(record(claims[`${CLAIM}custom`])['panya_link'], LONGEST_URL),
    lineItemUrl: text(record(claims[GRADES])['lineitem'], LONGEST_URL),
    membersUrl: text(record(claims[MEMBERS])['context_memberships_url'], LONGEST_URL),
    locale: text(record(claims[`${CLAIM}launch_presentation`])['locale']),
    ...asked(claims),
  }
}

async function verified(token: string, { platform, key, now }: Expected): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['RS256'],
      issuer: platform.issuer,
      audience: platform.clientId,
      currentDate: now,
      clockTolerance: TOLERANCE_SECONDS,
      maxTokenAge: OLDEST_SECONDS,
      requiredClaims: ['exp', 'iat', 'nonce'],
    })
    return payload
  } catch (error) {
    throw new LaunchRefused(problemOf(error), { cause: error })
  }
}

function problemOf(error: unknown): LaunchProblem {
  if (error instanceof PlatformProblem || error instanceof errors.JWKSInvalid) return 'keys'
  if (error instanceof errors.JWTExpired) return 'expired'
  if (!(error instanceof errors.JWTClaimValidationFailed)) return 'signature'
  if (error.claim === 'aud' || error.claim === 'iss') return 'audience'
  return error.claim === 'iat' || error.claim === 'exp' ? 'expired' : 'message'
}

/** Of the two messages we know. */
function asked(claims: JWTPayload): Pick<Launch, 'resourceLinkId' | 'deepLink'> {
  const type = claims[`${CLAIM}message_type`]
  if (type === 'LtiResourceLinkRequest') {
    const resourceLinkId = text(record(claims[`${CLAIM}resource_link`])['id'])
    if (resourceLinkId === null) throw new LaunchRefused('message')
    return { resourceLinkId, deepLink: null }
  }
  if (type !== 'LtiDeepLinkingRequest') throw new LaunchRefused('message')
  const settings = record(claims[DEEP_LINK])
  const returnUrl = text(settings['deep_link_return_url'], LONGEST_URL)
  const types = settings['accept_types']
  const takesLinks = Array.isArray(types) && types.includes('ltiResourceLink')
  if (returnUrl === null || !takesLinks) throw new LaunchRefused('message')
  const data = settings['data']
  return {
    resourceLinkId: null,
    deepLink: { returnUrl, data: typeof data === 'string' ? data : null },
  }
}

const TEACHING =
  /\/(?:membership#(?:Instructor|Administrator|ContentDeveloper|Manager)|membership\/Instructor#\w+|(?:system|institution)\/person#(?:Administrator|SysAdmin))$/
const LEARNING = /(?:\/membership#Learner|\/membership\/Learner#\w+)$/
const SHORT_TEACHING = new Set(['Instructor', 'Administrator', 'ContentDeveloper', 'Manager'])

/** Parents, guests and people without a role come in neither way. */
export function teaches(roles: unknown): boolean {
  const all = Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : []
  if (all.some((role) => TEACHING.test(role) || SHORT_TEACHING.has(role))) return true
  if (all.some((role) => LEARNING.test(role) || role === 'Learner')) return false
  throw new LaunchRefused('role')
}

export function namesOf(claims: Record<string, unknown>): PersonNames {
  return {
    given: text(claims['given_name']),
    family: text(claims['family_name']),
    full: text(claims['name']),
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

export function text(value: unknown, longest = LONGEST_ID): string | null {
  const fits = typeof value === 'string' && value.length <= longest && /^[^\0]+$/.test(value)
  return fits ? value : null
}
