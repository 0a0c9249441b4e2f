/** The language a browser asks for: its Accept-Language against the languages there are. */
import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts'

/** Nobody reads more languages than fit in here. */
const LONGEST = 500

/** The most wanted of ours, the first among equals; a script or country (`zh-Hant-TW`) does not matter. */
export function preferredLocale(acceptLanguage: string): Locale {
  let preferred = DEFAULT_LOCALE
  let most = 0
  for (const range of acceptLanguage.slice(0, LONGEST).split(',')) {
    const locale = localeOf(range)
    const weight = locale === null ? 0 : weightOf(range)
    if (locale !== null && weight > most) [preferred, most] = [locale, weight]
  }
  return preferred
}

function localeOf(range: string): Locale | null {
  const [language = ''] = range
    .trim()
    .toLowerCase()
    .split(/[-;\s]/, 1)
  if (language === '*') return DEFAULT_LOCALE
  return isLocale(language) ? language : null
}

/** 1 unless it says otherwise; 0, for "not this one", when that cannot be read. */
function weightOf(range: string): number {
  const weight = /;\s*q\s*=([^;]*)/i.exec(range)?.[1]
  if (weight === undefined) return 1
  return /^\s*(?:0(?:\.\d*)?|1(?:\.0*)?)\s*$/.test(weight) ? Number(weight) : 0
}
