/** Mounts the session library at /api/auth, with our identity, sessions and limits behind it. */
import { Auth } from '@auth/core'
import { localeCookie } from '@panya/domain/locale/chosen-locale.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { SESSION_ENDED_HEADER } from '@panya/domain/session/device-session.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ANYONE } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { passkeySite } from '../second-factor/passkey-site-port.ts'
import { sessionHashOf } from '../session/session-id-port.ts'
import { findLocale } from '../student/locale-port.ts'
import { type AuthConfigParts, authConfig, type SignInVisit } from './auth-config.ts'
import type { KnownDevices } from './known-device.ts'
import type { OutsideSignIn } from './outside-sign-in-port.ts'
import { outsideVisit } from './outside-visit.ts'
import type { SessionCookies } from './session-cookie.ts'
import { type SignInDevice, type SignInParts, signIn } from './sign-in.ts'

const BODY_LIMIT = 16 * 1024

export interface AuthParts extends AuthConfigParts, SignInParts {
  cookies: SessionCookies
  devices: KnownDevices
  outside: OutsideSignIn
}

export function registerAuth(app: FastifyInstance, context: AppContext, parts: AuthParts): void {
  app.get('/api/identity/jwks.json', { config: ANYONE }, async (_request, reply) => {
    const keys = parts.identity.publicKeys()
    if (keys === null) throw new Problem('NOT_FOUND', 'not-found')
    return reply.header('cache-control', 'public, max-age=300').send(keys)
  })

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const types = ['application/x-www-form-urlencoded', 'application/json']
    scope.addContentTypeParser(
      types,
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_q, body, done) => done(null, body),
    )
    scope.route({
      method: ['GET', 'POST'],
      url: '/api/auth/*',
      config: ANYONE,
      handler: (request, reply) => handle(context, parts, request, reply),
    })
  })
}

async function handle(
  context: AppContext,
  parts: AuthParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const previous = await parts.cookies.read(request.headers.cookie)
  const { cookie } = request.headers
  let signedIn: string | null = null
  const device: SignInDevice = {
    address: request.ip,
    device: parts.devices.read(cookie),
    userAgent: request.headers['user-agent'] ?? '',
    site: passkeySite(context.env, request.host),
    cookieHeader: cookie,
    previousSessionId: previous?.sessionId ?? null,
  }
  const visit: SignInVisit = {
    signIn: async (credentials) => {
      const user = await signIn(parts, credentials, device)
      signedIn = user?.email ?? null
      return user
    },
    ended: null,
    failure: null,
    outside: await outsideVisit(parts, {
      url: request.url,
      origin: originOf(context, request),
      cookieHeader: cookie,
    }),
  }
  const afterSignOut = visit.outside?.afterSignOut ?? null
  if (afterSignOut !== null && request.method === 'GET') return reply.redirect(afterSignOut)
  const decided = await Auth(webRequest(context, request), authConfig(parts, visit))
  const answer = visit.outside?.withWayBack(decided) ?? decided
  if (isAccountGone(visit.failure) && previous !== null) {
    await parts.sessions.end(sessionHashOf(previous.sessionId))
    reply.header(SESSION_ENDED_HEADER, 'inactive')
    return reply.type('application/json').send('null')
  }
  // Nothing was decided: keep the cookie, say that it failed, let the client try again.
  if (visit.failure !== null) throw visit.failure
  if (signedIn !== null && (await mayBeKnown(parts, device, signedIn))) {
    reply.header('set-cookie', parts.devices.cookieAfter(cookie, signedIn))
  }
  if (visit.ended !== null) reply.header(SESSION_ENDED_HEADER, visit.ended)
  if (visit.outside?.cookie) reply.header('set-cookie', visit.outside.cookie)
  if (answer.status === 400) throw new Problem('BAD_INPUT', 'bad-input')
  if (visit.left !== undefined)
    return send(
      await withFarewell(parts, visit.left, originOf(context, request), answer),
      reply,
      null,
    )
  if (signedIn === null) return send(answer, reply, visit.keepsCookie ? parts.cookies.name : null)
  const locale = await findLocale(context.database, signedIn)
  if (locale !== null) reply.header('set-cookie', localeCookie(locale, parts.secure))
  return send(await withSession(context, parts, request, answer, locale), reply, null)
}

/** Whoever signs in hears of their session and language at once: asking would cost another way there and back. */
async function withSession(
  context: AppContext,
  parts: AuthParts,
  request: FastifyRequest,
  answer: Response,
  locale: Locale | null,
): Promise<Response> {
  if (answer.status !== 200) return answer
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  const asked = new Request(new URL('/api/auth/session', originOf(context, request)), {
    headers: { cookie: cookies.join('; ') },
  })
  // Where it fails, the browser asks, and is told what is wrong.
  const visit: SignInVisit = { signIn: async () => null, ended: null, failure: null }
  const session = await Auth(asked, authConfig(parts, visit))
  if (!session.ok) return answer
  const body = { ...((await answer.json()) as object), session: await session.json(), locale }
  return new Response(JSON.stringify(body), { status: answer.status, headers: answer.headers })
}

/** Whoever got in through their school hears how to sign out there too: the machine may be everybody's. */
async function withFarewell(
  { outside }: AuthParts,
  source: string,
  origin: string,
  answer: Response,
): Promise<Response> {
  const school = answer.status === 200 ? await outside.farewell(source, origin) : null
  if (school === null) return answer
  const body = { ...((await answer.json()) as object), school }
  return new Response(JSON.stringify(body), { status: answer.status, headers: answer.headers })
}

/** Guests prove nothing by their sign-in, and nobody has new devices all the time. */
async function mayBeKnown(
  { accounts, limits }: AuthParts,
  { device }: SignInDevice,
  email: string,
): Promise<boolean> {
  const { demo } = await accounts.find(email)
  return demo === null && (device !== null || (await limits.admitDevice(email)))
}

/** A hosted identity service gives no more tokens: the account was disabled or removed there. */
function isAccountGone(failure: unknown): boolean {
  return failure instanceof Problem && failure.code === 'UNAUTHENTICATED'
}

function originOf({ env: { publicUrl } }: AppContext, request: FastifyRequest): string {
  return publicUrl.startsWith('https:') ? publicUrl : `http://${request.host}`
}

function webRequest(context: AppContext, request: FastifyRequest): Request {
  const origin = originOf(context, request)
  if (!URL.canParse(request.url, origin)) throw new Problem('BAD_INPUT', 'bad-input')
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value))
  }
  const body = request.method === 'POST' && Buffer.isBuffer(request.body) ? request.body : null
  // Older clients of the library ask in the form for an answer they can read.
  if (body !== null && /(^|&)json=true(&|$)/.test(body.toString('latin1'))) {
    headers.set('x-auth-return-redirect', '1')
  }
  return new Request(new URL(request.url, origin), {
    method: request.method,
    headers,
    ...(body === null ? {} : { body: new Uint8Array(body) }),
  })
}

/** `without` names a cookie that stays as the browser has it, whole or in pieces. */
async function send(
  answer: Response,
  reply: FastifyReply,
  without: string | null,
): Promise<FastifyReply> {
  reply.code(answer.status)
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(name, value)
  })
  for (const cookie of answer.headers.getSetCookie()) {
    if (without === null || !cookie.startsWith(without)) reply.header('set-cookie', cookie)
  }
  return reply.send(Buffer.from(await answer.arrayBuffer()))
}
