/** Turns ICU texts into the form that a `translator` reads without a parser. */
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

export function compileMessages<Key extends string>(
  texts: Record<Key, string>,
): Record<Key, CompiledMessage> {
  const compiled = Object.entries<string>(texts).map(([key, text]) => {
    try {
      return [key, compileMessageOrThrow(text)]
    } catch (cause) {
      throw new Error(`The text "${key}" cannot be read: ${text}`, { cause })
    }
  })
  return Object.fromEntries(compiled) as Record<Key, CompiledMessage>
}
