/**
 * Who may ask at all, decided before a body is read. A route of our interfaces that says nothing is for people
 * who are signed in; whoever opens one to everybody has to write it down.
 */
import type { Role } from '@panya/domain/role/role.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireKeeper, requireRole, requireUser } from './principal.ts'

/** `keeper`: whoever keeps something here; guests, who share one account, do not. */
export type Access = 'anyone' | 'signed-in' | 'keeper' | readonly Role[]

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
}

export const ANYONE = { access: 'anyone' } as const
export const KEEPER = { access: 'keeper' } as const

const INTERFACE = /^\/api\//

export function registerAccess(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (INTERFACE.test(request.routeOptions.url ?? '')) await requireAccess(request)
  })
}

async function requireAccess(request: FastifyRequest): Promise<void> {
  const { access = 'signed-in' } = request.routeOptions.config
  if (access === 'anyone') return
  if (access === 'signed-in') await requireUser(request)
  else if (access === 'keeper') await requireKeeper(request)
  else await requireRole(request, access)
}
