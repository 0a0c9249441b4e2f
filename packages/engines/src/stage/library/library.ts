/**
 * The library by id: pictures and sounds are all our own work, drawn and synthesised here.
 * What they are called in four languages is in the tool, in `library/names`.
 */
import { ANIMALS } from './animals.ts'
import { BACKDROPS as FIRST_BACKDROPS } from './backdrops.ts'
import { CHILDREN } from './children.ts'
import { CREATURES } from './creatures.ts'
import { FAR_BACKDROPS } from './far-backdrops.ts'
import { FOOD } from './food.ts'
import { HEROES } from './heroes.ts'
import { LAND_BACKDROPS } from './land-backdrops.ts'
import { SIGNS } from './letters.ts'
import { LEVEL_BACKDROPS } from './level-backdrops.ts'
import { NATURE_AND_HOME } from './nature-and-home.ts'
import { PATTERN_BACKDROPS } from './pattern-backdrops.ts'
import { PEOPLE } from './people.ts'
import { FARM_ANIMALS } from './pets-and-farm.ts'
import type { LibraryPicture, LibrarySprite } from './picture.ts'
import { PLAY_THINGS } from './play-things.ts'
import { ROOM_BACKDROPS } from './room-backdrops.ts'
import { SEA_ANIMALS } from './sea-animals.ts'
import { SMALL_ANIMALS } from './small-animals.ts'
import { type LibrarySound, SOUNDS } from './sounds.ts'
import { THINGS } from './things.ts'
import { TOWN_BACKDROPS } from './town-backdrops.ts'
import { VEHICLES } from './vehicles.ts'
import { WILD_ANIMALS } from './wild-animals.ts'

export const SPRITES: readonly LibrarySprite[] = [
  ...ANIMALS,
  ...FARM_ANIMALS,
  ...WILD_ANIMALS,
  ...SEA_ANIMALS,
  ...SMALL_ANIMALS,
  ...THINGS,
  ...CHILDREN,
  ...PEOPLE,
  ...HEROES,
  ...CREATURES,
  ...VEHICLES,
  ...FOOD,
  ...PLAY_THINGS,
  ...NATURE_AND_HOME,
  ...SIGNS,
]
export const BACKDROPS: readonly LibraryPicture[] = [
  ...FIRST_BACKDROPS,
  ...TOWN_BACKDROPS,
  ...LAND_BACKDROPS,
  ...ROOM_BACKDROPS,
  ...FAR_BACKDROPS,
  ...LEVEL_BACKDROPS,
  ...PATTERN_BACKDROPS,
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
