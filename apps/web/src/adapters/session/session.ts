/** Leads this browser's session through its state (session-machine.ts): asks the server, fills the user state, ends it. */
import type { SessionInvalidReason } from '@panya/domain/session/device-session.ts'
import { isSessionCheckSkipped } from '@panya/domain/session/session-check.ts'
import {
  FORCED_SIGN_OUT_DESTINATION,
  INACTIVE_DEMO_DESTINATION,
} from '@panya/domain/session/sign-out.ts'
import { systemClock } from '@panya/domain/time/clock.ts'
import {
  type Credentials,
  finishSignOut,
  type SignInResult,
  signInByCredentials,
} from '../identity/auth-endpoints.ts'
import {
  keepSession,
  leaveAtOnce,
  refetchSession,
  whySessionEnded,
} from '../identity/current-session.ts'
import { isSignOutPending } from '../identity/pending-sign-out.ts'
import { logFailure } from '../log.ts'
import { useUserState } from '../user-state.ts'
import { clearDeviceData } from './clear-device-data.ts'
import { resetClientState } from './client-state.ts'
import { rememberedUser, rememberUser } from './remembered-user.ts'
import type { SecondStep } from './session-machine.ts'
import { dispatchSessionEvent, sessionState } from './session-store.ts'
import { showEndReason, signOut } from './sign-out.ts'
import { fetchSignedInUser, type SignedInUser, withUser } from './signed-in-user.ts'

const RETRY_MS = 5000

let started = false
let letLeave = (_stays: boolean) => {}
const mayLeave = new Promise<boolean>((resolve) => (letLeave = resolve))

export interface PageReady {
  /** A link is about to sign its reader in: they are not sent away because of a session that is over. */
  visiting: boolean
}

/** What a page does first: finds out whether somebody is signed in here, and who. Until it is `ready`, nobody is sent away. */
export function startSession(ready?: PageReady): void {
  if (ready) letLeave(ready.visiting)
  if (started) return
  started = true
  addEventListener('pageshow', leaveOthersPage)
  void keepAsking()
}

let cancelRetry = () => {}

/** Without an answer, who was here last may go on with their work; it is asked again until there is one. */
async function keepAsking(): Promise<void> {
  cancelRetry()
  try {
    await finishSignOut()
    await ask()
  } catch (error) {
    logFailure('session', error)
    goOnWithoutAnswer()
    cancelRetry = systemClock.after(RETRY_MS, () => void keepAsking())
  }
}

async function ask(): Promise<void> {
  const of = openSession()
  const found = await fetchSignedInUser()
  if (!found) return nobodyHere(of)
  dispatchSessionEvent({ type: 'found', of, id: found.session.sessionId })
  await letIn(found)
}

async function nobodyHere(of: string | null): Promise<void> {
  const why = whySessionEnded()
  if (why !== null && !(await mayLeave) && isTold()) return endSession(of, why)
  if (dispatchSessionEvent({ type: 'nobody', of })) resetClientState()
}

const isTold = () => !isSessionCheckSkipped(location.pathname)

/** By the server: they are told why and led to sign-in. */
export function endSession(id: string | null, reason: SessionInvalidReason): void {
  if (!dispatchSessionEvent({ type: 'ended', id, reason })) return
  showEndReason(reason)
  void signOut(FORCED_SIGN_OUT_DESTINATION)
}

/** A page that checks nothing did not tell them; the next one does. */
export function tellOnNextPage(): void {
  const why = whySessionEnded()
  if (why !== null && sessionState().name === 'signed-out' && isTold()) endSession(null, why)
}

/** Fetches the session anew; false when there is none any more. Somebody else's replaces the user. */
export async function followSession(): Promise<boolean> {
  const of = openSession()
  const session = await refetchSession()
  if (!session || !dispatchSessionEvent({ type: 'found', of, id: session.sessionId }))
    return session !== null
  try {
    await letIn(await withUser(session))
  } catch {
    askAgain()
  }
  return true
}

