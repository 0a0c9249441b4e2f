/** Loads the catalogues of a locale and keeps one translator for each. */
import type { I18n, Messages } from '@lingui/core'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { isolatingI18n } from '@panya/tools/host/isolating-i18n.ts'
import { startTransition } from 'react'
import type { CataloguePart } from './public-paths.ts'

type Catalogues = Record<string, () => Promise<{ messages: Messages }>>

const catalogues: Record<CataloguePart, Catalogues> = {
  public: import.meta.glob<{ messages: Messages }>('../locales/*.po', { query: '?public' }),
  front: import.meta.glob<{ messages: Messages }>('../locales/*.po', { query: '?front' }),
  'sign-in': import.meta.glob<{ messages: Messages }>('../locales/*.po', { query: '?sign-in' }),
  'sign-up': import.meta.glob<{ messages: Messages }>('../locales/*.po', { query: '?sign-up' }),
  inside: import.meta.glob<{ messages: Messages }>('../locales/*.po', { query: '?inside' }),
}

const ready = new Map<Locale, I18n>()
const loads = new Map<string, Promise<void>>()

/** On the server for all locales at start; in the browser for the page's own before it hydrates. */
export function loadLocale(locale: Locale, parts: readonly CataloguePart[]): Promise<void> {
  const key = `${locale} ${parts.join(' ')}`
  // What is there already is not given to the translator again: every message of the page would be told anew.
  const load = loads.get(key) ?? loadParts(locale, parts)
  loads.set(key, load)
  load.catch(() => loads.delete(key))
  return load
}

async function loadParts(locale: Locale, parts: readonly CataloguePart[]): Promise<void> {
  const loaded = await Promise.all(
    parts.map((part) => catalogues[part][`../locales/${locale}.po`]!()),
  )
  const i18n = ready.get(locale) ?? isolatingI18n(locale, {})
  // The whole page is told of them: what somebody is doing there comes first.
  startTransition(() => {
    for (const { messages } of loaded) i18n.load(locale, messages)
  })
  ready.set(locale, i18n)
}

export function i18nOf(locale: Locale): I18n {
  const i18n = ready.get(locale)
  if (!i18n) throw new Error(`The catalogue of ${locale} is not loaded.`)
  return i18n
}
