/**
 * The library by id: pictures and sounds are all our own work, drawn and synthesised here.
 * What they are called in four languages is in the tool, in `library/names`.
 */
import { ANIMALS } from './animals.ts'
import { BACKDROPS as FIRST_BACKDROPS } from './backdrops.ts'
import { FANTASY } from './fantasy.ts'
import { FOOD } from './food.ts'
import { LEVEL_BACKDROPS } from './level-backdrops.ts'
import { SIGNS } from './letters.ts'
import { NATURE_AND_HOME } from './nature-and-home.ts'
import { PEOPLE } from './people.ts'
import { FARM_ANIMALS } from './pets-and-farm.ts'
import type { LibraryPicture, LibrarySprite } from './picture.ts'
import { PLACE_BACKDROPS } from './place-backdrops.ts'
import { PLAY_THINGS } from './play-things.ts'
import { SEA_ANIMALS } from './sea-animals.ts'
import { SMALL_ANIMALS } from './small-animals.ts'
import { type LibrarySound, SOUNDS } from './sounds.ts'
import { THINGS } from './things.ts'
import { VEHICLES } from './vehicles.ts'
import { WILD_ANIMALS } from './wild-animals.ts'

export const SPRITES: readonly LibrarySprite[] = [
  ...ANIMALS,
  ...FARM_ANIMALS,
  ...WILD_ANIMALS,
  ...SEA_ANIMALS,
  ...SMALL_ANIMALS,
  ...THINGS,
  ...PEOPLE,
  ...FANTASY,
  ...VEHICLES,
  ...FOOD,
  ...PLAY_THINGS,
  ...NATURE_AND_HOME,
  ...SIGNS,
]
export const BACKDROPS: readonly LibraryPicture[] = [
  ...FIRST_BACKDROPS,
  ...PLACE_BACKDROPS,
  ...LEVEL_BACKDROPS,
]
export { SOUNDS }

const PICTURES = new Map(
  [...SPRITES.flatMap(({ costumes }) => costumes), ...BACKDROPS].map((entry) => [entry.id, entry]),
)

export function libraryPicture(id: string): LibraryPicture | undefined {
  return PICTURES.get(id)
}

export function librarySound(id: string): LibrarySound | undefined {
  return SOUNDS.find((sound) => sound.id === id)
}
