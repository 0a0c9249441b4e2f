/** Everything between teachers and learners, as one part of the server. */
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../http/context.ts'
import type { AccountServices } from '../auth/accounts-module.ts'
import { registerMyClass } from '../my-class/routes.ts'
import { registerRoster } from '../roster/routes.ts'
import { registerClassrooms } from './routes.ts'

export function registerTeaching(
  app: FastifyInstance,
  context: AppContext,
  accounts: AccountServices,
): void {
  registerClassrooms(app, context)
  registerRoster(app, context, accounts)
  registerMyClass(app, context)
}
