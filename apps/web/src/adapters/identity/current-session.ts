/** The session this tab knows of: fetched from the server, never stored in the browser. */

import { fetchSession, type Session } from './auth-endpoints.ts'
import { keepIdentityToken } from './identity.ts'

let session: Session | null = null

export function currentSession(): Session | null {
  return session
}

export function forgetSession(): void {
  session = null
  keepIdentityToken(null)
}

/** Asks the server; what this tab knew stays when it says that nobody is signed in. */
export async function refetchSession(): Promise<Session | null> {
  const fresh = await fetchSession()
  if (fresh) {
    session = fresh
    keepIdentityToken(fresh.firebaseToken)
  }
  return fresh
}
