/** Turns ICU messages into the form that a `translator` reads without a parser. */
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

export function compileMessages<Key extends string>(
  messages: Record<Key, string>,
): Record<Key, CompiledMessage> {
  const compiled = Object.entries<string>(messages).map(([key, message]) => {
    try {
      return [key, compileMessageOrThrow(message)]
    } catch (cause) {
      throw new Error(`The message "${key}" cannot be read: ${message}`, { cause })
    }
  })
  return Object.fromEntries(compiled) as Record<Key, CompiledMessage>
}
