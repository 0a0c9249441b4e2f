import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { use } from 'react'
import { type ToolMessage, type Translate, translator } from './tool-messages.ts'

type Loaders<Key extends string> = Record<
  Locale,
  () => Promise<{ default: Record<Key, ToolMessage> }>
>

/**
 * A tool's messages, one chunk per language. The returned hook suspends until the language is there:
 *
 *     const useMessages = lazyMessages({ en: () => import('./messages/en.ts'), th: … })
 */
export function lazyMessages<Key extends string>(
  loaders: Loaders<Key>,
): (locale: Locale) => Translate<Key> {
  const loading = new Map<Locale, Promise<Translate<Key>>>()
  function load(locale: Locale): Promise<Translate<Key>> {
    const known = loading.get(locale)
    if (known) return known
    const started = loaders[locale]().then((file) => translator(locale, file.default))
    loading.set(locale, started)
    return started
  }
  // The page's own language is asked for with the code that needs it, not after it.
  const first = typeof document === 'undefined' ? null : localeOf(document.documentElement.lang)
  if (first) load(first).catch(() => undefined)
  return (locale) => use(load(locale))
}

function localeOf(language: string): Locale | null {
  return LOCALES.find((locale) => locale === language) ?? null
}
