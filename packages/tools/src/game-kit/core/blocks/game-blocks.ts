/** Everything a game program can say, in the order of the toolbox. Whoever asks for blocks asks here: then all are registered. */
import type { Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import type { BuiltIn } from './built-in.ts'
import { breakOut, words as breakWords } from './control/break.ts'
import { count, words as countWords } from './control/count.ts'
import { each, words as eachWords } from './control/each.ts'
import { emptySocket, gap, words as gapWords } from './control/gap.ts'
import { condition, words as ifWords } from './control/if.ts'
import { startSpecs, words as startWords } from './control/start.ts'
import { whileLoop, words as whileWords } from './control/while.ts'
import { action, words as callWords, question } from './functions/call.ts'
import { definitionSpecs, words as definitionWords } from './functions/definition.ts'
import { returns, words as returnWords } from './functions/return.ts'
import type { GameBlock } from './game-block.ts'
import { registerLanguage, registerTop } from './game-register.ts'
import { append, words as appendWords } from './lists/append.ts'
import { item, words as itemsWords, setItem } from './lists/items.ts'
import { length, words as lengthWords } from './lists/length.ts'
import { listOf, words as listWords } from './lists/list.ts'
import { dropLast, pop, words as popWords } from './lists/pop.ts'
import type { StatementMeaning, ValueMeaning } from './meaning.ts'
import { boolean, words as booleanWords } from './values/boolean.ts'
import { compare, words as compareWords } from './values/compare.ts'
import { logic, words as logicWords, not } from './values/logic.ts'
import { math, words as mathWords, negate } from './values/math.ts'
import { number, words as numberWords } from './values/number.ts'
import { print, words as printWords } from './values/print.ts'
import { text, words as textWords } from './values/text.ts'
import { change, set, variable, words as variableWords } from './variables/variable.ts'

const IN_ORDER = [
  count,
  whileLoop,
  condition,
  breakOut,
  gap,
  emptySocket,
  listOf,
  append,
  each,
  item,
  setItem,
  pop,
  dropLast,
  length,
  number,
  not,
  boolean,
  logic,
  compare,
  math,
  negate,
  text,
  print,
  set,
  change,
  variable,
  action,
  question,
  returns,
] as const

registerTop(startSpecs)
registerTop(definitionSpecs)
registerLanguage(IN_ORDER)

/** What heads a stack, and what families of blocks say besides. */
type TopType = 'start' | 'function' | 'with' | 'list_0'
/** Blocks that the game gives the words, and those that are worded together. */
type Made = 'do' | 'ask' | 'value'
type TypesOf<One> = One extends BuiltIn<infer Type> | GameBlock<infer Type, infer _Node>
  ? Type
  : One extends StatementMeaning<string, infer Type>
    ? Type
    : One extends ValueMeaning<string, infer Type>
      ? Type
      : never

/** The types of all blocks that have words of their own. */
export type WordedType = Exclude<TypesOf<(typeof IN_ORDER)[number]>, Made> | TopType

/** A block without words does not compile. A function, so that a bundle which does not call it has none of them. */
export const allGameWords = (): Readonly<Record<WordedType, Words>> => ({
  ...startWords,
  ...countWords,
  ...whileWords,
  ...ifWords,
  ...eachWords,
  ...breakWords,
  ...gapWords,
  ...numberWords,
  ...textWords,
  ...booleanWords,
  ...mathWords,
  ...compareWords,
  ...logicWords,
  ...printWords,
  ...variableWords,
  ...listWords,
  ...itemsWords,
  ...appendWords,
  ...popWords,
  ...lengthWords,
  ...definitionWords,
  ...callWords,
  ...returnWords,
})

export {
  allSpecs,
  builtInCommand,
  builtInQuestion,
  builtInWords,
  findStatement,
  findValue,
  meaningOf,
  OFFERS,
  sayStatement,
  sayValue,
  valueMeaningOf,
} from './game-register.ts'
