/** The blocks of control, in the order of the toolbox. */

import { clone, cloneStart, words as cloneWords, deleteClone } from './clone.ts'
import { words as conditionWords, controlIf, controlIfElse } from './condition.ts'
import { controlFor, words as countWords, legacyForEach } from './count.ts'
import { controlForEach, words as forEachWords } from './for-each.ts'
import {
  legacyAtOnce,
  legacyCounter,
  legacyCounterClear,
  legacyCounterUp,
  words as oldControlWords,
} from './old-control.ts'
import { controlRange, words as rangeWords } from './range.ts'
import { forever, repeat, words as repeatWords } from './repeat.ts'
import { stop, words as stopWords } from './stop.ts'
import { controlWhile, repeatUntil, words as untilWords } from './until.ts'
import { wait, waitUntil, words as waitWords } from './wait.ts'

export const CONTROL_BLOCKS = [
  wait,
  repeat,
  forever,
  controlIf,
  controlIfElse,
  waitUntil,
  repeatUntil,
  controlWhile,
  controlFor,
  controlForEach,
  stop,
  cloneStart,
  clone,
  deleteClone,
  legacyCounter,
  legacyCounterUp,
  legacyCounterClear,
  legacyAtOnce,
  legacyForEach,
  controlRange,
] as const

/** A function, so that a bundle which does not call it has none of the words. */
export const controlWords = () => ({
  ...waitWords,
  ...repeatWords,
  ...conditionWords,
  ...untilWords,
  ...countWords,
  ...forEachWords,
  ...stopWords,
  ...cloneWords,
  ...oldControlWords,
  ...rangeWords,
})
