/** The boards somebody made, as they are saved. */
import { savedLevels } from '../../../game-kit/core/saved-levels.ts'
import { isMadeBoard, MAX_BOARDS } from './board.ts'

export const { saved, emptyDocument, toDocument, migrate } = savedLevels({
  format: 'panya.grouping',
  key: 'boards',
  name: 'boards',
  most: MAX_BOARDS,
  isMade: isMadeBoard,
})
