/**
 * Who may ask at all, decided before a body is read. A route of our interfaces that says nothing is for people
 * who are signed in; whoever opens one to everybody has to write it down.
 */
import type { Role } from '@panya/domain/account/role.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusalOf, requireKeeper, requireRole, requireStaff, requireUser } from './principal.ts'

/**
 * `keeper`: whoever keeps something here; guests, who share one account, do not. `staff`: teachers and admins,
 * with or without the second factor they need.
 */
export type Access = 'anyone' | 'signed-in' | 'keeper' | 'staff' | readonly Role[]

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Also for staff who still have to enrol a second factor. */
    enrolment?: boolean
  }
}

export const ANYONE = { access: 'anyone' } as const
export const KEEPER = { access: 'keeper' } as const
export const STAFF_ENROLMENT = { access: 'staff', enrolment: true } as const
export const ENROLMENT = { enrolment: true } as const

const INTERFACE = /^\/api\//

export function registerAccess(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (INTERFACE.test(request.routeOptions.url ?? '')) await requireAccess(request)
  })
}

async function requireAccess(request: FastifyRequest): Promise<void> {
  const { access = 'signed-in', enrolment = false } = request.routeOptions.config
  if (access === 'anyone') return
  if (!enrolment) await requireEnrolled(request)
  if (access === 'signed-in') await requireUser(request)
  else if (access === 'keeper') await requireKeeper(request)
  else if (access === 'staff') await requireStaff(request)
  else await requireRole(request, access)
}

/** A route that says nothing of it is closed to who must enrol first. */
async function requireEnrolled(request: FastifyRequest): Promise<void> {
  const principal = await request.server.authenticate(request)
  if (principal.mustEnrol === true) throw refusalOf(principal)
}
