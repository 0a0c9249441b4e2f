/** The blocks of the pen, in the order of the toolbox. */

import { clear, words as clearWords } from './clear.ts'
import { changeColour, words as colourWords, setColour } from './colour.ts'
import { down, words as drawWords, up } from './draw.ts'
import {
  legacyPenHueChange,
  legacyPenHueSet,
  legacyPenShadeChange,
  legacyPenShadeSet,
  words as oldPenWords,
} from './old-pen.ts'
import { changeParam, words as paramsWords, setParam } from './params.ts'
import { changeSize, setSize, words as sizeWords } from './size.ts'
import { stamp, words as stampWords } from './stamp.ts'

export const PEN_BLOCKS = [
  clear,
  stamp,
  down,
  up,
  setColour,
  changeColour,
  setParam,
  changeParam,
  setSize,
  changeSize,
  legacyPenShadeSet,
  legacyPenShadeChange,
  legacyPenHueSet,
  legacyPenHueChange,
] as const

/** A function, so that a bundle which does not call it has none of the words. */
export const penWords = () => ({
  ...drawWords,
  ...stampWords,
  ...clearWords,
  ...colourWords,
  ...paramsWords,
  ...sizeWords,
  ...oldPenWords,
})
