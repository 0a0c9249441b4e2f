/** The messages of another language than the page's, for what is printed for somebody else. */
import type { I18n } from '@lingui/core'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { useEffect, useState } from 'react'
import { logFailure } from '../../../adapters/log.ts'

/** Letters are in the guardian's language, whichever the page has. */
export type MessagesOf = (locale: Locale) => Promise<I18n>

/** Null while they come. */
export function useMessages(messagesOf: MessagesOf, language: Locale): I18n | null {
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
  return found?.locale === language ? found : null
}
