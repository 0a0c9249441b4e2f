/** The blocks of motion, in the order of the toolbox. */

import { bounce, words as bounceWords } from './bounce.ts'
import { words as changePlaceWords, changeX, changeY, setX, setY } from './change-place.ts'
import { glideTo, words as glideWords, glideXy } from './glide.ts'
import { goTo, words as goToWords, goToXy } from './go-to.ts'
import { move, words as moveWords } from './move.ts'
import { direction, words as placeWords, x, y } from './place.ts'
import { point, pointTowards, words as pointWords } from './point.ts'
import { rotationStyle, words as rotationStyleWords } from './rotation-style.ts'
import { turnLeft, turnRight, words as turnWords } from './turn.ts'

export const MOTION_BLOCKS = [
  move,
  turnRight,
  turnLeft,
  goTo,
  goToXy,
  glideTo,
  glideXy,
  point,
  pointTowards,
  changeX,
  setX,
  changeY,
  setY,
  bounce,
  rotationStyle,
  x,
  y,
  direction,
] as const

/** A function, so that a bundle which does not call it has none of the words. */
export const motionWords = () => ({
  ...moveWords,
  ...turnWords,
  ...goToWords,
  ...glideWords,
  ...pointWords,
  ...changePlaceWords,
  ...bounceWords,
  ...rotationStyleWords,
  ...placeWords,
})
