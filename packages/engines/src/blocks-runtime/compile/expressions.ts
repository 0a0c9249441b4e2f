/** JavaScript for every block that gives a value. */

import { ownTable } from '../../code/own-table.ts'
import { field, inputBlock, variableId } from '../block-json.ts'
import { BOARD_EXPRESSIONS } from '../board/board-javascript.ts'
import type { BlockJson } from '../program.ts'
import { hasCase } from '../values.ts'
import { type Js, js, jsFlag, jsNumber, jsText } from './javascript-code.ts'
import { listItem } from './list-code.ts'
import { menuCode } from './menu-code.ts'
import type { ExpressionRule, Scope } from './scope.ts'
import { SENSE_EXPRESSIONS } from './sense-code.ts'

const text = (block: BlockJson, name: string): Js => jsText(field(block, name))

function arithmetic(operator: Js): ExpressionRule {
  return (block, scope) => js`(${scope.num(block, 'A')} ${operator} ${scope.num(block, 'B')})`
}

function bothNumbers(block: BlockJson, scope: Scope): boolean {
  return scope.kind(block, 'A') === 'num' && scope.kind(block, 'B') === 'num'
}

function comparison(operator: Js, slow: (a: Js, b: Js) => Js): ExpressionRule {
  return (block, scope) => {
    const a = scope.any(block, 'A')
    const b = scope.any(block, 'B')
    return bothNumbers(block, scope) ? js`(${a} ${operator} ${b})` : slow(a, b)
  }
}

const WRITTEN_NUMBER = /^\d+(\.\d+)?$/

/** Each side is written once: a side that is an equality itself would be written twice as often at every level. */
function equality(block: BlockJson, scope: Scope): Js {
  const [a, b] = [scope.any(block, 'A'), scope.any(block, 'B')]
  if (scope.kind(block, 'A') === 'text' && WRITTEN_NUMBER.test(b)) return js`reads(${a}, ${b})`
  if (scope.kind(block, 'B') === 'text' && WRITTEN_NUMBER.test(a)) return js`reads(${b}, ${a})`
  return bothNumbers(block, scope) ? js`(${a} === ${b})` : js`same(${a}, ${b})`
}

/** A part that is written in the program and is the same in capitals needs no second look. */
function contains(block: BlockJson, scope: Scope): Js {
  const [whole, part] = [scope.text(block, 'TEXT'), scope.text(block, 'PART')]
  const written = inputBlock(block, 'PART')
  if (written?.type === 'text' && !hasCase(field(written, 'TEXT')))
    return js`(${whole}.indexOf(${part}) >= 0)`
  return js`contains(${whole}, ${part})`
}

/** By a plain number it is written out (`m` is a local of every script): a shared helper would be slower,
 * because it sees whole and broken numbers from everywhere. */
function remainder(block: BlockJson, scope: Scope): Js {
  const [a, b] = [scope.num(block, 'A'), scope.num(block, 'B')]
  return /^[1-9]\d*$/.test(b) ? js`(m = ${a} % ${b}, m < 0 ? m + ${b} : m)` : js`mod(${a}, ${b})`
}

const list = (block: BlockJson, scope: Scope): Js => scope.names.list(variableId(block, 'LIST'))

