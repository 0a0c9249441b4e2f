/** Brings accounts up: identity, device sessions, roles, and everything under /api/auth. */
import type { FastifyInstance } from 'fastify'
import { listenToNotifications } from '../../database/notifications.ts'
import { createSharedBuckets } from '../../database/shared-buckets.ts'
import type { AppContext } from '../../http/context.ts'
import { createIdentity } from '../../identity/create-identity.ts'
import type { IdentityService } from '../../identity/identity-service.ts'
import { type Accounts, createAccounts } from '../privilege/accounts.ts'
import { registerProfile } from '../profile/routes.ts'
import { registerSecondFactor } from '../second-factor/routes.ts'
import { createSecondFactors } from '../second-factor/second-factors.ts'
import { registerDevices } from '../session/device-routes.ts'
import { sessionHashOf } from '../session/session-id.ts'
import { createSessionRegistry, type SessionRegistry } from '../session/session-registry.ts'
import { notingVerified } from '../verification/verified-by-identity.ts'
import { createAuthenticate, mustEnrolFirst } from './authenticate.ts'
import { createKnownDevices } from './known-device.ts'
import { registerLogBeacon } from './log-beacon.ts'
import { registerAuth } from './routes.ts'
import { createSessionCookies } from './session-cookie.ts'
import { createSignInLimits } from './sign-in-limits.ts'

const SAVE_SEEN_MS = 60_000
const CLEAN_UP_MS = 60 * 60_000

export interface AccountServices {
  identity: IdentityService
  sessions: SessionRegistry
  accounts: Accounts
}

export async function createAccountServices(context: AppContext): Promise<AccountServices> {
  return {
    identity: notingVerified(await createIdentity(context), context),
    sessions: createSessionRegistry(context),
    accounts: createAccounts(context.database, context.now),
  }
}

export async function registerAccounts(
  app: FastifyInstance,
  context: AppContext,
  services: AccountServices,
): Promise<void> {
  const { now, log, secret } = context
  const secure = context.env.publicUrl.startsWith('https:')
  const cookies = createSessionCookies(secret, secure)
  const buckets = createSharedBuckets(context.database, secret, now)
  const factors = createSecondFactors(context, buckets)
  const secondFactorRequired = factors.required
  const authentication = { ...services, cookies, now, secondFactorRequired }
  app.decorate('authenticate', createAuthenticate(authentication))
  const limits = createSignInLimits(buckets)
  const devices = createKnownDevices(secret, secure)
  registerAuth(app, context, {
    ...services,
    secret,
    secure,
    log,
    limits,
    cookies,
    devices,
    factors,
    mustEnrol: (sessionId) => mustEnrolFirst(authentication, sessionHashOf(sessionId)),
    events: app.securityEvents,
  })
  registerSecondFactor(app, context, { ...services, factors })
  registerLogBeacon(app, context)
  registerDevices(app, services.sessions)
  registerProfile(app, context)
  await keepUpToDate(app, context, services)
}

/** Hears of changes, writes down who was seen, and forgets devices nobody uses any more. */
async function keepUpToDate(
  app: FastifyInstance,
  { database, log }: AppContext,
  { sessions, accounts }: AccountServices,
): Promise<void> {
  const listeners = [sessions.listener, accounts.listener]
  const notifications = await listenToNotifications(database.pool.options, listeners, log)
  const quietly = (work: () => Promise<void>) => () => {
    work().catch((error: unknown) => log.warn({ err: error }, 'session upkeep failed'))
  }
  const timers = [
    setInterval(quietly(sessions.saveSeen), SAVE_SEEN_MS).unref(),
    setInterval(quietly(sessions.removeOld), CLEAN_UP_MS).unref(),
  ]
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
    await sessions.saveSeen().catch(() => undefined)
    await notifications.close()
  })
}
