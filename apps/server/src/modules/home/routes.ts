/** The first page of somebody who is signed in, in one answer; about nobody but who asks. */
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/http/context.ts'
import { requireUser } from '../../platform/http/principal.ts'
import { homeOf } from './home.ts'

export function registerHome(app: FastifyInstance, context: AppContext): void {
  app.get('/api/home', async (request) => homeOf(context, await requireUser(request)))
}
