/** The words of all blocks of the games. Only their editor asks for them: what reads and runs programs needs none. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { inLanguage, type Wording, type Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { words as breakWords } from './control/break.ts'
import { words as countWords } from './control/count.ts'
import { words as eachWords } from './control/each.ts'
import { words as gapWords } from './control/gap.ts'
import { words as ifWords } from './control/if.ts'
import { words as startWords } from './control/start.ts'
import { words as whileWords } from './control/while.ts'
import { words as callWords } from './functions/call.ts'
import { words as definitionWords } from './functions/definition.ts'
import { words as returnWords } from './functions/return.ts'
import type { WordedType } from './game-blocks.ts'
import { words as appendWords } from './lists/append.ts'
import { words as itemsWords } from './lists/items.ts'
import { words as lengthWords } from './lists/length.ts'
import { words as listWords } from './lists/list.ts'
import { words as popWords } from './lists/pop.ts'
import { words as booleanWords } from './values/boolean.ts'
import { words as compareWords } from './values/compare.ts'
import { words as logicWords } from './values/logic.ts'
import { words as mathWords } from './values/math.ts'
import { words as numberWords } from './values/number.ts'
import { words as printWords } from './values/print.ts'
import { words as textWords } from './values/text.ts'
import { words as variableWords } from './variables/variable.ts'

/** A block without words does not compile. */
const allWords = (): Readonly<Record<WordedType, Words>> => ({
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

export type GameWords = Readonly<Record<WordedType, Wording>>

export const gameWordsIn = (locale: Locale): GameWords => inLanguage(locale, allWords())
