/** Everything between teachers and learners, as one part of the server. */
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../http/context.ts'
import { registerAssignments } from '../assignment/routes.ts'
import type { AccountServices } from '../auth/accounts-module.ts'
import { registerClassReport } from '../class-report/routes.ts'
import { registerLiveBoard } from '../live-board/routes.ts'
import { registerMyClass } from '../my-class/routes.ts'
import { registerRoster } from '../roster/routes.ts'
import { registerWork } from '../work/routes.ts'
import { registerClassrooms } from './routes.ts'

export function registerTeaching(
  app: FastifyInstance,
  context: AppContext,
  accounts: AccountServices,
): void {
  registerClassrooms(app, context)
  registerRoster(app, context, accounts)
  registerMyClass(app, context)
  registerAssignments(app, context)
  registerWork(app, context)
  registerLiveBoard(app, context)
  registerClassReport(app, context)
}
