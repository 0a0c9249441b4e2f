import type { Locale } from '@panya/domain/locale/locale.ts'
import { shapeTexts } from '@panya/tools/host/isolating-i18n.ts'
import { useEffect } from 'react'
import { i18nOf } from '../i18n.ts'

/** On a server with PSEUDO_LOCALE=on alone: once the page is alive, all its texts are dressed up. */
export function LazyPseudoLocale({ locale }: { locale: Locale }) {
  useEffect(() => {
    void import('@panya/domain/locale/pseudo.ts').then(({ pseudo }) => {
      shapeTexts(pseudo)
      // Every text of the page is told anew.
      i18nOf(locale).load(locale, {})
      document.documentElement.dataset['pseudo'] = 'on'
    })
  }, [locale])
  return null
}
