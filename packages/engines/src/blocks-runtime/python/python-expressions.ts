/** Python for every block that gives a value. */

import { ownTable } from '../../code/own-table.ts'
import { type Py, py, pyFlag, pyNumber, pyText } from '../../code/python-code.ts'
import { field, variableId } from '../block-json.ts'
import { BOARD_PYTHON_EXPRESSIONS } from '../board/board-python.ts'
import type { BlockJson } from '../program.ts'
import type { Expression, PythonScope } from './python-scope.ts'
import { PYTHON_SENSE_EXPRESSIONS, propertyOf } from './python-senses.ts'

type Rule = (block: BlockJson, scope: PythonScope) => Expression

const of =
  (code: (block: BlockJson, scope: PythonScope) => Py): Rule =>
  (block, scope) => ({ code: code(block, scope) })

const arithmetic =
  (operator: Py): Rule =>
  (block, scope) => ({
    code: py`${scope.tightNum(block, 'A')} ${operator} ${scope.tightNum(block, 'B')}`,
    loose: true,
  })

function compare(operator: Py, slow: (a: Py, b: Py) => Py): Rule {
  return (block, scope) => {
    if (scope.kind(block, 'A') !== 'num' || scope.kind(block, 'B') !== 'num') {
      return { code: slow(scope.any(block, 'A'), scope.any(block, 'B')) }
    }
    return {
      code: py`${scope.tight(block, 'A')} ${operator} ${scope.tight(block, 'B')}`,
      loose: true,
    }
  }
}

const logic =
  (word: Py): Rule =>
  (block, scope) => ({
    code: py`${scope.truth(block, 'A', true)} ${word} ${scope.truth(block, 'B', true)}`,
    loose: true,
  })

const isPlain = (code: string): boolean => /^-?\d+(\.\d+)?$/.test(code) && Number(code) !== 0

const nameOrNumber = (block: BlockJson): Py =>
  field(block, 'WHAT') === 'name' ? py`costume_name` : py`costume_number`

