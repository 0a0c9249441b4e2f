/** Pictures that stand for rounds. They belong to the theme and never tell what a round hides. */
import { findPicture } from '../../../game-kit/core/pictures/picture-library.ts'
import type { Theme } from '../../../game-kit/core/pictures/trait-messages.ts'
import { doodleRound } from './doodle-words.ts'
import type { GuessLevel } from './guess-level.ts'

export const THEME_FACES: Record<Theme, readonly string[]> = {
  animals: ['elephant', 'lion', 'rabbit'],
  wings: ['parrot', 'butterfly', 'owl'],
  water: ['octopus', 'dolphin', 'crab'],
  fruit: ['pineapple', 'mango', 'tomato'],
  food: ['noodles', 'pizza', 'cake'],
  home: ['teapot', 'bed', 'candle'],
  school: ['backpack', 'pencil', 'ruler'],
  travel: ['train', 'airplane', 'sailboat'],
  nature: ['rainbow', 'mountain', 'tree'],
  play: ['kite', 'football', 'drum'],
  wear: ['socks', 'cap', 'scarf'],
  tools: ['gear', 'hammer', 'wrench'],
}

export const MIX_FACES: readonly string[] = ['puzzle', 'star', 'magnifying-glass']
export const DAILY_FACES: readonly string[] = ['sun', 'compass', 'moon']

/** What is asked for in a round of drawing: it is told there as well, so it may be seen before. */
export function doodleFaces(round: number): readonly string[] {
  return doodleRound(round)
    .filter((word) => findPicture(word))
    .slice(0, 3)
}

/** The themes of what was chosen for it; drawn ones are under a magnifying glass. */
export function ownFaces(level: GuessLevel): readonly string[] {
  const faces = level.items.map((item) => {
    const picture = 'picture' in item ? findPicture(item.picture) : undefined
    return picture ? THEME_FACES[picture.theme][0]! : 'magnifying-glass'
  })
  return [...new Set(faces)].slice(0, 3)
}
