/** Composes the server: what every request goes through, then one module after the other. */
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { registerActivity } from '../modules/activity/routes.ts'
import { keepSiteCurrent } from '../modules/admin-settings/keep-site-current.ts'
import { registerAssets } from '../modules/asset/routes.ts'
import { registerClassConsent } from '../modules/consent/class-routes.ts'
import { registerGuardian } from '../modules/consent/guardian-routes.ts'
import { createGuardianTokens } from '../modules/consent/guardian-tokens.ts'
import { createMailLimits } from '../modules/consent/mail-limits.ts'
import { registerPaperAnswers } from '../modules/consent/paper-routes.ts'
import { registerConsent } from '../modules/consent/routes.ts'
import { registerHealth } from '../modules/health/routes.ts'
import { registerHome } from '../modules/home/routes.ts'
import { createJudgePool } from '../modules/judge/judge-pool-port.ts'
import { registerJudge } from '../modules/judge/routes.ts'
import { createLedger } from '../modules/ledger/ledger-port.ts'
import { registerLedger } from '../modules/ledger/routes.ts'
import { createLtiParts } from '../modules/lti/lti-parts.ts'
import { registerLti } from '../modules/lti/routes.ts'
import { registerNoticeMail } from '../modules/notice/mail-routes.ts'
import { createProviders } from '../modules/payment/providers.ts'
import { registerPayments } from '../modules/payment/routes.ts'
import { registerPersonalData } from '../modules/personal-data/routes.ts'
import { registerPlanRequests } from '../modules/plan-request/routes.ts'
import { registerStaffInvites } from '../modules/privilege/invite-routes.ts'
import { registerProgress } from '../modules/progress/routes.ts'
import { registerProjects } from '../modules/project/routes.ts'
import { registerSharing } from '../modules/project/share-routes.ts'
import { PythonPackages } from '../modules/python-packages/python-packages.ts'
import { registerPythonPackages } from '../modules/python-packages/routes.ts'
import { registerReplays } from '../modules/replay/routes.ts'
import {
  createValidateSession,
  registerValidateSession,
} from '../modules/session/validate-session.ts'
import { registerOffline } from '../modules/site/offline-routes.ts'
import { registerSite, type SiteFiles } from '../modules/site/routes.ts'
import { createSiteVoucher } from '../modules/site/site-voucher.ts'
import { registerVerification } from '../modules/verification/routes.ts'
import { createSignUpRequests } from '../modules/verification/sign-up-request.ts'
import { type DocumentOptions, registerDocuments } from '../pages/routes.ts'
import { watchReadiness } from '../platform/database/readiness.ts'
import { registerAccess } from '../platform/http/access.ts'
import type { AppContext } from '../platform/http/context.ts'
import { registerDiskSpace } from '../platform/http/disk-space.ts'
import { refuseAddress, registerErrorHandler } from '../platform/http/error-handler.ts'
import { fastPath } from '../platform/http/fast-path.ts'
import { registerJsonBody } from '../platform/http/json-body.ts'
import { closeConnectionsWhileLeaving, createLeaving } from '../platform/http/leaving.ts'
import { registerOwnHost } from '../platform/http/own-host.ts'
import { registerProxyWarning } from '../platform/http/proxy.ts'
import { registerCurrentRequest, requestIds } from '../platform/http/request-id.ts'
import { registerSameOrigin } from '../platform/http/same-origin.ts'
import { registerSecurityEvents } from '../platform/http/security-events.ts'
import { registerSecurityHeaders, securityHeaders } from '../platform/http/security-headers.ts'
import { registerStaticFiles, type StaticRoots } from '../platform/http/static-files.ts'
import { createSharedBuckets } from '../platform/limits/shared-buckets.ts'
import { createMailer, type Mailer } from '../platform/mail/mailer.ts'
import { startTasks } from '../platform/scheduler.ts'
import { type AccountServices, createAccountServices, registerAccounts } from './accounts.ts'
import { registerAdministration } from './administration.ts'
import { registerAiService } from './ai.ts'
import { registerData } from './graphql.ts'
import { housekeeping, packageTasks } from './housekeeping.ts'
import { registerTeaching } from './teaching.ts'

const MIB = 1024 * 1024

export interface WebFiles extends DocumentOptions, StaticRoots, SiteFiles {
  /** What pages say about the site has changed. */
  forgetPages(): void
}

