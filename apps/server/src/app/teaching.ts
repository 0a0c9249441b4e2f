/** Everything between teachers and learners, as one part of the server. */
import type { FastifyInstance } from 'fastify'
import { registerAssignments } from '../modules/assignment/routes.ts'
import { registerCalendar } from '../modules/calendar/routes.ts'
import { registerClassGroups } from '../modules/class-group/routes.ts'
import { registerClassReport } from '../modules/class-report/routes.ts'
import { registerClassSignIn } from '../modules/class-sign-in/routes.ts'
import { registerMyClass } from '../modules/classroom/my-class-routes.ts'
import { registerClassrooms } from '../modules/classroom/routes.ts'
import { registerGradebook } from '../modules/gradebook/routes.ts'
import { registerGuardianProgress } from '../modules/guardian-progress/routes.ts'
import { registerLiveBoard } from '../modules/live-board/routes.ts'
import { registerNotices } from '../modules/notice/routes.ts'
import { registerRoster } from '../modules/roster/routes.ts'
import { registerWork } from '../modules/work/routes.ts'
import type { AppContext } from '../platform/http/context.ts'
import type { AccountServices } from './accounts.ts'

export function registerTeaching(
  app: FastifyInstance,
  context: AppContext,
  accounts: AccountServices,
): void {
  registerClassrooms(app, context)
  registerRoster(app, context, accounts)
  registerClassSignIn(app, context, accounts)
  registerClassGroups(app, context)
  registerMyClass(app, context)
  registerAssignments(app, context)
  registerWork(app, context)
  registerLiveBoard(app, context)
  registerClassReport(app, context)
  registerGradebook(app, context)
  registerNotices(app, context)
  registerCalendar(app, context, accounts)
  registerGuardianProgress(app, context)
}