/** Null while another attempt is under way. */
export async function signInWith(credentials: Credentials): Promise<SignInResult | null> {
  if (!dispatchSessionEvent({ type: 'credentials-sent' })) return null
  try {
    const result = await signInByCredentials(credentials)
    if (!result.ok) {
      refuse(result.code)
      return result
    }
    const { session } = result
    keepSession(session)
    dispatchSessionEvent({ type: 'signed-in', id: session.sessionId })
    if (leaveAtOnce()) return new Promise(() => {})
    await letIn(await withUser(session))
    return result
  } catch (error) {
    dispatchSessionEvent({ type: 'refused' })
    askAgain()
    throw error
  }
}

/** The second step is given up. */
export function startOver(): void {
  dispatchSessionEvent({ type: 'started-over' })
}

function refuse(code: string): void {
  const [, step] = /^second_factor_(app|passkey|any)$/.exec(code) ?? []
  dispatchSessionEvent(
    step ? { type: 'asked-further', step: step as SecondStep } : { type: 'refused' },
  )
  askAgain()
}

/** What was being asked when somebody signed in has not been heard. */
function askAgain(): void {
  if (sessionState().name === 'loading') void keepAsking()
}

/** Whose page this is, from when they came in: signed out or not. */
let lastHere: number | null = null

async function letIn({ session, user }: SignedInUser): Promise<void> {
  const { sessionId: id } = session
  const state = sessionState()
  if (state.name !== 'loading' || state.id !== id) return
  if (user === 'inactive-demo') {
    await mayLeave
    const ended = dispatchSessionEvent({ type: 'ended', id, reason: 'inactive-demo' })
    return ended ? signOut(INACTIVE_DEMO_DESTINATION) : undefined
  }
  if (lastHere !== null && lastHere !== user.id) return beginAnew()
  lastHere = user.id
  // Who closed the browser did not sign out.
  const forgotten = rememberedUser()?.id === user.id ? undefined : clearDeviceData()
  useUserState.getState().update(user)
  rememberUser()
  dispatchSessionEvent({ type: 'filled', id })
  if (user.id !== null && !user.mustEnrol) whenIdle(user.id, forgotten)
}

/** The session a question is about; one that has ended is none. */
function openSession(): string | null {
  const state = sessionState()
  return state.name === 'ended' ? null : state.id
}

/** What the page still holds of somebody else (what they copied, what they had open) is not for who comes next. */
function beginAnew(): Promise<never> {
  location.reload()
  return new Promise(() => {})
}

/** A browser brings a page back as it was left: whoever goes back must not see what somebody else had there. */
function leaveOthersPage({ persisted }: PageTransitionEvent): void {
  const { id } = useUserState.getState()
  if (persisted && id !== null && rememberedUser()?.id !== id) location.reload()
}

function goOnWithoutAnswer(): void {
  if (isSignOutPending()) return resetClientState()
  const { status, update } = useUserState.getState()
  const user = status === 'loading' && !navigator.onLine ? rememberedUser() : null
  if (user) update(user)
  dispatchSessionEvent({ type: 'no-answer', remembered: user !== null })
}

/** The page comes first: whoever opens a tool asks for the key by itself. */
function whenIdle(user: number, forgotten?: Promise<void>): void {
  const prepare = () => {
    prepareDevice(user, forgotten).catch((error: unknown) => logFailure('draft-key', error))
  }
  if ('requestIdleCallback' in window) requestIdleCallback(prepare, { timeout: 2000 })
  else setTimeout(prepare, 500)
}

/** Their key, and what earlier versions left of theirs; after what the one before left is `forgotten`. */
async function prepareDevice(user: number, forgotten?: Promise<void>): Promise<void> {
  await forgotten
  const { draftKey } = await import('../encryption/draft-key.ts')
  await draftKey(user)
  const { migratePlaintextDrafts } = await import('../projects/migrate-plaintext-drafts.ts')
  await migratePlaintextDrafts(user)
}
