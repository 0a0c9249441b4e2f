/** The blocks of a board's pins, in the order of the toolbox. */

import { analog, words as inputWords, read } from './input.ts'
import { led, output, words as outputWords, power, usb } from './output.ts'
import { pixelClear, pixelSet, words as pixelsWords } from './pixels.ts'
import { servoTurn, words as servoWords } from './servo.ts'

export const PINS_BLOCKS = [
  led,
  output,
  power,
  usb,
  read,
  analog,
  servoTurn,
  pixelSet,
  pixelClear,
] as const

/** A function, so that a bundle which does not call it has none of the words. */
export const pinsWords = () => ({ ...outputWords, ...inputWords, ...servoWords, ...pixelsWords })
