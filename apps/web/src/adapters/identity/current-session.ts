/** The session this tab knows of: fetched from the server, never stored in the browser. */

import type { SessionInvalidReason } from '@panya/domain/session/device-session.ts'
import { fetchSession, type Session } from './auth-endpoints.ts'
import { keepIdentityToken } from './identity.ts'

let session: Session | null = null
let ended: SessionInvalidReason | null = null

export function currentSession(): Session | null {
  return session
}

/** Why the session this browser came with is over, as the server last said. */
export function whySessionEnded(): SessionInvalidReason | null {
  return ended
}

export function keepSession(next: Session): void {
  session = next
  ended = null
  keepIdentityToken(next.firebaseToken)
}

export function forgetSession(): void {
  session = null
  keepIdentityToken(null)
}

/** Asks the server; what this tab knew stays when it says that nobody is signed in, and who came meanwhile. */
export async function refetchSession(): Promise<Session | null> {
  const before = session?.sessionId
  const answer = await fetchSession()
  const fresh = answer.session
  ended = answer.ended
  if (fresh && session?.sessionId === before) keepSession(fresh)
  return fresh
}

let leave = () => false

/** For a page that leads to a document of its own: who signed in is asked there. True when it has been left. */
export function onSignedIn(leaving: () => boolean): () => void {
  leave = leaving
  return () => (leave = () => false)
}

export const leaveAtOnce = () => leave()
