import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { use } from 'react'
import { type ToolMessage, type Translate, translator } from './tool-messages.ts'

type Loaders<File> = Record<Locale, () => Promise<{ default: File }>>

/** A file for each language, one chunk each. The returned hook suspends until the language is there. */
export function lazyByLanguage<File, Made = File>(
  loaders: Loaders<File>,
  make: (locale: Locale, file: File) => Made,
): (locale: Locale) => Made {
  const loading = new Map<Locale, Promise<Made>>()
  function load(locale: Locale): Promise<Made> {
    const known = loading.get(locale)
    if (known) return known
    const started = loaders[locale]().then((file) => make(locale, file.default))
    loading.set(locale, started)
    return started
  }
  // The page's own language is asked for with the code that needs it, not after it.
  const first = typeof document === 'undefined' ? null : localeOf(document.documentElement.lang)
  if (first) load(first).catch(() => undefined)
  return (locale) => use(load(locale))
}

/**
 * A tool's messages:
 *
 *     const useMessages = lazyMessages({ en: () => import('./messages/en.ts'), th: … })
 */
export function lazyMessages<Key extends string>(
  loaders: Loaders<Record<Key, ToolMessage>>,
): (locale: Locale) => Translate<Key> {
  return lazyByLanguage(loaders, (locale, file) => translator(locale, file))
}

function localeOf(language: string): Locale | null {
  return LOCALES.find((locale) => locale === language) ?? null
}
