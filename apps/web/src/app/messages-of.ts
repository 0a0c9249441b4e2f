/** The messages of any language, for what is printed for somebody who reads another than the page's. */
import type { I18n } from '@lingui/core'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { i18nOf, loadLocale } from './i18n.ts'
import { INSIDE_PARTS } from './public-paths.ts'

export async function messagesOf(locale: Locale): Promise<I18n> {
  await loadLocale(locale, INSIDE_PARTS)
  return i18nOf(locale)
}
