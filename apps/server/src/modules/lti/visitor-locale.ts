/** The language a visitor's browser asks for, where no address says one. */
import { DEFAULT_LOCALE, isLocale, type Locale } from '@panya/domain/locale/locale.ts'

const MOST = 20

/** The first of these that we have. `zh-Hant-TW` asks for `zh`. */
export function localeFrom(languages: readonly (string | null | undefined)[]): Locale {
  for (const list of languages) {
    for (const tag of wishes(list ?? '')) if (isLocale(tag)) return tag
  }
  return DEFAULT_LOCALE
}

function wishes(header: string): string[] {
  return header
    .split(',', MOST)
    .map((part) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';')
      const q = Number(/^\s*q=([\d.]+)/.exec(rest.join(';'))?.[1] ?? 1)
      return { tag: tag.split(/[-_]/, 1)[0] ?? '', q: Number.isFinite(q) ? q : 0 }
    })
    .filter(({ q }) => q > 0)
    .toSorted((a, b) => b.q - a.q)
    .map(({ tag }) => tag)
}
