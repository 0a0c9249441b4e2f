/** The levels somebody made for "Guess the picture", as they are saved. */
import { savedLevels } from '../../../game-kit/core/saved-levels.ts'
import { isGuessLevel, MAX_LEVELS } from './guess-level.ts'

export const { saved, emptyDocument, toDocument, migrate } = savedLevels({
  format: 'panya.guessing',
  key: 'levels',
  name: 'pictures',
  most: MAX_LEVELS,
  isMade: isGuessLevel,
})
