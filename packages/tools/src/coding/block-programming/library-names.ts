/** Names of the library's pictures and sounds in the learner's language. */
import type { BlocksTexts } from './blocks-texts.ts'
import type { Costume, Sound } from './core/document.ts'

type TextKey = Parameters<BlocksTexts>[0]

export function libraryName(t: BlocksTexts, id: string): string {
  const number = /-(\d)$/.exec(id)
  const base = t(`library.${number ? id.slice(0, -2) : id}` as TextKey)
  return number ? `${base} ${number[1]}` : base
}

export function libraryCostume(t: BlocksTexts, id: string, width: number, height: number): Costume {
  return { id, name: libraryName(t, id), width, height, library: id }
}

export function soundName(t: BlocksTexts, id: string): string {
  return t(`sound.${id}` as TextKey)
}

export function librarySoundEntry(t: BlocksTexts, id: string, seconds: number): Sound {
  return { id, name: soundName(t, id), seconds, library: id }
}
