/** Reads the address of the page: its language, its path, and how paths look in that language. */
import { type Locale, localePath, splitLocale } from '@panya/domain/locale/locale.ts'
import { useLocation } from 'react-router'

export interface Address {
  locale: Locale
  /** Without the language: `/home` on `/th/home`. */
  path: string
  /** A path of the site in the page's language: `/plans` becomes `/th/plans`. */
  to(path: string): string
}

export function useAddress(): Address {
  const { locale, path } = splitLocale(useLocation().pathname)
  return { locale, path, to: (target) => localePath(locale, target) }
}
