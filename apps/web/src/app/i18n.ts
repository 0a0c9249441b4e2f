/** Loads the catalogue of a locale and keeps one translator for each. */
import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Locale } from '@panya/domain/locale/locale.ts'

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('../locales/en.po'),
  th: () => import('../locales/th.po'),
  zh: () => import('../locales/zh.po'),
  ar: () => import('../locales/ar.po'),
}

const ready = new Map<Locale, I18n>()

/** On the server for all locales at start; in the browser for the page's own before it hydrates. */
export async function loadLocale(locale: Locale): Promise<void> {
  if (ready.has(locale)) return
  const { messages } = await catalogues[locale]()
  ready.set(locale, setupI18n({ locale, messages: { [locale]: messages } }))
}

export function i18nOf(locale: Locale): I18n {
  const i18n = ready.get(locale)
  if (!i18n) throw new Error(`The catalogue of ${locale} is not loaded.`)
  return i18n
}
