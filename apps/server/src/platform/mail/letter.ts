/** Writes one mail in the reader's language, or in every language when it is not known. */
import { LOCALES, type Locale, localePath } from '@panya/domain/locale/locale.ts'
import type { Mail } from './mailer.ts'

export interface Letter {
  subject: string
  text: string
}

/** Where the site is and what it is called. */
export interface Sender {
  brand: string
  publicUrl: string
}

export interface LetterParts extends Sender {
  to: string
  locale: Locale | null
  /** The page the mail leads to, and the secret it carries. */
  page: string
  token?: string
}

export type LetterMessages<Extra> = Record<
  Locale,
  (facts: Extra & { brand: string; link: string }) => Letter
>

export function writeLetter<Extra>(
  messages: LetterMessages<Extra>,
  { to, locale, page, token, brand, publicUrl }: LetterParts,
  facts: Extra,
): Mail {
  const locales = locale === null ? LOCALES : [locale]
  const letters = locales.map((each) => {
    // Behind the #, the secret never reaches a server, a log or another site.
    const secret = token === undefined ? '' : `#${token}`
    const link = `${publicUrl}${localePath(each, page)}${secret}`
    return messages[each]({ ...facts, brand, link })
  })
  // A name with line breaks must not write headers.
  const subject = (letters[0]?.subject ?? '').replaceAll(/\s+/g, ' ')
  return { to, subject, text: letters.map(({ text }) => text).join('\n\n\n') }
}
