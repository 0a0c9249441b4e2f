/** In which language a page is meant when the server cannot be asked: its rule, with what this device knows. */
import { localeCookieName } from '@panya/domain/locale/chosen-locale.ts'
import { DEFAULT_LOCALE, isLocale, type Locale, splitLocale } from '@panya/domain/locale/locale.ts'
import { preferredLocale } from '@panya/domain/locale/preferred-locale.ts'
import { worker } from './worker-scope.ts'

export async function visitorLocale({ url, referrer }: Request): Promise<Locale> {
  const { locale } = splitLocale(new URL(url).pathname)
  const { origin, protocol } = worker.location
  if (locale !== DEFAULT_LOCALE || referrer.startsWith(`${origin}/`)) return locale
  const cookie = await worker.cookieStore?.get(localeCookieName(protocol === 'https:'))
  const chosen = cookie?.value ?? ''
  return isLocale(chosen) ? chosen : preferredLocale(worker.navigator.languages.join())
}
