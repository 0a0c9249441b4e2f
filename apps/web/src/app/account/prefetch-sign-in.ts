/** What the sign-in page does before anybody clicks, so that nothing is waited for then. */
import { useEffect } from 'react'
import { fetchFormToken } from '../../adapters/identity/auth-endpoints.ts'
import { onSignedIn } from '../../adapters/identity/current-session.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { openDocument, useReturnPath } from './redirect-after-sign-in.ts'

export function usePrefetchSignIn(): void {
  const target = useReturnPath()
  const nobody = useUserState((user) => user.status === 'unauthenticated')
  useEffect(() => onSignedIn(() => openDocument(target())), [target])
  useEffect(() => {
    // Not before it is known that nobody is here: both answers bring a cookie, and the token is good for one.
    if (nobody) fetchFormToken().catch(() => undefined)
  }, [nobody])
}
