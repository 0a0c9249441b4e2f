import type { Messages } from '@lingui/core'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { isolatingI18n } from './isolating-i18n.ts'

/** A tool's messages: the English file gives the keys, the other languages must have them all. */
export type MessagesOf<English extends Record<string, string>> = Record<keyof English, string>

/** A message as it is written, or as the build compiled it (apps/web/tool-messages-plugin.ts). */
export type ToolMessage = Messages[string]

export type MessageValues = Record<string, string | number>

/** `t('lines', {count: 3})` with ICU plurals: `{count, plural, one {# line} other {# lines}}`. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string

/** A translator for one locale. Messages as they are written work in tests only: what is built has no parser. */
export function translator<Key extends string>(
  locale: Locale,
  messages: Record<Key, ToolMessage>,
): Translate<Key> {
  const i18n = isolatingI18n(locale, messages)
  return (key, values) => i18n._(key, values)
}
