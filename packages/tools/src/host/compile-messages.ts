/** Turns ICU messages into the form that a `translator` reads without a parser. */
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { ToolMessage } from './tool-messages.ts'

export function compileMessages<Key extends string>(
  messages: Record<Key, ToolMessage>,
): Record<Key, CompiledMessage> {
  const compiled = Object.entries<ToolMessage>(messages).map(([key, message]) => {
    if (typeof message !== 'string') return [key, message]
    try {
      return [key, compileMessageOrThrow(message)]
    } catch (cause) {
      throw new Error(`The message "${key}" cannot be read: ${message}`, { cause })
    }
  })
  return Object.fromEntries(compiled) as Record<Key, CompiledMessage>
}
