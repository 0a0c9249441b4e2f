/** Python for every block that gives a value. */
import { field, variableId } from '../block-json.ts'
import { BOARD_PYTHON_EXPRESSIONS } from '../board/board-python.ts'
import type { BlockJson } from '../program.ts'
import { pythonText } from './python-names.ts'
import type { Expression, PythonScope } from './python-scope.ts'

type Rule = (block: BlockJson, scope: PythonScope) => Expression

const of =
  (code: (block: BlockJson, scope: PythonScope) => string): Rule =>
  (block, scope) => ({ code: code(block, scope) })

const arithmetic =
  (operator: string): Rule =>
  (block, scope) => ({
    code: `${scope.tightNum(block, 'A')} ${operator} ${scope.tightNum(block, 'B')}`,
    loose: true,
  })

function compare(operator: string, slow: (a: string, b: string) => string): Rule {
  return (block, scope) => {
    if (scope.kind(block, 'A') !== 'num' || scope.kind(block, 'B') !== 'num') {
      return { code: slow(scope.any(block, 'A'), scope.any(block, 'B')) }
    }
    return {
      code: `${scope.tight(block, 'A')} ${operator} ${scope.tight(block, 'B')}`,
      loose: true,
    }
  }
}

const logic =
  (word: string): Rule =>
  (block, scope) => ({
    code: `${scope.truth(block, 'A', true)} ${word} ${scope.truth(block, 'B', true)}`,
    loose: true,
  })

const isPlain = (code: string): boolean => /^-?\d+(\.\d+)?$/.test(code) && Number(code) !== 0

export const PYTHON_EXPRESSIONS: Record<string, Rule> = {
  ...BOARD_PYTHON_EXPRESSIONS,

  number: of((block) => String(Number(field(block, 'NUM')) || 0)),

  motion_x: of((_, scope) => `${scope.self}.x`),
  motion_y: of((_, scope) => `${scope.self}.y`),
  motion_direction: of((_, scope) => `${scope.self}.direction`),
  looks_size: of((_, scope) => `${scope.self}.size`),
  looks_costume_number: of(
    (block, scope) =>
      `${scope.self}.costume_${field(block, 'WHAT') === 'name' ? 'name' : 'number'}`,
  ),
  looks_backdrop_number: of(
    (block) => `stage.costume_${field(block, 'WHAT') === 'name' ? 'name' : 'number'}`,
  ),
  sound_volume: of((_, scope) => `${scope.self}.volume`),
  sound_tempo: of(() => 'music.tempo'),

  sensing_touching: of((block, scope) => `${scope.self}.touching(${scope.target(block)})`),
  sensing_touching_colour: of(
    (block, scope) => `${scope.self}.touching_colour(${pythonText(field(block, 'COLOUR'))})`,
  ),
  sensing_distance: of((block, scope) => `${scope.self}.distance_to(${scope.target(block)})`),
  sensing_answer: of(() => 'answer()'),
  sensing_key: of((block) => `keys.pressed(${pythonText(field(block, 'KEY'))})`),
  sensing_mouse_down: of(() => 'mouse.down'),
  sensing_mouse_x: of(() => 'mouse.x'),
  sensing_mouse_y: of(() => 'mouse.y'),
  sensing_timer: of(() => 'timer()'),
  sensing_of: of((block, scope) => {
    const property = field(block, 'WHAT').replace('-', '_')
    return `${scope.actorName(field(block, 'TARGET'))}.${property}`
  }),
  sensing_date: of((block) => `now(${pythonText(field(block, 'WHAT'))})`),

  model_label: of(() => 'model.label'),
  model_is: of((block) => `model.sees(${pythonText(field(block, 'LABEL'))})`),
  model_confidence: of((block) => `model.confidence(${pythonText(field(block, 'LABEL'))})`),

  op_add: arithmetic('+'),
  op_subtract: arithmetic('-'),
  op_multiply: arithmetic('*'),
  op_divide: (block, scope) => {
    const divisor = scope.num(block, 'B')
    if (isPlain(divisor))
      return { code: `${scope.tightNum(block, 'A')} / ${scope.tightNum(block, 'B')}`, loose: true }
    return { code: `divide(${scope.num(block, 'A')}, ${divisor})` }
  },
  op_mod: (block, scope) => {
    const divisor = scope.num(block, 'B')
    if (isPlain(divisor))
      return { code: `${scope.tightNum(block, 'A')} % ${scope.tightNum(block, 'B')}`, loose: true }
    return { code: `mod(${scope.num(block, 'A')}, ${divisor})` }
  },
  op_random: of(
    (block, scope) => `random_between(${scope.num(block, 'A')}, ${scope.num(block, 'B')})`,
  ),
  op_round: of((block, scope) => `round_half_up(${scope.num(block, 'A')})`),
  op_math: of(
    (block, scope) => `math_of(${pythonText(field(block, 'OP'))}, ${scope.num(block, 'A')})`,
  ),
  op_less: compare('<', (a, b) => `less(${a}, ${b})`),
  op_greater: compare('>', (a, b) => `less(${b}, ${a})`),
  op_equal: compare('==', (a, b) => `same(${a}, ${b})`),
  op_and: logic('and'),
  op_or: logic('or'),
  op_not: (block, scope) => ({ code: `not ${scope.truth(block, 'A', true)}`, loose: true }),
  op_boolean: of((block) => (field(block, 'BOOL') === 'TRUE' ? 'True' : 'False')),

  text_join: (block, scope) => ({
    code: `${scope.text(block, 'A')} + ${scope.text(block, 'B')}`,
    loose: true,
  }),
  text_letter: of(
    (block, scope) => `letter(${scope.num(block, 'INDEX')}, ${scope.text(block, 'TEXT')})`,
  ),
  text_length: of((block, scope) => `length(${scope.text(block, 'TEXT')})`),
  text_contains: of(
    (block, scope) => `contains(${scope.text(block, 'TEXT')}, ${scope.text(block, 'PART')})`,
  ),
  text_slice: of(
    (block, scope) =>
      `slice_text(${scope.text(block, 'TEXT')}, ${scope.num(block, 'FROM')}, ${scope.num(block, 'TO')})`,
  ),
  text_case: of(
    (block, scope) =>
      `(${scope.text(block, 'TEXT')}).${field(block, 'CASE') === 'upper' ? 'upper' : 'lower'}()`,
  ),

  data_get: of((block, scope) => scope.variable(variableId(block, 'VAR'))),
  list_get: of((block, scope) => `list_text(${scope.listName(block)})`),
  list_item: of((block, scope) => `item(${scope.num(block, 'INDEX')}, ${scope.listName(block)})`),
  list_index: of(
    (block, scope) => `index_of(${scope.any(block, 'VALUE')}, ${scope.listName(block)})`,
  ),
  list_length: of((block, scope) => `len(${scope.listName(block)})`),
  list_contains: of(
    (block, scope) => `has_item(${scope.listName(block)}, ${scope.any(block, 'VALUE')})`,
  ),

  function_param: of((block, scope) => {
    const state = block.extraState as { name?: string } | undefined
    return scope.fn ? scope.paramName(scope.fn, field(block, 'PARAM'), state?.name ?? 'value') : '0'
  }),
  function_call_value: (block, scope) => {
    const code = scope.call(block)
    return { code: code.startsWith('await') ? `(${code})` : code }
  },
}
