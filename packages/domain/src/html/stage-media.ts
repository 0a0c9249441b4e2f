/** Pictures and sounds that came with somebody's project: as large as a stage needs, and nothing that asks for more. */
import { isMediaData, isPictureData } from './safe-address.ts'

/** A costume as large as eight stages is a mistake, or meant to fill the memory. */
export const LARGEST_SIDE = 4000
const MOST_CHARACTERS = 8_000_000

type Loose = Record<string, unknown>

function isWord(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.length <= 200)
}

function isSide(value: unknown): boolean {
  return typeof value === 'number' && value > 0 && value <= LARGEST_SIDE
}

/** A library's name, a drawing as text, or pixels that come along; all of them are only ever drawn through an `img`. */
export function isSafeCostume(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, width, height, library, svg, image } = value as Loose
  if (typeof id !== 'string' || !isWord(id) || !isWord(name) || !isWord(library)) return false
  if (!isSide(width) || !isSide(height)) return false
  if (svg !== undefined && (typeof svg !== 'string' || svg.length > MOST_CHARACTERS)) return false
  return image === undefined || (typeof image === 'string' && isPictureData(image))
}

export function isSafeSound(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, library, audio } = value as Loose
  if (typeof id !== 'string' || !isWord(id) || !isWord(name) || !isWord(library)) return false
  return audio === undefined || (typeof audio === 'string' && isMediaData(audio))
}