export async function createApp(
  context: AppContext,
  web: WebFiles | null,
): Promise<FastifyInstance> {
  const accounts = await createAccountServices(context)
  const headers = securityHeaders(context.env.publicUrl)
  const genReqId = requestIds(context.env.trustProxy)
  const fast = { log: context.log, headers: headers.interfaces, idOf: genReqId }
  const validateSession = createValidateSession(accounts.sessions, fast)
  const leaving = createLeaving()
  const app = Fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId,
    requestIdHeader: false,
    // Longer than the 10 s between two session checks, so that each browser keeps its connection.
    serverFactory: fastPath(validateSession, 65_000, leaving),
    frameworkErrors: refuseAddress(headers.interfaces),
    bodyLimit: MIB,
    // An unknown field is refused, not dropped: a client that sends one expects something of it.
    // "1e400" in an address is read as infinity, which no limit would be held against otherwise.
    ajv: { customOptions: { removeAdditional: false, strictNumbers: false } },
    trustProxy: context.env.trustProxy,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  })
  registerCurrentRequest(app)
  registerSecurityEvents(app, context)
  registerErrorHandler(app)
  registerSecurityHeaders(app, headers)
  registerJsonBody(app)
  registerOwnHost(app, context)
  registerSameOrigin(app, context)
  registerProxyWarning(app, context)
  registerValidateSession(app, validateSession)
  registerAccess(app)
  closeConnectionsWhileLeaving(app, leaving)
  const disk = await registerDiskSpace(app, context)
  const readiness = await watchReadiness(context.database, context.log)
  app.addHook('onClose', () => readiness.close())
  const registry = registerHealth(app, context, { disk, readiness })
  await registerAccounts(app, context, accounts)
  const ledger = createLedger(context)
  const mailer = createMailer(context)
  const buckets = createSharedBuckets(context.database, context.secret, context.now)
  const signUpRequests = createSignUpRequests(context, { mailer, buckets })
  await registerData(app, context, { ...accounts, signUpRequests })
  registerVerification(app, context, { ...accounts, mailer, buckets })
  registerLedger(app, context, { ledger, registry })
  registerPlanRequests(app, context, ledger)
  const providers = createProviders(context.env.payment)
  registerPayments(app, context, providers)
  const findLostJobs = registerAiService(app, context, { ledger, mailer, registry })
  registerProjects(app, context)
  registerAssets(app, context)
  registerSharing(app, context)
  registerReplays(app, context)
  const judges = createJudgePool()
  registerProgress(app, context, judges)
  registerActivity(app, context)
  registerJudge(app, context, judges)
  registerTeaching(app, context, accounts)
  registerNoticeMail(app, context, { ...accounts, mailer })
  registerHome(app, context)
  const lti = createLtiParts(context, accounts)
  registerLti(app, lti)
  const packages = new PythonPackages(context)
  registerPythonPackages(app, packages)
  registerAdministration(app, context, { ...accounts, mailer, packages })
  registerStaffInvites(app, context, accounts.accounts)
  registerPrivacy(app, context, { ...accounts, mailer })
  await keepSiteCurrent(app, context, () => web?.forgetPages())
  if (web) {
    registerStaticFiles(app, web)
    registerSite(app, context, web)
    const voucher = createSiteVoucher(context, web)
    registerOffline(app, web, voucher)
    registerDocuments(app, web, voucher, context)
  }
  const parts = { ...accounts, ledger, mailer, disk, findLostJobs, lti, providers }
  // Without pages nobody would ask for packages.
  const tasks = [...housekeeping(context, parts), ...(web ? packageTasks(context, packages) : [])]
  app.addHook('onClose', await startTasks(tasks, context.log))
  return app
}

/** Mail, consent, and what people may do with their own data. */
function registerPrivacy(
  app: FastifyInstance,
  context: AppContext,
  { identity, accounts, mailer }: AccountServices & { mailer: Mailer },
): void {
  const parts = { identity, mailer }
  registerPersonalData(app, context, parts)
  const { database, secret, now } = context
  const consent = {
    accounts,
    mailer,
    tokens: createGuardianTokens(secret),
    limits: createMailLimits(createSharedBuckets(database, secret, now)),
  }
  registerConsent(app, context, consent)
  registerGuardian(app, context, consent)
  registerPaperAnswers(app, context, consent)
  registerClassConsent(app, context, consent)
}
