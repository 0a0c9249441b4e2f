/** The interface's languages and how they stand in an address. */

export const LOCALES = ['en', 'th', 'zh', 'ar'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'

export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  th: 'ไทย',
  zh: '中文',
  ar: 'العربية',
}

/** What browsers, their formats and screen readers know a language by. */
const LANGUAGE_TAGS: Record<Locale, string> = { en: 'en-GB', th: 'th-TH', zh: 'zh-CN', ar: 'ar' }

export function languageTag(locale: string): string {
  return isLocale(locale) ? LANGUAGE_TAGS[locale] : locale
}

export type Direction = 'ltr' | 'rtl'

export function directionOf(locale: Locale): Direction {
  return locale === 'ar' ? 'rtl' : 'ltr'
}

export function isLocale(value: string): value is Locale {
  return (LOCALES as readonly string[]).includes(value)
}

/** The default locale is unprefixed: `/home`, `/th/home`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = ''] = pathname.split('/', 2)
  if (first !== DEFAULT_LOCALE && isLocale(first)) {
    return { locale: first, path: pathname.slice(first.length + 1) || '/' }
  }
  return { locale: DEFAULT_LOCALE, path: pathname }
}
