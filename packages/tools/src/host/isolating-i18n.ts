/** A translator whose sentences keep what they are given in its own order (packages/domain/src/locale/isolate.ts). */
import {
  type I18n,
  type MessageDescriptor,
  type MessageOptions,
  type Messages,
  setupI18n,
} from '@lingui/core'
import { valuesInSentence } from '@panya/domain/locale/isolate.ts'
import { type Locale, languageTag } from '@panya/domain/locale/locale.ts'

/** A value that chooses between sentences is compared, not shown. */
function chooses(message: unknown): boolean {
  if (typeof message === 'string') return /,\s*select\s*,/.test(message)
  if (!Array.isArray(message)) return false
  return (message as unknown[]).some((part) => {
    const [, kind, ...more] = Array.isArray(part) ? (part as unknown[]) : []
    return kind === 'select' || more.some(isForms)
  })
}

const isForms = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  !Array.isArray(part) &&
  Object.values(part).some(chooses)

export function isolatingI18n(locale: Locale, messages: Messages): I18n {
  // Digits are 0–9 in every language.
  const i18n = setupI18n({
    locale,
    locales: `${languageTag(locale)}-u-nu-latn`,
    messages: { [locale]: messages },
  })
  const say = i18n._.bind(i18n)
  const isolated = (
    given: MessageDescriptor | string,
    values?: Record<string, unknown>,
    options?: MessageOptions,
  ): string => {
    const isId = typeof given === 'string'
    const id = isId ? given : given.id
    const more = isId || given.message === undefined ? options : { message: given.message }
    const own = isId ? values : (given.values ?? values)
    const isShown = own && !chooses(i18n.messages[id])
    return say(id, isShown ? valuesInSentence(locale, own) : own, more)
  }
  i18n._ = isolated
  i18n.t = isolated
  return i18n
}
