/** Wires the session's check and refresh to the clock and the window, while somebody is signed in. */

import {
  isSessionCheckSkipped,
  type SessionAnswer,
  type SessionCheck,
  startSessionCheck,
} from '@panya/domain/session/session-check.ts'
import { startSessionRefresh } from '@panya/domain/session/session-refresh.ts'
import { FORCED_SIGN_OUT_DESTINATION } from '@panya/domain/session/sign-out.ts'
import { systemClock } from '@panya/domain/time/clock.ts'
import { validateSession } from '../../adapters/identity/auth-endpoints.ts'
import { currentSession } from '../../adapters/identity/current-session.ts'
import { identityToken } from '../../adapters/identity/identity.ts'
import { logFailure } from '../../adapters/log.ts'
import { resetClientState } from '../../adapters/session/client-state.ts'
import { followSession } from '../../adapters/session/enter-session.ts'
import { signOut } from '../../adapters/session/sign-out.ts'

export interface SessionTimers {
  routeChanged(): void
  stop(): void
}

export function startSessionTimers(onInvalid: (reason: string | null) => void): SessionTimers {
  const check = startSessionCheck({
    clock: systemClock,
    pathname: () => location.pathname,
    validate,
    onInvalid(reason) {
      onInvalid(reason)
      void signOut(FORCED_SIGN_OUT_DESTINATION)
    },
    log: (error) => logFailure('session-check', error),
  })
  const refresh = startSessionRefresh({
    clock: systemClock,
    hasToken: () => identityToken() !== null,
    refresh: () => refreshSession(check),
    log: (error) => logFailure('session-refresh', error),
  })
  const onFocus = () => {
    check.focused()
    refresh.focused()
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') check.focused()
  }
  addEventListener('focus', onFocus)
  document.addEventListener('visibilitychange', onVisible)
  return {
    routeChanged: check.routeChanged,
    stop() {
      check.stop()
      refresh.stop()
      removeEventListener('focus', onFocus)
      document.removeEventListener('visibilitychange', onVisible)
    },
  }
}

/** Opened without a connection, a page has nothing to check yet. */
async function validate(): Promise<SessionAnswer> {
  const session = currentSession()
  return session ? validateSession(session.sessionId) : { isValid: true }
}

/** A session that is gone is left to the check, which knows why; where nothing is checked, it just ends. */
async function refreshSession(check: SessionCheck): Promise<void> {
  if (await followSession()) return
  if (isSessionCheckSkipped(location.pathname)) resetClientState()
  else check.routeChanged()
}
