/** Where somebody goes once they are signed in: back to what they asked for, else home. */

import { splitLocale } from '@panya/domain/locale/locale.ts'
import { RETURN_PARAMETER, safeReturnPath } from '@panya/domain/return-path/return-path.ts'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { toolAt } from '../tools.ts'
import { firstPage } from './first-page.ts'

export function useRedirectAfterSignIn(): void {
  const navigate = useNavigate()
  const target = useReturnPath()
  const signedIn = useUserState(
    (user) => user.status === 'authenticated' && firstPage(user) === null,
  )
  useEffect(() => {
    if (!signedIn || openToolDocument(target())) return
    void navigate(target(), { replace: true })
  }, [signedIn, target, navigate])
}

export function useReturnPath(): () => string {
  const { to } = useAddress()
  const { search } = useLocation()
  const home = to('/home')
  return useCallback(() => {
    const wanted = new URLSearchParams(search).get(RETURN_PARAMETER)
    return safeReturnPath(wanted, location.origin) ?? home
  }, [search, home])
}

/** Some tools are isolated from other sites, which holds for a document, not for a change of route. */
export function openToolDocument(address: string): boolean {
  const { pathname } = new URL(address, location.origin)
  const isTool = toolAt(splitLocale(pathname).path) !== undefined
  if (isTool) location.replace(address)
  return isTool
}
