/** Where somebody goes once they are signed in: back to what they asked for, else home. */

import { splitLocale } from '@panya/domain/locale/locale.ts'
import { RETURN_PARAMETER, safeReturnPath } from '@panya/domain/return-path/return-path.ts'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { toolAt } from '../tools.ts'

export function useGoOnWhenSignedIn(): void {
  const { to } = useAddress()
  const { search } = useLocation()
  const navigate = useNavigate()
  const signedIn = useUserState((user) => user.status === 'authenticated' && !user.mustEnrol)
  const home = to('/home')
  useEffect(() => {
    if (!signedIn) return
    const wanted = new URLSearchParams(search).get(RETURN_PARAMETER)
    const target = safeReturnPath(wanted, location.origin) ?? home
    if (needsOwnDocument(target)) location.replace(target)
    else void navigate(target, { replace: true })
  }, [signedIn, search, home, navigate])
}

/** Some tools are isolated from other sites, which holds for a document, not for a change of route. */
function needsOwnDocument(address: string): boolean {
  const { pathname } = new URL(address, location.origin)
  return toolAt(splitLocale(pathname).path) !== undefined
}
