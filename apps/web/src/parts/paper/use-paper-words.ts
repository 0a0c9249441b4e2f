/**
 * A paper speaks the language its tax office reads, and beneath it, smaller, the one of whoever looks at it: Thai for
 * baht, English for dollars.
 */
import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { Currency } from '@panya/domain/amount/amount.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { useEffect, useState } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { logFailure } from '../../adapters/log.ts'

/** The messages of any language, whichever the page has. */
export type MessagesOf = (locale: Locale) => Promise<I18n>

export type PaperLanguage = Extract<Locale, 'th' | 'en'>

export interface PaperWords {
  language: PaperLanguage
  say(message: MessageDescriptor): string
  /** In the reader's language; null where that is the paper's own. */
  sayAlso(message: MessageDescriptor): string | null
  also: Locale
}

export const languageOf = (currency: Currency): PaperLanguage => (currency === 'THB' ? 'th' : 'en')

/** Null while the messages come. */
export function usePaperWords(messagesOf: MessagesOf, currency: Currency): PaperWords | null {
  const { i18n } = useLingui()
  const { locale } = useAddress()
  const language = languageOf(currency)
  const [found, setFound] = useState<I18n | null>(null)
  useEffect(() => {
    let current = true
    messagesOf(language).then(
      (messages) => current && setFound(messages),
      (error: unknown) => logFailure('messages', error),
    )
    return () => {
      current = false
    }
  }, [messagesOf, language])
  if (found?.locale !== language) return null
  return {
    language,
    say: (message) => found._(message),
    sayAlso: (message) => (locale === language ? null : i18n._(message)),
    also: locale,
  }
}
