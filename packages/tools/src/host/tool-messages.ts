import { type I18n, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Locale } from '@panya/domain/locale/locale.ts'

/** A tool's texts: the English file gives the keys, the other languages must have them all. */
export type MessagesOf<English extends Record<string, string>> = Record<keyof English, string>

export type MessageValues = Record<string, string | number>

/** `t('lines', {count: 3})` with ICU plurals: `{count, plural, one {# line} other {# lines}}`. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string

/** A translator for one locale; messages are compiled the first time they are used. */
export function translator<Key extends string>(
  locale: Locale,
  messages: Record<Key, string>,
): Translate<Key> {
  const i18n: I18n = setupI18n({ locale, messages: { [locale]: messages } })
  i18n.setMessagesCompiler(compileMessage)
  return (key, values) => i18n._(key, values)
}