export const EXPRESSIONS = ownTable<ExpressionRule>({
  ...BOARD_EXPRESSIONS,
  ...SENSE_EXPRESSIONS,

  number: (block) => jsNumber(Number(field(block, 'NUM'))),

  motion_x: () => js`S.x`,
  motion_y: () => js`S.y`,
  motion_direction: () => js`S.direction`,
  looks_size: () => js`S.size`,
  looks_costume_number: (block) =>
    field(block, 'WHAT') === 'name' ? js`S.costumeName` : js`S.costumeNumber`,
  looks_backdrop_number: (block) =>
    field(block, 'WHAT') === 'name' ? js`R.stage.costumeName` : js`R.stage.costumeNumber`,
  sound_volume: () => js`S.volume`,
  sound_tempo: () => js`R.tempo`,

  sensing_touching: (block, scope) =>
    js`R.touching(S, ${menuCode(block, 'TARGET', scope, js`target`)})`,
  sensing_touching_colour: (block, scope) =>
    js`R.touchingColour(S, ${menuCode(block, 'COLOUR', scope, js`colour`)})`,
  sensing_distance: (block, scope) =>
    js`R.distance(S, ${menuCode(block, 'TARGET', scope, js`target`)})`,
  sensing_answer: () => js`R.answer`,
  sensing_key: (block, scope) => js`R.keyDown(${menuCode(block, 'KEY', scope, js`key`)})`,
  sensing_mouse_down: () => js`R.pointer.down`,
  sensing_mouse_x: () => js`R.pointer.x`,
  sensing_mouse_y: () => js`R.pointer.y`,
  sensing_timer: () => js`R.timer`,
  sensing_of: (block, scope) =>
    js`R.propertyOf(${menuCode(block, 'TARGET', scope, js`owner`)}, ${text(block, 'WHAT')})`,
  sensing_date: (block) => js`R.date(${text(block, 'WHAT')})`,

  model_label: () => js`R.model.label`,
  model_is: (block) => js`(R.model.label === ${text(block, 'LABEL')})`,
  model_confidence: (block) => js`R.confidenceIn(${text(block, 'LABEL')})`,

  op_add: arithmetic(js`+`),
  op_subtract: arithmetic(js`-`),
  op_multiply: arithmetic(js`*`),
  op_divide: (block, scope) => js`divide(${scope.num(block, 'A')}, ${scope.num(block, 'B')})`,
  op_mod: remainder,
  op_random: (block, scope) => js`R.between(${scope.num(block, 'A')}, ${scope.num(block, 'B')})`,
  op_round: (block, scope) => js`round(${scope.num(block, 'A')})`,
  op_math: (block, scope) => js`math(${text(block, 'OP')}, ${scope.num(block, 'A')})`,
  op_less: comparison(js`<`, (a, b) => js`less(${a}, ${b})`),
  op_greater: comparison(js`>`, (a, b) => js`less(${b}, ${a})`),
  op_equal: equality,
  op_and: (block, scope) => js`(${scope.truth(block, 'A')} && ${scope.truth(block, 'B')})`,
  op_or: (block, scope) => js`(${scope.truth(block, 'A')} || ${scope.truth(block, 'B')})`,
  op_not: (block, scope) => js`(!${scope.truth(block, 'A')})`,
  op_boolean: (block) => jsFlag(field(block, 'BOOL') === 'TRUE'),

  text_join: (block, scope) => js`join(${scope.text(block, 'A')}, ${scope.text(block, 'B')})`,
  text_letter: (block, scope) =>
    js`letterAt(${scope.text(block, 'TEXT')}, ${scope.num(block, 'INDEX')})`,
  text_length: (block, scope) => js`letterCount(${scope.text(block, 'TEXT')})`,
  text_contains: contains,
  text_slice: (block, scope) =>
    js`slice(${scope.text(block, 'TEXT')}, ${scope.num(block, 'FROM')}, ${scope.num(block, 'TO')})`,
  text_case: (block, scope) =>
    field(block, 'CASE') === 'upper'
      ? js`${scope.text(block, 'TEXT')}.toUpperCase()`
      : js`${scope.text(block, 'TEXT')}.toLowerCase()`,

  data_get: (block, scope) => scope.variable(variableId(block, 'VAR')),
  list_get: (block, scope) => js`listText(${list(block, scope)})`,
  list_item: (block, scope) => listItem(block, scope),
  list_index: (block, scope) => js`indexOf(${list(block, scope)}, ${scope.any(block, 'VALUE')})`,
  list_length: (block, scope) => js`${list(block, scope)}.length`,
  list_contains: (block, scope) =>
    js`(indexOf(${list(block, scope)}, ${scope.any(block, 'VALUE')}) > 0)`,

  function_param_truth: (block, scope) => scope.param(field(block, 'PARAM')),
  function_param: (block, scope) => scope.param(field(block, 'PARAM')),
  function_call_value: (block, scope) => scope.call(block),

  foreign_value: (block) => js`(R.cannot(S, ${jsText(block.id ?? '')}), "")`,
  foreign_truth: (block) => js`(R.cannot(S, ${jsText(block.id ?? '')}), false)`,
})
