/** Brings the administration up: its interfaces, and the work that is due without anybody asking. */
import type { FastifyInstance } from 'fastify'
import { registerAdminScope } from '../../http/admin-scope.ts'
import type { AppContext } from '../../http/context.ts'
import type { IdentityService } from '../../identity/identity-service.ts'
import { addAttendanceRoutes } from '../admin-attendance/routes.ts'
import { healthReport } from '../admin-health/health-report.ts'
import { addFirmwareRoutes, registerFirmware } from '../admin-settings/firmware-routes.ts'
import { addSettingsRoutes } from '../admin-settings/routes.ts'
import { addAuditRoutes } from '../audit/routes.ts'
import type { AccountServices } from '../auth/accounts-module.ts'
import type { Mailer } from '../mail/mailer.ts'
import { addFactorResetRoute } from '../second-factor/reset-route.ts'
import { deleteDueAccounts } from './close-account.ts'
import { addManyGrantRoutes } from './many-grant-routes.ts'
import { addPeopleRoutes } from './routes.ts'

const EVERY_MS = 3_600_000

export function registerAdministration(
  app: FastifyInstance,
  context: AppContext,
  services: AccountServices & { mailer: Mailer },
): void {
  registerAdminScope(app, (scope) => {
    addPeopleRoutes(scope, context, services)
    addManyGrantRoutes(scope, context)
    addFactorResetRoute(scope, context, services)
    addAuditRoutes(scope, context.database)
    addAttendanceRoutes(scope, context.database)
    addSettingsRoutes(scope, context)
    addFirmwareRoutes(scope, context.database)
    scope.get('/api/admin/health', () => healthReport(context))
  })
  registerFirmware(app, context.database)
  eraseWhenDue(app, context, services.identity)
}

/** Every hour on every node: what is done twice changes nothing. */
function eraseWhenDue(
  app: FastifyInstance,
  { database, log, now }: AppContext,
  identity: IdentityService,
): void {
  const timer = setInterval(() => {
    deleteDueAccounts(database, identity, now()).catch((error: unknown) =>
      log.warn({ err: error }, 'accounts could not be erased'),
    )
  }, EVERY_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
