/** What a session has proved, and how lately: asked before somebody changes how they sign in. */
import { CONFIRMED_MINUTES } from '@panya/domain/account/second-factor.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { SessionRegistry } from '../session/session-port.ts'
import type { Enrolment, SecondFactors } from './second-factors-port.ts'

/** Somebody who got the role back is in a session for which nobody asked for the factor they have. */
export async function requireProved(
  sessions: Pick<SessionRegistry, 'active'>,
  table: Pick<SecondFactors['table'], 'methods'>,
  { studentId, sessionHash }: Pick<Enrolment, 'studentId' | 'sessionHash'>,
): Promise<void> {
  const session = await sessions.active(sessionHash)
  if (session !== null && session.secondFactor !== null) return
  const { app, passkeys } = await table.methods(studentId)
  if (app || passkeys > 0) throw new Problem('FORBIDDEN', 'sign-in-again')
}

/** The computer may have been left open. */
export async function requireConfirmed(
  sessions: Pick<SessionRegistry, 'confirmedAt'>,
  sessionHash: string,
  now: Date,
): Promise<void> {
  const at = await sessions.confirmedAt(sessionHash)
  const oldest = now.getTime() - CONFIRMED_MINUTES * 60_000
  if (at === null || at.getTime() < oldest) throw new Problem('FORBIDDEN', 'confirm-first')
}
