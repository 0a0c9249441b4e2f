/** Keeps the session of this page: finds it, checks it, refreshes it, and ends it when it must end. */
import { useLingui } from '@lingui/react/macro'
import { splitLocale } from '@panya/domain/locale/locale.ts'
import { addressAfterSignOut } from '@panya/domain/return-path/return-path.ts'
import { SESSION_INVALID_TOAST_ID } from '@panya/domain/session/session-check.ts'
import { SIGN_OUT_ERROR_TOAST_MS } from '@panya/domain/session/sign-out.ts'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toast } from 'react-toastify/unstyled'
import { type PageReady, startSession, tellOnNextPage } from '../../adapters/session/session.ts'
import { presentSignOut, signOutUnloaded } from '../../adapters/session/sign-out.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { SESSION_MESSAGES, SIGN_OUT_FAILED } from './session-messages.ts'
import { type SessionTimers, startSessionTimers } from './session-timers.ts'

interface SessionEffectsProps extends PageReady {
  /** Whoever is sent to sign-in from here comes back. */
  ownPage: boolean
}

export function SessionEffects({ visiting, ownPage }: SessionEffectsProps) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const signedIn = useUserState((user) => user.status === 'authenticated')
  const timers = useRef<SessionTimers>(null)

  useEffect(() => startSession({ visiting }), [visiting])

  useEffect(() => {
    addEventListener('pagehide', signOutUnloaded)
    return () => removeEventListener('pagehide', signOutUnloaded)
  }, [])

  useEffect(() => {
    presentSignOut({
      showReason: (reason) =>
        toast.error(t(SESSION_MESSAGES[reason]), { toastId: SESSION_INVALID_TOAST_ID }),
      showFailure: () => toast.error(t(SIGN_OUT_FAILED), { autoClose: SIGN_OUT_ERROR_TOAST_MS }),
      leave(destination) {
        // The page may have led there already, with the way back.
        if (splitLocale(location.pathname).path === destination) return
        void navigate(
          addressAfterSignOut(destination, location.pathname + location.search, ownPage),
        )
      },
    })
  })

  useEffect(() => {
    const started = signedIn ? startSessionTimers() : null
    timers.current = started
    return () => started?.stop()
  }, [signedIn])

  useRouteChange(pathname, () => {
    timers.current?.routeChanged()
    tellOnNextPage()
  })
  return null
}

/** Not for the address the page was opened with. */
function useRouteChange(pathname: string, onChange: () => void): void {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    onChange()
  })
}
