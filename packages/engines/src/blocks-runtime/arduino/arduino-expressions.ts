/** Arduino C++ for every block that gives a value. */
import { field, variableId } from '../block-json.ts'
import type { BlockJson } from '../program.ts'
import { cppText } from './arduino-names.ts'
import { type ArduinoScope, cppNumber } from './arduino-scope.ts'

type Rule = (block: BlockJson, scope: ArduinoScope) => string

const arithmetic =
  (operator: string): Rule =>
  (block, scope) =>
    `(${scope.num(block, 'A')} ${operator} ${scope.num(block, 'B')})`

const helper =
  (name: string, ...inputs: string[]): Rule =>
  (block, scope) => {
    scope.need('values')
    return `${name}(${inputs.map((input) => scope.num(block, input)).join(', ')})`
  }

function compare(operator: string, slow: (a: string, b: string) => string): Rule {
  return (block, scope) => {
    if (scope.kind(block, 'A') === 'num' && scope.kind(block, 'B') === 'num')
      return `(${scope.num(block, 'A')} ${operator} ${scope.num(block, 'B')})`
    scope.need('values')
    return slow(scope.given(block, 'A', 'any'), scope.given(block, 'B', 'any'))
  }
}

const logic =
  (operator: string): Rule =>
  (block, scope) =>
    `(${scope.truth(block, 'A')} ${operator} ${scope.truth(block, 'B')})`

const texts =
  (name: string, ...inputs: [kind: 'text' | 'num', input: string][]): Rule =>
  (block, scope) => {
    scope.need('values')
    return `${name}(${inputs.map(([kind, input]) => scope[kind](block, input)).join(', ')})`
  }

export const ARDUINO_EXPRESSIONS: Record<string, Rule> = {
  number: (block) => cppNumber(Number(field(block, 'NUM')) || 0),

  op_add: arithmetic('+'),
  op_subtract: arithmetic('-'),
  op_multiply: arithmetic('*'),
  op_divide: helper('divide', 'A', 'B'),
  op_mod: helper('mod', 'A', 'B'),
  op_round: helper('roundHalfUp', 'A'),
  op_random: (block, scope) => {
    scope.need('random')
    return `randomBetween(${scope.num(block, 'A')}, ${scope.num(block, 'B')})`
  },
  op_math: (block, scope) => {
    scope.need('math')
    return `mathOf(${cppText(field(block, 'OP'))}, ${scope.num(block, 'A')})`
  },
  op_less: compare('<', (a, b) => `less(${a}, ${b})`),
  op_greater: compare('>', (a, b) => `less(${b}, ${a})`),
  op_equal: compare('==', (a, b) => `same(${a}, ${b})`),
  op_and: logic('&&'),
  op_or: logic('||'),
  op_not: (block, scope) => `!${scope.truth(block, 'A')}`,
  op_boolean: (block) => (field(block, 'BOOL') === 'TRUE' ? 'true' : 'false'),

  text_join: (block, scope) => `(${scope.text(block, 'A')} + ${scope.text(block, 'B')})`,
  text_letter: texts('letterAt', ['num', 'INDEX'], ['text', 'TEXT']),
  text_length: texts('letterCount', ['text', 'TEXT']),
  text_contains: texts('containsText', ['text', 'TEXT'], ['text', 'PART']),
  text_slice: texts('sliceText', ['text', 'TEXT'], ['num', 'FROM'], ['num', 'TO']),
  text_case: (block, scope) => {
    scope.need('values')
    return `inCapitals(${scope.text(block, 'TEXT')}, ${field(block, 'CASE') === 'upper'})`
  },

  data_get: (block, scope) => scope.variable(variableId(block, 'VAR')),
  list_get: (block, scope) => `listText(${scope.list(block)})`,
  list_item: (block, scope) => `item(${scope.num(block, 'INDEX')}, ${scope.list(block)})`,
  list_index: (block, scope) =>
    `indexOf(${scope.given(block, 'VALUE', 'any')}, ${scope.list(block)})`,
  list_length: (block, scope) => `(double)${scope.list(block)}.size()`,
  list_contains: (block, scope) =>
    `(indexOf(${scope.given(block, 'VALUE', 'any')}, ${scope.list(block)}) > 0)`,

  function_param: (block, scope) => {
    const state = block.extraState as { name?: string } | undefined
    return scope.fn
      ? scope.paramName(scope.fn, field(block, 'PARAM'), state?.name ?? 'value')
      : '0.0'
  },
  function_call_value: (block, scope) => scope.call(block),

  sensor_seconds: () => '(millis() / 1000.0)',
  pin_read: (block, scope) =>
    `(digitalRead(${scope.pin(block, scope.sketch.board.inputs, 'INPUT')}) == HIGH)`,
  pin_analog: (block, scope) =>
    `round(analogRead(${scope.pin(block, scope.sketch.board.analogs)}) * 100.0 / 1023.0)`,
}
