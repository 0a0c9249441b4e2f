/** The blocks of looks, in the order of the toolbox. */

import {
  backdrop,
  backdropNumber,
  backdropWait,
  words as backdropWords,
  nextBackdrop,
} from './backdrop.ts'
import { costume, costumeNumber, words as costumeWords, nextCostume } from './costume.ts'
import { changeEffect, clearEffects, words as effectsWords, setEffect } from './effects.ts'
import { front, layers, words as layersWords } from './layers.ts'
import { say, sayFor, words as sayWords, think, thinkFor } from './say.ts'
import { changeSize, setSize, size, words as sizeWords } from './size.ts'
import { hide, show, words as visibleWords } from './visible.ts'

export const LOOKS_BLOCKS = [
  sayFor,
  say,
  thinkFor,
  think,
  costume,
  nextCostume,
  backdrop,
  backdropWait,
  nextBackdrop,
  changeSize,
  setSize,
  changeEffect,
  setEffect,
  clearEffects,
  show,
  hide,
  front,
  layers,
  costumeNumber,
  backdropNumber,
  size,
] as const

/** A function, so that a bundle which does not call it has none of the words. */
export const looksWords = () => ({
  ...sayWords,
  ...costumeWords,
  ...backdropWords,
  ...sizeWords,
  ...effectsWords,
  ...visibleWords,
  ...layersWords,
})
