/** Who is here, as the server says; asked while the page is still coming to life, so that it need not wait then. */
import type { Session } from '../identity/auth-endpoints.ts'
import { refetchSession } from '../identity/current-session.ts'
import { isSignOutPending } from '../identity/pending-sign-out.ts'
import type { UserState } from '../user-state.ts'
import { loadUser } from './load-user.ts'

export interface SignedInUser {
  session: Session
  user: UserState | 'inactive-demo'
}

export async function withUser(session: Session): Promise<SignedInUser> {
  const user = await loadUser(session.user)
  if (user === 'inactive-demo') return { session, user }
  const { mustEnrol = false, mustChangePassword = false } = session
  return { session, user: { ...user, mustEnrol, mustChangePassword } }
}

let early: Promise<SignedInUser | null> | undefined
let isWanted = () => {}

/** What a page can do without may come first; whoever wants the answer waits for none of it. */
export async function prefetchSession(first?: Promise<unknown>): Promise<SignedInUser | null> {
  if (isSignOutPending()) return null
  const wanted = new Promise<void>((resolve) => (isWanted = resolve))
  early = refetchSession().then(async (session) => {
    if (!session) return null
    if (first) await Promise.race([first, wanted])
    return withUser(session)
  })
  return early
}

/** Null when nobody is signed in. The early answer is good for once, and only for somebody: they stay. */
export async function fetchSignedInUser(): Promise<SignedInUser | null> {
  const asked = early
  early = undefined
  isWanted()
  const found = await asked
  if (found) return found
  const session = await refetchSession()
  return session && withUser(session)
}
