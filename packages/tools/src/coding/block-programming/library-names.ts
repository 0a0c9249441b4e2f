/** Names of the library's pictures and sounds in the learner's language. */
import type { BlocksMessages } from './blocks-messages.ts'
import type { Costume, Sound } from './core/document.ts'

type MessageKey = Parameters<BlocksMessages>[0]

export function libraryName(t: BlocksMessages, id: string): string {
  const number = /-(\d)$/.exec(id)
  const base = t(`library.${number ? id.slice(0, -2) : id}` as MessageKey)
  return number ? `${base} ${number[1]}` : base
}

export function libraryCostume(
  t: BlocksMessages,
  id: string,
  width: number,
  height: number,
): Costume {
  return { id, name: libraryName(t, id), width, height, library: id }
}

export function soundName(t: BlocksMessages, id: string): string {
  return t(`sound.${id}` as MessageKey)
}

export function librarySoundEntry(t: BlocksMessages, id: string, seconds: number): Sound {
  return { id, name: soundName(t, id), seconds, library: id }
}
