/** The blocks of operators, in the order of the toolbox. */
import { add, words as arithmeticWords, multiply, subtract } from './arithmetic.ts'
import { asNumber, words as asNumberWords } from './as-number.ts'
import { words as compareWords, equal, greater, less } from './compare.ts'
import { divide, words as divideWords, mod } from './divide.ts'
import { and, words as logicWords, not, opBoolean, or } from './logic.ts'
import { math, words as mathWords } from './math.ts'
import { random, words as randomWords } from './random.ts'
import { round, words as roundWords } from './round.ts'

export const OPERATORS_BLOCKS = [
  add,
  subtract,
  multiply,
  divide,
  random,
  greater,
  less,
  equal,
  and,
  or,
  not,
  opBoolean,
  mod,
  round,
  math,
  asNumber,
] as const

/** A function, so that a bundle which does not call it has none of the words. */
export const operatorsWords = () => ({
  ...arithmeticWords,
  ...divideWords,
  ...randomWords,
  ...compareWords,
  ...logicWords,
  ...roundWords,
  ...mathWords,
  ...asNumberWords,
})
