/** What a page does first: finds out whether somebody is signed in here, and who. */
import { type Clock, systemClock } from '@panya/domain/time/clock.ts'
import { finishSignOut } from '../identity/auth-endpoints.ts'
import { isSignOutPending } from '../identity/pending-sign-out.ts'
import { logFailure } from '../log.ts'
import { useUserState } from '../user-state.ts'
import { resetClientState } from './client-state.ts'
import { peekEarly, takeEarly } from './early-session.ts'
import { enterSession } from './enter-session.ts'
import { rememberedUser } from './remembered-user.ts'

const RETRY_MS = 5000

/** As soon as the page is alive. Whoever has to leave again is left to what keeps the session. */
export function enterEarly(): void {
  const early = peekEarly()
  early?.then(
    (found) => (found && found.user !== 'inactive-demo' ? enterSession(early) : undefined),
    () => undefined,
  )
}

/** Without an answer, who was here last may go on with their work; it is asked again until there is one. */
export function beginSession(clock: Clock = systemClock): () => void {
  let ended = false
  let cancel = () => {}
  const attempt = async () => {
    try {
      await finishSignOut()
      // Nobody there then may be somebody now: that answer is not taken for one.
      const early = await takeEarly()
      await enterSession(early ? Promise.resolve(early) : undefined)
    } catch (error) {
      if (ended) return
      logFailure('session', error)
      goOnWithoutAnswer()
      cancel = clock.after(RETRY_MS, () => void attempt())
    }
  }
  void attempt()
  addEventListener('pageshow', leaveOthersPage)
  return () => {
    ended = true
    cancel()
    removeEventListener('pageshow', leaveOthersPage)
  }
}

/** A browser brings a page back as it was left: whoever goes back must not see what somebody else had there. */
function leaveOthersPage({ persisted }: PageTransitionEvent): void {
  const { id } = useUserState.getState()
  if (persisted && id !== null && rememberedUser()?.id !== id) location.reload()
}

function goOnWithoutAnswer(): void {
  const { status, update } = useUserState.getState()
  if (isSignOutPending()) return resetClientState()
  const user = rememberedUser()
  if (user && status === 'loading' && !navigator.onLine)
    update({ ...user, status: 'authenticated' })
}
