/** Where somebody goes once they are signed in: back to what they asked for, else home; in their language. */

import {
  DEFAULT_LOCALE,
  type Locale,
  localePath,
  splitLocale,
} from '@panya/domain/locale/locale.ts'
import { safeReturnPath, wantedIn } from '@panya/domain/return-path/return-path.ts'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { localeAfterSignIn } from '../../adapters/locale-choice.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { toolAt } from '../tools.ts'
import { firstPage } from './first-page.ts'

/** `wait`: it is not decided yet who is signed in. */
export function useRedirectAfterSignIn(wait = false): void {
  const navigate = useNavigate()
  const target = useReturnPath()
  const signedIn = useUserState(
    (user) => user.status === 'authenticated' && firstPage(user) === null,
  )
  useEffect(() => {
    if (!signedIn || wait || openDocument(target())) return
    void navigate(target(), { replace: true })
  }, [signedIn, wait, target, navigate])
}

export function useReturnPath(otherwise = '/home'): () => string {
  const { locale } = useAddress()
  const { search } = useLocation()
  return useCallback(() => {
    const wanted = safeReturnPath(wantedIn(search), location.origin)
    return inOwnLanguage(wanted ?? otherwise, locale)
  }, [search, locale, otherwise])
}

/** In the one they chose, else the one in the address, else the page's. */
function inOwnLanguage(address: string, ofPage: Locale): string {
  const { pathname, search, hash } = new URL(address, location.origin)
  const { locale, path } = splitLocale(pathname)
  const inAddress = locale === DEFAULT_LOCALE ? ofPage : locale
  return localePath(localeAfterSignIn() ?? inAddress, path) + search + hash
}

/**
 * Some tools are isolated from other sites, which holds for a document, not for a change of route; and a page has
 * the messages of one language.
 */
export function openDocument(address: string): boolean {
  const { locale, path } = splitLocale(new URL(address, location.origin).pathname)
  const needed = toolAt(path) !== undefined || locale !== splitLocale(location.pathname).locale
  if (needed) location.replace(address)
  return needed
}
