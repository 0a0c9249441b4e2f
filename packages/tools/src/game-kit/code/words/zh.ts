import { gameWordsIn } from '../../core/blocks/game-words.ts'

export default gameWordsIn('zh')
