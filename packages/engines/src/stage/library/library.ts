/** The library by id. Names in four languages are in the tool's messages as `library.<id>`. */
import { ANIMALS } from './animals.ts'
import { BACKDROPS } from './backdrops.ts'
import type { LibraryPicture, LibrarySprite } from './picture.ts'
import { type LibrarySound, SOUNDS } from './sounds.ts'
import { THINGS } from './things.ts'

export const SPRITES: readonly LibrarySprite[] = [...ANIMALS, ...THINGS]
export { BACKDROPS, SOUNDS }

const PICTURES = new Map(
  [...SPRITES.flatMap(({ costumes }) => costumes), ...BACKDROPS].map((entry) => [entry.id, entry]),
)

export function libraryPicture(id: string): LibraryPicture | undefined {
  return PICTURES.get(id)
}

export function librarySound(id: string): LibrarySound | undefined {
  return SOUNDS.find((sound) => sound.id === id)
}
