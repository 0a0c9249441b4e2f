/** The language part of an address: the routes take any word there, only the languages are pages. */
import { DEFAULT_LOCALE, isLocale } from '@panya/domain/locale/locale.ts'
import type { Params } from 'react-router'

export const LOCALE_PARAMETER = 'locale'

export function hasKnownLocale(params: Params): boolean {
  const locale = params[LOCALE_PARAMETER]
  return locale === undefined || (locale !== DEFAULT_LOCALE && isLocale(locale))
}
