/** The doors a platform's pages lead to: where a launch begins, where it arrives, and our keys. */
import { type Locale, localePath } from '@panya/domain/locale/locale.ts'
import { preferredLocale } from '@panya/domain/locale/preferred-locale.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ANYONE } from '../../platform/http/access.ts'
import { visitorLocale } from '../../platform/http/visitor-locale.ts'
import { arrive } from './arrival.ts'
import { type Launch, LaunchRefused, readLaunch, text } from './launch-message.ts'
import type { LtiParts } from './lti-parts.ts'
import { sendFramePage } from './pages.ts'
import { findPlatform, platformById } from './platforms.ts'

const FROM_ELSEWHERE = { ...ANYONE, fromElsewhere: true } as const
const HINTS = ['login_hint', 'lti_message_hint'] as const
const LONGEST_HINT = 8000
const LONGEST_TOKEN = 60_000

export function addLaunchRoutes(scope: FastifyInstance, parts: LtiParts): void {
  scope.get('/api/lti/jwks.json', { config: ANYONE }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(await parts.keys.published()),
  )
  scope.route({
    method: ['GET', 'POST'],
    url: '/api/lti/login',
    config: FROM_ELSEWHERE,
    handler: (request, reply) => orTell(parts, request, reply, () => begin(parts, request, reply)),
  })
  scope.post('/api/lti/launch', { config: FROM_ELSEWHERE }, (request, reply) =>
    orTell(parts, request, reply, () => finish(parts, request, reply)),
  )
}

async function begin(parts: LtiParts, request: FastifyRequest, reply: FastifyReply) {
  const fields = fieldsOf(request)
  const issuer = text(fields['iss'], 1000)
  const loginHint = text(fields['login_hint'], LONGEST_HINT)
  if (issuer === null || loginHint === null) throw new LaunchRefused('bad-request')
  const platform = await findPlatform(parts.database.orm, issuer, text(fields['client_id'], 1000))
  if (platform === null) throw new LaunchRefused('unknown-platform')
  if (isFramed(request)) {
    const locale = visitorLocale(request, parts.env.publicUrl)
    return sendFramePage(reply, platform, locale, asTold(fields))
  }
  const { state, nonce, cookie } = parts.states.begin(platform.id, request.headers.cookie)
  const url = new URL(platform.authUrl)
  const question = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.clientId,
    redirect_uri: launchAddress(parts, request),
    state,
    nonce,
  }
  for (const [name, value] of Object.entries(question)) url.searchParams.set(name, value)
  for (const name of HINTS) {
    const hint = text(fields[name], LONGEST_HINT)
    if (hint !== null) url.searchParams.set(name, hint)
  }
  return reply.header('set-cookie', cookie).redirect(url.href, 303)
}

async function finish(parts: LtiParts, request: FastifyRequest, reply: FastifyReply) {
  const fields = fieldsOf(request)
  const encrypted = text(fields['state'], 4000)
  if (encrypted === null) throw new LaunchRefused('bad-request')
  const state = parts.states.read(encrypted, request.headers.cookie)
  const platform = await platformById(parts.database.orm, state.platformId)
  if (platform === null) throw new LaunchRefused('unknown-platform')
  if (fields['error'] !== undefined) throw new LaunchRefused('refused-there')
  const token = text(fields['id_token'], LONGEST_TOKEN)
  if (token === null) throw new LaunchRefused('bad-request')
  const launch = await readLaunch(token, {
    platform,
    nonce: state.nonce,
    key: parts.platformKeys(platform),
    now: parts.now(),
  })
  await parts.states.use(state)
  const { cookies, path } = await arrive(parts, platform, launch, localeOf(request, launch))
  return reply.header('set-cookie', cookies).redirect(path, 303)
}

/** What went wrong, in words and in the visitor's language, on a page of ours. */
async function orTell(
  { log, env }: LtiParts,
  request: FastifyRequest,
  reply: FastifyReply,
  act: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof LaunchRefused)) throw error
    const { problem, cause } = error
    const why = cause instanceof Error ? cause.message : undefined
    log.info({ problem, why, route: request.routeOptions.url }, 'a launch was refused')
    const path = localePath(visitorLocale(request, env.publicUrl), '/lti')
    return reply.redirect(`${path}?problem=${problem}`, 303)
  }
}

/** The platform's first, where we have it (`zh_cn`, as Moodle writes it): no cookie comes along with its form. */
function localeOf({ headers }: FastifyRequest, { locale }: Launch): Locale {
  const there = locale?.replaceAll('_', '-') ?? ''
  return preferredLocale(`${there},${headers['accept-language'] ?? ''}`)
}

/** One computer may be called by several names; a place on https has one. */
export function originOf({ env }: Pick<LtiParts, 'env'>, request: FastifyRequest): string {
  return env.publicUrl.startsWith('https:') ? env.publicUrl : `http://${request.host}`
}

export function launchAddress(parts: Pick<LtiParts, 'env'>, request: FastifyRequest): string {
  return `${originOf(parts, request)}/api/lti/launch`
}

function fieldsOf(request: FastifyRequest): Record<string, unknown> {
  return (request.method === 'GET' ? request.query : (request.body ?? {})) as Record<
    string,
    unknown
  >
}

function isFramed({ headers }: FastifyRequest): boolean {
  return /^(i?frame|embed|object)$/.test(String(headers['sec-fetch-dest']))
}

const TOLD = ['iss', 'client_id', 'login_hint', 'lti_message_hint', 'target_link_uri']

function asTold(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    TOLD.flatMap((name) => {
      const value = text(fields[name], LONGEST_HINT)
      return value === null ? [] : [[name, value]]
    }),
  )
}
