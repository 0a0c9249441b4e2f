/** Who is here, asked while the page is still coming to life, so that it need not wait for the answer then. */

import type { Session } from '../identity/auth-endpoints.ts'
import { refetchSession } from '../identity/current-session.ts'
import { isSignOutPending } from '../identity/pending-sign-out.ts'
import type { UserState } from '../user-state.ts'
import { loadUser } from './load-user.ts'

export interface Present {
  session: Session
  user: UserState | 'inactive-demo'
}

/** As the server says; null when nobody is signed in. */
export async function whoIsHere(): Promise<Present | null> {
  const session = await refetchSession()
  return session && withUser(session)
}

export async function withUser(session: Session): Promise<Present> {
  const user = await loadUser(session.user.email)
  if (user === 'inactive-demo') return { session, user }
  return { session, user: { ...user, mustEnrol: session.mustEnrol === true } }
}

let asked: Promise<Present | null> | undefined
let isWanted = () => {}

/** What a page can do without may come first; whoever takes the answer waits for none of it. */
export function askEarly(first?: Promise<unknown>): void {
  if (isSignOutPending()) return
  const wanted = new Promise<void>((resolve) => (isWanted = resolve))
  asked = refetchSession().then(async (session) => {
    if (!session) return null
    if (first) await Promise.race([first, wanted])
    return withUser(session)
  })
  // Whoever takes it hears of a failure.
  asked.catch(() => undefined)
}

export function peekEarly(): Promise<Present | null> | undefined {
  return asked
}

/** Once: who asks again is told anew. */
export function takeEarly(): Promise<Present | null> | undefined {
  const early = asked
  asked = undefined
  isWanted()
  return early
}
