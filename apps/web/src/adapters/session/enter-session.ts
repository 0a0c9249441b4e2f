/** Goes into the session the server knows of: fetches it and fills the client's user state from it. */
import { INACTIVE_DEMO_DESTINATION } from '@panya/domain/session/sign-out.ts'
import { currentSession, refetchSession } from '../identity/current-session.ts'
import { useUserState } from '../user-state.ts'
import { resetClientState } from './client-state.ts'
import { type Present, whoIsHere, withUser } from './early-session.ts'
import { forgetLeftovers } from './leftovers.ts'
import { prepareWork } from './prepare-work.ts'
import { rememberedUser, rememberUser } from './remembered-user.ts'
import { signOut } from './sign-out.ts'

/** Sessions of inactive demo accounts that were ended already: each is ended once. */
const endedDemoSessions = new Set<string>()

/** Whose page this is, from when they came in: signed out or not. */
let lastHere: number | null = null

export async function enterSession(asked = whoIsHere()): Promise<void> {
  const before = currentSession()
  const found = await asked
  if (found) await fillUserState(found)
  // Who signed in while this was asked stays.
  else if (currentSession() === before) resetClientState()
}

/** Fetches the session anew; false when there is none any more. Somebody else's replaces the user. */
export async function followSession(): Promise<boolean> {
  const before = currentSession()
  const session = await refetchSession()
  if (session && session.sessionId !== before?.sessionId)
    await fillUserState(await withUser(session))
  return session !== null
}

async function fillUserState({ session, user }: Present): Promise<void> {
  if (currentSession()?.sessionId !== session.sessionId) return
  if (user === 'inactive-demo') return endDemoSession(session.sessionId)
  if (lastHere !== null && lastHere !== user.id) return beginAnew()
  lastHere = user.id
  // Who closed the browser did not sign out.
  const forgotten = rememberedUser()?.id === user.id ? undefined : forgetLeftovers()
  useUserState.getState().update({ ...user, status: 'authenticated' })
  rememberUser()
  if (user.id !== null && !user.mustEnrol) prepareWork(user.id, forgotten)
}

/** What the page still holds of somebody else (what they copied, what they had open) is not for who comes next. */
function beginAnew(): Promise<never> {
  location.reload()
  return new Promise(() => {})
}

async function endDemoSession(sessionId: string): Promise<void> {
  if (endedDemoSessions.has(sessionId)) return
  endedDemoSessions.add(sessionId)
  await signOut(INACTIVE_DEMO_DESTINATION)
}
