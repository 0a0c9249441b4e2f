/** The blocks of text, in the order of the toolbox. */

import { words as caseWords, textCase } from './case.ts'
import { contains, words as containsWords } from './contains.ts'
import { join, words as joinWords } from './join.ts'
import { length, letter, words as lettersWords, slice } from './letters.ts'
import { words as plotWords, serialPlot } from './plot.ts'
import { print, words as printWords } from './print.ts'
import { translateLanguage, translateText, words as translateWords } from './translate.ts'

export const TEXT_BLOCKS = [
  join,
  letter,
  length,
  contains,
  slice,
  textCase,
  print,
  translateText,
  translateLanguage,
  serialPlot,
] as const

/** A function, so that a bundle which does not call it has none of the words. */
export const textWords = () => ({
  ...joinWords,
  ...lettersWords,
  ...containsWords,
  ...caseWords,
  ...printWords,
  ...plotWords,
  ...translateWords,
})
