/** How a tool names what it brings along, for lists outside of it. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ToolDocument } from './tool-host.ts'
import { type ToolMessage, type Translate, translator } from './tool-messages.ts'

export interface NamedContent {
  id: string
  title: string
}

/**
 * What a tool's `content.ts` exports as `content`: its examples, lessons, challenges or levels by name.
 * For a game's document: the levels somebody made in it.
 */
export type ToolContent = (locale: Locale, made?: ToolDocument) => Promise<NamedContent[]>

/** A file of `messages/` as it is loaded by its language. */
export interface MessagesFile {
  default: Record<string, ToolMessage>
}

type Reader = (messages: MessagesFile['default']) => MessagesFile['default']
let reader: Reader = (built) => built

/** For a program that runs as it is written: its messages have to be read before they can be filled in. */
export function readMessagesWith(read: Reader): void {
  reader = read
}

export function translatorOf(
  locale: Locale,
  { default: messages }: MessagesFile,
): Translate<string> {
  return translator(locale, reader(messages))
}
