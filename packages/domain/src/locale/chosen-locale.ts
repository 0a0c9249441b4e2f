/** A language somebody chose: the link that chooses it, and the cookie that remembers it. */
import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts'

const MAX_AGE = 365 * 24 * 60 * 60

export function localeCookieName(secure: boolean): string {
  return `${secure ? '__Host-' : ''}locale`
}

/** Scripts write it too, when a link is clicked; it says nothing about a person but this. */
export function localeCookie(locale: Locale, secure: boolean): string {
  const flags = `Path=/; Max-Age=${MAX_AGE}; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${localeCookieName(secure)}=${locale}; ${flags}`
}

/**
 * The address that chooses a language for a page. The plain one would be led to the browser's language, so the
 * default has a prefix here too, which the server takes off again.
 */
export function choicePath(locale: Locale, path: string): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** `/home` for `/en/home`; null for every other address. Behind one language there is no second, and no host. */
export function withoutDefaultLocale(path: string): string | null {
  const [, first, second = ''] = path.split('/', 3)
  if (first !== DEFAULT_LOCALE || isLocale(second)) return null
  const plain = path.slice(first.length + 1) || '/'
  return /^[/\\]{2}/.test(plain) ? null : plain
}
