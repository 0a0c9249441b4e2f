/** JavaScript for blocks whose value is another one in Scratch; all others are as in expressions.ts. */
import { ownTable } from '../../code/own-table.ts'
import { field, inputBlock } from '../block-json.ts'
import type { BlockJson } from '../program.ts'
import { readNumber } from '../scratch-values.ts'
import { EXPRESSIONS } from './expressions.ts'
import { type Js, js, jsNumber } from './javascript-code.ts'
import type { ExpressionRule, Scope } from './scope.ts'
import { scratchListItem } from './scratch-list-code.ts'
import type { ScratchScope } from './scratch-scope.ts'

/** A side of a comparison that is a number for sure: a calculated one, or one that somebody typed. */
function sureNumber(block: BlockJson, scope: Scope, input: string): Js | null {
  const child = inputBlock(block, input)
  if (child?.type === 'text') {
    const value = readNumber(field(child, 'TEXT'))
    return value === null || field(child, 'TEXT').trim() === '' ? null : jsNumber(value)
  }
  return scope.kind(block, input) === 'num' ? scope.any(block, input) : null
}

const SIMPLE = /^(\(-?[\d.e+]+\)|[\w$.]+)$/

/** A number that may be NaN beside one that is none for sure: only where it is NaN there is more to look at. */
function besideNumber(operator: Js, a: Js | null, b: Js | null, other: Js, slow: Slow): Js | null {
  const sure = a ?? b
  if (sure === null || !SIMPLE.test(sure)) return null
  const [left, right] = a === null ? [js`m`, sure] : [sure, js`m`]
  return js`((m = ${other}) === m ? ${left} ${operator} ${right} : ${slow(left, right)})`
}

type Slow = (a: Js, b: Js) => Js

function comparison(operator: Js, slow: Slow): ExpressionRule {
  return (block, scope) => {
    const [a, b] = [sureNumber(block, scope, 'A'), sureNumber(block, scope, 'B')]
    if (a !== null && b !== null) return js`(${a} ${operator} ${b})`
    const unsure = a === null ? 'A' : 'B'
    const kind = (scope as ScratchScope).scratchKind(inputBlock(block, unsure))
    const quick =
      kind === 'nan' ? besideNumber(operator, a, b, scope.any(block, unsure), slow) : null
    return quick ?? slow(scope.any(block, 'A'), scope.any(block, 'B'))
  }
}

export const SCRATCH_EXPRESSIONS = ownTable<ExpressionRule>({
  ...EXPRESSIONS,

  motion_x: () => js`S.xShown`,
  motion_y: () => js`S.yShown`,
  looks_size: () => js`S.sizeShown`,

  op_divide: (block, scope) => js`(${scope.num(block, 'A')} / ${scope.num(block, 'B')})`,
  op_random: (block, scope) => js`R.pick(${scope.any(block, 'A')}, ${scope.any(block, 'B')})`,
  op_less: comparison(js`<`, (a, b) => js`less(${a}, ${b})`),
  op_greater: comparison(js`>`, (a, b) => js`less(${b}, ${a})`),
  op_equal: comparison(js`===`, (a, b) => js`same(${a}, ${b})`),
  text_contains: (block, scope) =>
    js`contains(${scope.text(block, 'TEXT')}, ${scope.text(block, 'PART')})`,
  list_item: scratchListItem,
})