export const PYTHON_EXPRESSIONS = ownTable<Rule>({
  ...BOARD_PYTHON_EXPRESSIONS,
  ...PYTHON_SENSE_EXPRESSIONS,

  number: of((block) => pyNumber(Number(field(block, 'NUM')))),

  motion_x: of((_, scope) => py`${scope.self}.x`),
  motion_y: of((_, scope) => py`${scope.self}.y`),
  motion_direction: of((_, scope) => py`${scope.self}.direction`),
  looks_size: of((_, scope) => py`${scope.self}.size`),
  looks_costume_number: of((block, scope) => py`${scope.self}.${nameOrNumber(block)}`),
  looks_backdrop_number: of((block) => py`stage.${nameOrNumber(block)}`),
  sound_volume: of((_, scope) => py`${scope.self}.volume`),
  sound_tempo: of(() => py`music.tempo`),

  sensing_touching: of((block, scope) => py`${scope.self}.touching(${scope.target(block)})`),
  sensing_touching_colour: of(
    (block, scope) =>
      py`${scope.self}.touching_colour(${scope.menu(block, 'COLOUR', (given) => py`colour_named(${given})`)})`,
  ),
  sensing_distance: of((block, scope) => py`${scope.self}.distance_to(${scope.target(block)})`),
  sensing_answer: of(() => py`answer()`),
  sensing_key: of(
    (block, scope) =>
      py`keys.pressed(${scope.menu(block, 'KEY', (given) => py`key_named(${given})`)})`,
  ),
  sensing_mouse_down: of(() => py`mouse.down`),
  sensing_mouse_x: of(() => py`mouse.x`),
  sensing_mouse_y: of(() => py`mouse.y`),
  sensing_timer: of(() => py`timer()`),
  sensing_of: of(propertyOf),
  sensing_date: of((block) => py`now(${pyText(field(block, 'WHAT'))})`),

  model_label: of(() => py`model.label`),
  model_is: of((block) => py`model.sees(${pyText(field(block, 'LABEL'))})`),
  model_confidence: of((block) => py`model.confidence(${pyText(field(block, 'LABEL'))})`),

  op_add: arithmetic(py`+`),
  op_subtract: arithmetic(py`-`),
  op_multiply: arithmetic(py`*`),
  op_divide: (block, scope) => {
    const divisor = scope.num(block, 'B')
    if (isPlain(divisor))
      return {
        code: py`${scope.tightNum(block, 'A')} / ${scope.tightNum(block, 'B')}`,
        loose: true,
      }
    return { code: py`divide(${scope.num(block, 'A')}, ${divisor})` }
  },
  op_mod: (block, scope) => {
    const divisor = scope.num(block, 'B')
    if (isPlain(divisor))
      return {
        code: py`${scope.tightNum(block, 'A')} % ${scope.tightNum(block, 'B')}`,
        loose: true,
      }
    return { code: py`mod(${scope.num(block, 'A')}, ${divisor})` }
  },
  op_random: of(
    (block, scope) => py`random_between(${scope.num(block, 'A')}, ${scope.num(block, 'B')})`,
  ),
  op_round: of((block, scope) => py`round_half_up(${scope.num(block, 'A')})`),
  op_math: of(
    (block, scope) => py`math_of(${pyText(field(block, 'OP'))}, ${scope.num(block, 'A')})`,
  ),
  op_less: compare(py`<`, (a, b) => py`less(${a}, ${b})`),
  op_greater: compare(py`>`, (a, b) => py`less(${b}, ${a})`),
  op_equal: compare(py`==`, (a, b) => py`same(${a}, ${b})`),
  op_and: logic(py`and`),
  op_or: logic(py`or`),
  op_not: (block, scope) => ({ code: py`not ${scope.truth(block, 'A', true)}`, loose: true }),
  foreign_value: of(() => pyText('')),
  foreign_truth: of(() => pyFlag(false)),
  op_boolean: of((block) => pyFlag(field(block, 'BOOL') === 'TRUE')),

  text_join: (block, scope) => ({
    code: py`${scope.text(block, 'A')} + ${scope.text(block, 'B')}`,
    loose: true,
  }),
  text_letter: of(
    (block, scope) => py`letter(${scope.num(block, 'INDEX')}, ${scope.text(block, 'TEXT')})`,
  ),
  text_length: of((block, scope) => py`length(${scope.text(block, 'TEXT')})`),
  text_contains: of(
    (block, scope) => py`contains(${scope.text(block, 'TEXT')}, ${scope.text(block, 'PART')})`,
  ),
  text_slice: of(
    (block, scope) =>
      py`slice_text(${scope.text(block, 'TEXT')}, ${scope.num(block, 'FROM')}, ${scope.num(block, 'TO')})`,
  ),
  text_case: of((block, scope) =>
    field(block, 'CASE') === 'upper'
      ? py`(${scope.text(block, 'TEXT')}).upper()`
      : py`(${scope.text(block, 'TEXT')}).lower()`,
  ),

  data_get: of((block, scope) => scope.variable(variableId(block, 'VAR'))),
  list_get: of((block, scope) => py`list_text(${scope.listName(block)})`),
  list_item: of((block, scope) => py`item(${scope.num(block, 'INDEX')}, ${scope.listName(block)})`),
  list_index: of(
    (block, scope) => py`index_of(${scope.any(block, 'VALUE')}, ${scope.listName(block)})`,
  ),
  list_length: of((block, scope) => py`len(${scope.listName(block)})`),
  list_contains: of(
    (block, scope) => py`has_item(${scope.listName(block)}, ${scope.any(block, 'VALUE')})`,
  ),

  function_param_truth: of((block, scope) => scope.param(field(block, 'PARAM'))),
  function_param: of((block, scope) => scope.param(field(block, 'PARAM'))),
  function_call_value: (block, scope) => {
    const code = scope.call(block)
    return { code: code.startsWith('await') ? py`(${code})` : code }
  },
})
