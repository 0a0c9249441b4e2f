/** What the hero wears, for everything that draws it: the map, the board, the result. */
import { createContext, useContext } from 'react'
import { type HeroLook, PLAIN } from '../core/journey/wardrobe.ts'

export const HeroLookContext = createContext<HeroLook>(PLAIN)

export function useHeroLook(): HeroLook {
  return useContext(HeroLookContext)
}
