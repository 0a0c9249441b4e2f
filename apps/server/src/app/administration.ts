/** Brings the administration up: every interface under /api/admin. */
import type { FastifyInstance } from 'fastify'
import { readPerson } from '../modules/admin-people/person.ts'
import { addPeopleRoutes } from '../modules/admin-people/routes.ts'
import { addFirmwareRoutes, registerFirmware } from '../modules/admin-settings/firmware-routes.ts'
import { addSettingsRoutes } from '../modules/admin-settings/routes.ts'
import { addAttendanceRoutes } from '../modules/attendance/report-routes.ts'
import { addAuditRoutes } from '../modules/audit/routes.ts'
import { healthReport } from '../modules/health/health-report.ts'
import { addPlatformRoutes } from '../modules/lti/admin-routes.ts'
import { addOneRosterRoutes } from '../modules/one-roster/routes.ts'
import { addRoleRoutes } from '../modules/privilege/role-routes.ts'
import type { PythonPackages } from '../modules/python-packages/python-packages.ts'
import { addPythonPackagesRoutes } from '../modules/python-packages/routes.ts'
import { addConnectionRoutes } from '../modules/school-sign-in/connection-routes.ts'
import { addSchoolSignInRoutes } from '../modules/school-sign-in/routes.ts'
import { addFactorResetRoute } from '../modules/second-factor/reset-route.ts'
import { addGrantRoutes } from '../modules/subscription/grant-routes.ts'
import { addManyGrantRoutes } from '../modules/subscription/many-grant-routes.ts'
import { registerAdminScope } from '../platform/http/admin-scope.ts'
import type { AppContext } from '../platform/http/context.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import type { AccountServices } from './accounts.ts'

export function registerAdministration(
  app: FastifyInstance,
  context: AppContext,
  services: AccountServices & { mailer: Mailer; packages: PythonPackages },
): void {
  const { mailer, packages } = services
  registerAdminScope(app, (scope) => {
    addPeopleRoutes(scope, context, services)
    addRoleRoutes(scope, context, services)
    addGrantRoutes(scope, {
      ...context,
      readPerson: (id) => readPerson(context.database, services.sessions, id, context.now()),
    })
    addManyGrantRoutes(scope, context)
    addOneRosterRoutes(scope, context, services)
    addFactorResetRoute(scope, context, services)
    addSchoolSignInRoutes(scope, context, services.schools)
    addConnectionRoutes(scope, { ...context, ...services })
    addAuditRoutes(scope, context.database)
    addAttendanceRoutes(scope, context.database)
    addSettingsRoutes(scope, context)
    addFirmwareRoutes(scope, context.database)
    addPlatformRoutes(scope, context)
    addPythonPackagesRoutes(scope, packages)
    // Mails that were not sent, so that they can be handed over some other way.
    scope.get('/api/admin/outbox', async () => ({
      sends: mailer.sends,
      mails: await mailer.outbox.list(),
    }))
    scope.get('/api/admin/health', () => healthReport(context))
  })
  registerFirmware(app, context.database)
}
