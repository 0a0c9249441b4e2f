import { FOOD_PICTURES } from './food-pictures.ts'
import { INDOOR_PICTURES } from './indoor-pictures.ts'
import { LIVING_PICTURES } from './living-pictures.ts'
import { OUTDOOR_PICTURES } from './outdoor-pictures.ts'
import { type Picture } from './picture.ts'
import { type Theme } from './trait-messages.ts'

/** Every picture of the games, by id and by theme. */
export const PICTURES: readonly Picture[] = [
  ...LIVING_PICTURES,
  ...FOOD_PICTURES,
  ...INDOOR_PICTURES,
  ...OUTDOOR_PICTURES,
]

const BY_ID = new Map(PICTURES.map((picture) => [picture.id, picture]))

export function findPicture(id: string): Picture | undefined {
  return BY_ID.get(id)
}

export function picturesIn(theme: Theme): Picture[] {
  return PICTURES.filter((picture) => picture.theme === theme)
}
