import type { Locale } from '@panya/domain/locale/locale.ts'

/** What is one chunk per language; asked again, the same promise, so that React can wait for it. */
export function loadByLocale<Content>(
  loaders: Record<Locale, () => Promise<{ default: Content }>>,
): (locale: Locale) => Promise<Content> {
  const loading = new Map<Locale, Promise<Content>>()
  return (locale) => {
    const started = loading.get(locale) ?? loaders[locale]().then((file) => file.default)
    loading.set(locale, started)
    return started
  }
}
