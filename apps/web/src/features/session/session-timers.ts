/** Wires the session's check and refresh to the clock and the window, while somebody is signed in. */

import { sessionInvalidReason } from '@panya/domain/session/device-session.ts'
import {
  isSessionCheckSkipped,
  type SessionAnswer,
  type SessionCheck,
  startSessionCheck,
} from '@panya/domain/session/session-check.ts'
import { startSessionRefresh } from '@panya/domain/session/session-refresh.ts'
import { systemClock } from '@panya/domain/time/clock.ts'
import { onReturning } from '@panya/tools/host/page-life.ts'
import { validateSession } from '../../adapters/identity/auth-endpoints.ts'
import { currentSession } from '../../adapters/identity/current-session.ts'
import { identityToken } from '../../adapters/identity/identity.ts'
import { logFailure } from '../../adapters/log.ts'
import { resetClientState } from '../../adapters/session/client-state.ts'
import { endSession, followSession } from '../../adapters/session/session.ts'
import { dispatchSessionEvent, sessionState } from '../../adapters/session/session-store.ts'

export interface SessionTimers {
  routeChanged(): void
  stop(): void
}

export function startSessionTimers(): SessionTimers {
  const check = startSessionCheck({
    clock: systemClock,
    pathname: () => location.pathname,
    validate,
    onInvalid: (reason) => endSession(sessionState().id, sessionInvalidReason(reason)),
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
  const stopReturning = onReturning(onFocus)
  document.addEventListener('visibilitychange', onVisible)
  return {
    routeChanged: check.routeChanged,
    stop() {
      check.stop()
      refresh.stop()
      removeEventListener('focus', onFocus)
      stopReturning()
      document.removeEventListener('visibilitychange', onVisible)
    },
  }
}

/** Opened without a connection, a page has nothing to check yet; and who came meanwhile is not meant. */
async function validate(): Promise<SessionAnswer> {
  const asked = currentSession()?.sessionId
  if (asked === undefined) return { isValid: true }
  const answer = await validateSession(asked)
  const coming = sessionState().name === 'signing-in'
  return coming || currentSession()?.sessionId !== asked ? { isValid: true } : answer
}

/** A session that is gone is left to the check, which knows why; where nothing is checked, it just ends. */
async function refreshSession(check: SessionCheck): Promise<void> {
  const of = sessionState().id
  if (await followSession()) return
  if (!isSessionCheckSkipped(location.pathname)) check.routeChanged()
  else if (dispatchSessionEvent({ type: 'nobody', of })) resetClientState()
}
