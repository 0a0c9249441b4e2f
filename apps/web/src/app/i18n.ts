/** Loads the catalogues of a locale and keeps one translator for each. */
import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Locale } from '@panya/domain/locale/locale.ts'

type Catalogue = () => Promise<{ messages: Messages }>
/** `public` has the messages of pages for everybody; `inside` those of all others. */
export type CataloguePart = 'public' | 'inside'

const catalogues: Record<Locale, Record<CataloguePart, Catalogue>> = {
  en: {
    public: () => import('../locales/en.po?public'),
    inside: () => import('../locales/en.po?inside'),
  },
  th: {
    public: () => import('../locales/th.po?public'),
    inside: () => import('../locales/th.po?inside'),
  },
  zh: {
    public: () => import('../locales/zh.po?public'),
    inside: () => import('../locales/zh.po?inside'),
  },
  ar: {
    public: () => import('../locales/ar.po?public'),
    inside: () => import('../locales/ar.po?inside'),
  },
}

const ready = new Map<Locale, I18n>()

/** On the server for all locales at start; in the browser for the page's own before it hydrates. */
export async function loadLocale(locale: Locale, parts: CataloguePart[]): Promise<void> {
  const loaded = await Promise.all(parts.map((part) => catalogues[locale][part]()))
  const i18n = ready.get(locale) ?? setupI18n({ locale, messages: { [locale]: {} } })
  for (const { messages } of loaded) i18n.load(locale, messages)
  ready.set(locale, i18n)
}

export function i18nOf(locale: Locale): I18n {
  const i18n = ready.get(locale)
  if (!i18n) throw new Error(`The catalogue of ${locale} is not loaded.`)
  return i18n
}
