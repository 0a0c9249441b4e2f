/** Where browsers that are too old are told so, and the cookie of whoever goes on anyway. */

export const OLD_BROWSER_PATH = '/old-browser'
export const TRY_ANYWAY_PATH = '/try-anyway'

/** A month: the browser may be a newer one by then. */
const MAX_AGE = 30 * 24 * 60 * 60

export function tryAnywayCookieName(secure: boolean): string {
  return `${secure ? '__Host-' : ''}try-anyway`
}

export function tryAnywayCookie(secure: boolean): string {
  const flags = `Path=/; Max-Age=${MAX_AGE}; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${tryAnywayCookieName(secure)}=1; ${flags}`
}
