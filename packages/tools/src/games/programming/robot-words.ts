/** The robot's words as block texts in the learner's language. */
import type { BlockTexts, WordText } from '../../game-kit/code/block-definitions.ts'
import { VOCABULARY } from './core/robot-world.ts'
import type { ProgrammingTranslate } from './programming-texts.ts'

type Word =
  | 'move'
  | 'left'
  | 'right'
  | 'take'
  | 'light'
  | 'path_ahead'
  | 'path_left'
  | 'path_right'
  | 'on_battery'
  | 'on_lamp'
  | 'at_flag'
  | 'number'

export const ROBOT_WORDS: readonly Word[] = [
  'move',
  'left',
  'right',
  'take',
  'light',
  'path_ahead',
  'path_left',
  'path_right',
  'on_battery',
  'on_lamp',
  'at_flag',
  'number',
]

const OWN_TIPS = new Set<Word>(['move', 'left', 'right', 'take', 'light', 'number'])

function wordText(t: ProgrammingTranslate, word: Word): WordText {
  const tip = OWN_TIPS.has(word) ? (`tip.${word}` as 'tip.move') : 'tip.question'
  return { text: t(`word.${word}`), tip: t(tip) }
}

export function robotTexts(t: ProgrammingTranslate): Omit<BlockTexts, 't'> {
  const words = Object.fromEntries(ROBOT_WORDS.map((word) => [word, wordText(t, word)]))
  return { vocabulary: VOCABULARY, words }
}
