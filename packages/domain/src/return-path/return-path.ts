/** Where to go after signing in: an address of this site that was asked for before, and nothing else. */
import { withoutDefaultLocale } from '../locale/chosen-locale.ts'
import { localePath, splitLocale } from '../locale/locale.ts'

export const RETURN_PARAMETER = 'return'
/** The session library's name for the same, with which people come back from elsewhere. */
const LIBRARY_PARAMETER = 'callbackUrl'
const SIGN_IN_PATHS = ['/signin', '/signup']

/** `/signin?return=…` in the language of the page that was asked for. */
export function signInAddress(address: string, page: '/signin' | '/signup' = '/signin'): string {
  const [pathname = '/'] = address.split(/[?#]/, 1)
  const target = localePath(splitLocale(pathname).locale, page)
  return `${target}?${new URLSearchParams({ [RETURN_PARAMETER]: address }).toString()}`
}

/** What the address of a sign-in page says; whether it is one of ours is not looked at. */
export function wantedIn(search: string): string | null {
  const query = new URLSearchParams(search)
  return query.get(RETURN_PARAMETER) ?? query.get(LIBRARY_PARAMETER)
}

/** Where a sign-out leads from a page: somebody sent to sign-in from one of their own finds the way back. */
export function addressAfterSignOut(
  destination: string,
  address: string,
  ownPage: boolean,
): string {
  if (destination === '/signin' && ownPage) return signInAddress(address)
  const [pathname = '/'] = address.split(/[?#]/, 1)
  return localePath(splitLocale(pathname).locale, destination)
}

/** The wanted address when it is one of ours, else null. `origin` is this site's. */
export function safeReturnPath(wanted: string | null, origin: string): string | null {
  if (!wanted?.startsWith('/')) return null
  const url = parse(wanted, origin)
  // `/..//elsewhere` parses to a path that a browser would read as another host.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null
  // No page has the prefix of the default language.
  const pathname = withoutDefaultLocale(url.pathname) ?? url.pathname
  if (SIGN_IN_PATHS.includes(splitLocale(pathname).path)) return null
  return pathname + url.search + url.hash
}

function parse(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin)
  } catch {
    return null
  }
}
