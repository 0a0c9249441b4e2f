/** Everything a game program can say, in the order of the toolbox. Whoever asks for blocks asks here: then all are registered. */
import type { Expression, Statement } from '../code/ast.ts'
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
import { type Entry, register, registerTop } from './game-register.ts'
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

type Kinds<One> =
  One extends StatementMeaning<infer Kind, string>
    ? `statement ${Kind}`
    : One extends ValueMeaning<infer Kind, string>
      ? `value ${Kind}`
      : never
type Missing<All extends readonly Entry[]> = Exclude<
  `statement ${Statement['kind']}` | `value ${Expression['kind']}`,
  Kinds<All[number]>
>

/** A kind of node that nothing here gives a meaning to does not compile: the error names it. */
function registerAll<All extends readonly Entry[]>(
  all: All & ([Missing<All>] extends [never] ? unknown : { without: Missing<All> }),
): void {
  register(all)
}

type TopType = 'start' | 'function' | 'with' | 'list_0'

registerTop(startSpecs)
registerTop(definitionSpecs)
registerAll(IN_ORDER)

/** Blocks that the game gives the words, and those that are worded together. */
type Made = 'do' | 'ask' | 'value'
type TypesOf<One> =
  One extends BuiltIn<infer Type>
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
  meaningOf,
  OFFERS,
  STATEMENT_BLOCKS,
  VALUE_BLOCKS,
  valueMeaningOf,
} from './game-register.ts'
