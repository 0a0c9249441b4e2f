/** Everything a game program can say, in the order of the toolbox. Whoever asks for blocks asks here: then all are registered. */
import type { BuiltIn } from './built-in.ts'
import { breakOut } from './control/break.ts'
import { count } from './control/count.ts'
import { each } from './control/each.ts'
import { emptySocket, gap } from './control/gap.ts'
import { condition } from './control/if.ts'
import { startSpecs } from './control/start.ts'
import { whileLoop } from './control/while.ts'
import { action, question } from './functions/call.ts'
import { definitionSpecs } from './functions/definition.ts'
import { returns } from './functions/return.ts'
import type { GameBlock } from './game-block.ts'
import { registerLanguage, registerTop } from './game-register.ts'
import { append } from './lists/append.ts'
import { item, setItem } from './lists/items.ts'
import { length } from './lists/length.ts'
import { listOf } from './lists/list.ts'
import { dropLast, pop } from './lists/pop.ts'
import type { StatementMeaning, ValueMeaning } from './meaning.ts'
import { boolean } from './values/boolean.ts'
import { compare } from './values/compare.ts'
import { logic, not } from './values/logic.ts'
import { math, negate } from './values/math.ts'
import { number } from './values/number.ts'
import { print } from './values/print.ts'
import { text } from './values/text.ts'
import { change, set, variable } from './variables/variable.ts'

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

type TopType = 'start' | 'function' | 'with' | 'list_0'

registerTop(startSpecs)
registerTop(definitionSpecs)
registerLanguage(IN_ORDER)

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
