/** What the place in the game is called that one is at: a link made there is named after it. */
import { createContext } from 'react'

export const PlaceTitle = createContext('')
