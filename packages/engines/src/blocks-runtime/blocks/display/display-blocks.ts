/** The blocks of a board's display, in the order of the toolbox. */

import { brightness, words as brightnessWords } from './brightness.ts'
import { clear, dot, words as dotWords } from './dot.ts'
import { picture, words as pictureWords } from './picture.ts'
import { scroll, show, words as textWords } from './text.ts'

export const DISPLAY_BLOCKS = [picture, show, scroll, dot, clear, brightness] as const

/** A function, so that a bundle which does not call it has none of the words. */
export const displayWords = () => ({
  ...pictureWords,
  ...textWords,
  ...dotWords,
  ...brightnessWords,
})
