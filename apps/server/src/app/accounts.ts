/** Brings accounts up: identity, device sessions, roles, and everything under /api/auth. */
import type { FastifyInstance } from 'fastify'
import { createIdentity } from '../identity/create-identity.ts'
import type { IdentityService } from '../identity/identity-service.ts'
import { createAuthenticate, mustEnrolFirst } from '../modules/auth/authenticate.ts'
import { createKnownDevices } from '../modules/auth/known-device.ts'
import { registerLogBeacon } from '../modules/auth/log-beacon.ts'
import { registerAuth } from '../modules/auth/routes.ts'
import { createSessionCookies } from '../modules/auth/session-cookie.ts'
import { createSignInLimits } from '../modules/auth/sign-in-limits.ts'
import { createSignInTickets } from '../modules/auth/sign-in-ticket-port.ts'
import { createClassSecrets } from '../modules/class-sign-in/class-secrets-port.ts'
import { registerClassLook } from '../modules/class-sign-in/look-route.ts'
import { registerPassword } from '../modules/password/routes.ts'
import { type Accounts, createAccounts } from '../modules/privilege/accounts-port.ts'
import { registerOwnConnections } from '../modules/school-sign-in/connection-routes.ts'
import { createOutsideSignIn } from '../modules/school-sign-in/outside-sign-in.ts'
import { createProviders } from '../modules/school-sign-in/provider.ts'
import { registerSchoolChoices } from '../modules/school-sign-in/routes.ts'
import { createSchools, type Schools } from '../modules/school-sign-in/schools.ts'
import { registerSecondFactor } from '../modules/second-factor/routes.ts'
import { createSecondFactors } from '../modules/second-factor/second-factors-port.ts'
import { registerDevices } from '../modules/session/device-routes.ts'
import { sessionHashOf } from '../modules/session/session-id-port.ts'
import { createSessionRegistry, type SessionRegistry } from '../modules/session/session-port.ts'
import { registerProfile } from '../modules/student/profile-routes.ts'
import { notingVerified } from '../modules/verification/verified-by-identity.ts'
import { listenToNotifications } from '../platform/database/notifications.ts'
import type { AppContext } from '../platform/http/context.ts'
import { createSharedBuckets } from '../platform/limits/shared-buckets.ts'
import { createMailer } from '../platform/mail/mailer.ts'

export interface AccountServices {
  identity: IdentityService
  sessions: SessionRegistry
  accounts: Accounts
  schools: Schools
}

export async function createAccountServices(context: AppContext): Promise<AccountServices> {
  return {
    identity: notingVerified(await createIdentity(context), context),
    sessions: createSessionRegistry(context),
    accounts: createAccounts(context.database, context.now),
    schools: createSchools(context),
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
  const providers = createProviders(context.env.production, now)
  const outside = createOutsideSignIn(services.schools, providers, { ...context, ...services })
  registerAuth(app, context, {
    ...services,
    secret,
    secure,
    log,
    now,
    limits,
    cookies,
    devices,
    factors,
    classSecrets: createClassSecrets({ database: context.database, secret, buckets }),
    outside,
    tickets: createSignInTickets({ secret, secure, buckets, now }),
    mustEnrol: (sessionId) => mustEnrolFirst(authentication, sessionHashOf(sessionId)),
    events: app.securityEvents,
  })
  registerSecondFactor(app, context, { ...services, factors })
  const mailer = createMailer(context)
  registerPassword(app, context, { ...services, factors, devices, buckets, mailer })
  registerLogBeacon(app, context)
  registerSchoolChoices(app, services.schools)
  registerOwnConnections(app, context, services.schools)
  registerDevices(app, services.sessions)
  registerClassLook(app, context, devices)
  registerProfile(app, context)
  await keepUpToDate(app, context, services)
}

/** Hears of changes on other nodes; before closing, writes down who was seen. */
async function keepUpToDate(
  app: FastifyInstance,
  { database, log }: AppContext,
  { sessions, accounts, schools }: AccountServices,
): Promise<void> {
  const listeners = [sessions.listener, accounts.listener, schools.listener]
  const notifications = await listenToNotifications(database.direct, listeners, log)
  app.addHook('onClose', async () => {
    await sessions.saveSeen().catch(() => undefined)
    await notifications.close()
  })
}
