import type { Role } from '@panya/domain/account/role.ts'
import { isStaff } from '@panya/domain/account/staff.ts'
import type { FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

/** Who asks, as the server knows it: never what the client says of itself. */
export interface Principal {
  role: Role
  email: string | null
  /** The student row; admins and teachers have one too. Null for anonymous. */
  studentId: number | null
  groups: readonly string[]
  /** Names the device session without being its secret. */
  sessionHash: string | null
  /** A learner whose guardian has not consented yet, or who was not asked for their age yet. */
  restricted?: boolean
  /** A teacher or admin who has to prove more than a password first: until then no more than anybody. */
  mustEnrol?: boolean
}

export const ANONYMOUS: Principal = {
  role: 'anonymous',
  email: null,
  studentId: null,
  groups: [],
  sessionHash: null,
}

declare module 'fastify' {
  interface FastifyInstance {
    /** From the session cookie or the bearer token; ANONYMOUS when there is none or it is worthless. */
    authenticate(request: FastifyRequest): Promise<Principal>
  }
}

export interface SignedIn extends Principal {
  email: string
  studentId: number
}

/** For everything that belongs to somebody. */
export async function requireUser(request: FastifyRequest): Promise<SignedIn> {
  const principal = await request.server.authenticate(request)
  if (principal.studentId === null || principal.email === null) {
    throw new Problem('UNAUTHENTICATED', 'sign-in-needed')
  }
  return principal as SignedIn
}

export async function requireRole(
  request: FastifyRequest,
  roles: readonly Role[],
): Promise<SignedIn> {
  const principal = await requireUser(request)
  if (!roles.includes(principal.role)) throw refusalOf(principal)
  return principal
}

export function refusalOf({ mustEnrol }: Principal): Problem {
  return new Problem('FORBIDDEN', mustEnrol === true ? 'second-factor-required' : 'forbidden')
}

/** Teachers and admins, also those who are only here to enrol a second factor. */
export async function requireStaff(request: FastifyRequest): Promise<SignedIn> {
  const principal = await requireUser(request)
  if (!isStaff(principal.role) && principal.mustEnrol !== true) throw refusalOf(principal)
  return principal
}

/** Guests share one account, so nothing they make may be kept where other guests would find it. */
export async function requireKeeper(request: FastifyRequest): Promise<SignedIn> {
  const principal = await requireUser(request)
  if (principal.role === 'demo') throw new Problem('FORBIDDEN', 'guests-keep-on-their-device')
  return principal
}

/** For whatever leaves a learner's own account: showing work to others, asking an AI service. */
export function requireUnrestricted(user: Principal): void {
  if (user.restricted === true) throw new Problem('FORBIDDEN', 'guardian-consent-needed')
}
