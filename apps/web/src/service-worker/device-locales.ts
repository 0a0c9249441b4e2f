/** In which languages the site is read on this device: those of its open pages and of the pages it keeps. */
import { type Locale, splitLocale } from '@panya/domain/locale/locale.ts'
import { preferredLocale } from '@panya/domain/locale/preferred-locale.ts'
import { keptAddresses } from './page-cache.ts'
import { worker } from './worker-scope.ts'

export async function deviceLocales(): Promise<Set<Locale>> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const pages = open.filter(({ frameType }) => frameType === 'top-level').map(({ url }) => url)
  const locales = [...pages, ...(await keptAddresses())].map(
    (address) => splitLocale(new URL(address).pathname).locale,
  )
  // Whoever opened the page has closed it already.
  if (locales.length === 0) locales.push(preferredLocale(worker.navigator.languages.join()))
  return new Set(locales)
}
