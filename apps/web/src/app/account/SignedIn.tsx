/** Lets only people with a session through: others are led to sign-in, and back afterwards. */
import { signInAddress } from '@panya/domain/return-path/return-path.ts'
import { type ReactNode, useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { QueryProvider } from '../../adapters/query/QueryProvider.tsx'
import { startSession } from '../../adapters/session/session.ts'
import { isSigningOut } from '../../adapters/session/sign-out.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { useVisitUnderWay } from '../../features/demo-visitor/use-visit-under-way.ts'
import { EarlyScript } from '../head/EarlyScript.tsx'
import { useMustGoFirst } from './first-page.ts'

// The page came with the name of this file (EarlyScript below): it runs once, and before this.
if (!import.meta.env.SSR && useUserState.getState().status === 'loading') {
  import('../../adapters/session/prefetch-session.ts').catch(() => undefined)
}

/** `waiting` is what the page shows until it is known who is there: it is the same for everybody. */
export function SignedIn({ waiting }: { waiting: ReactNode }) {
  const status = useUserState((user) => user.status)
  const visitUnderWay = useVisitUnderWay()
  const elsewhere = useMustGoFirst()
  useEffect(() => startSession(), [])
  useLeadToSignIn(status === 'unauthenticated' && !visitUnderWay)
  if (status !== 'authenticated' || visitUnderWay || elsewhere) {
    return (
      <>
        {import.meta.env.SSR && <EarlyScript />}
        {waiting}
      </>
    )
  }
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  )
}

/** Not while somebody is signing out: that leads on by itself. */
function useLeadToSignIn(needed: boolean): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!needed || isSigningOut()) return
    void navigate(signInAddress(pathname + search + hash), { replace: true })
  }, [needed, pathname, search, hash, navigate])
}
