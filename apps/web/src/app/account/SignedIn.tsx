/** Lets only people with a session through: others are led to sign-in, and back afterwards. */
import { signInAddress } from '@panya/domain/return-path/return-path.ts'
import { type ReactNode, useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { QueryProvider } from '../../adapters/query/QueryProvider.tsx'
import { isSigningOut } from '../../adapters/session/sign-out.ts'
import { useSite } from '../../adapters/site.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { demoAccountIn } from '../../features/demo-visitor/demo-visit.ts'

/** `waiting` is what the page shows until it is known who is there: it is the same for everybody. */
export function SignedIn({ waiting }: { waiting: ReactNode }) {
  const status = useUserState((user) => user.status)
  useLeadToSignIn(status === 'unauthenticated')
  if (status !== 'authenticated') return waiting
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  )
}

/** Not while somebody is signing out or being signed in by a link: both lead on by themselves. */
function useLeadToSignIn(needed: boolean): void {
  const { brand } = useSite()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!needed || isSigningOut() || demoAccountIn(search, brand)) return
    void navigate(signInAddress(pathname + search + hash), { replace: true })
  }, [needed, brand, pathname, search, hash, navigate])
}
