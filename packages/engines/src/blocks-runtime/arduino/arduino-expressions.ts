/** Arduino C++ for every block that gives a value. */

import { ownTable } from '../../code/own-table.ts'
import { field, variableId } from '../block-json.ts'
import type { BlockJson } from '../program.ts'
import type { ArduinoScope } from './arduino-scope.ts'
import { type Cpp, cpp, cppFlag, cppNumber, cppText, listed } from './cpp-code.ts'

type Rule = (block: BlockJson, scope: ArduinoScope) => Cpp

const arithmetic =
  (operator: Cpp): Rule =>
  (block, scope) =>
    cpp`(${scope.num(block, 'A')} ${operator} ${scope.num(block, 'B')})`

const helper =
  (name: Cpp, ...inputs: string[]): Rule =>
  (block, scope) => {
    scope.need('values')
    return cpp`${name}(${listed(inputs.map((input) => scope.num(block, input)))})`
  }

function compare(operator: Cpp, slow: (a: Cpp, b: Cpp) => Cpp): Rule {
  return (block, scope) => {
    if (scope.kind(block, 'A') === 'num' && scope.kind(block, 'B') === 'num')
      return cpp`(${scope.num(block, 'A')} ${operator} ${scope.num(block, 'B')})`
    scope.need('values')
    return slow(scope.given(block, 'A', 'any'), scope.given(block, 'B', 'any'))
  }
}

const logic =
  (operator: Cpp): Rule =>
  (block, scope) =>
    cpp`(${scope.truth(block, 'A')} ${operator} ${scope.truth(block, 'B')})`

const texts =
  (name: Cpp, ...inputs: [kind: 'text' | 'num', input: string][]): Rule =>
  (block, scope) => {
    scope.need('values')
    return cpp`${name}(${listed(inputs.map(([kind, input]) => scope[kind](block, input)))})`
  }

export const ARDUINO_EXPRESSIONS = ownTable<Rule>({
  number: (block) => cppNumber(Number(field(block, 'NUM'))),

  op_add: arithmetic(cpp`+`),
  op_subtract: arithmetic(cpp`-`),
  op_multiply: arithmetic(cpp`*`),
  op_divide: helper(cpp`divide`, 'A', 'B'),
  op_mod: helper(cpp`mod`, 'A', 'B'),
  op_round: helper(cpp`roundHalfUp`, 'A'),
  op_random: (block, scope) => {
    scope.need('random')
    return cpp`randomBetween(${scope.num(block, 'A')}, ${scope.num(block, 'B')})`
  },
  op_math: (block, scope) => {
    scope.need('math')
    return cpp`mathOf(${cppText(field(block, 'OP'))}, ${scope.num(block, 'A')})`
  },
  op_less: compare(cpp`<`, (a, b) => cpp`less(${a}, ${b})`),
  op_greater: compare(cpp`>`, (a, b) => cpp`less(${b}, ${a})`),
  op_equal: compare(cpp`==`, (a, b) => cpp`same(${a}, ${b})`),
  op_and: logic(cpp`&&`),
  op_or: logic(cpp`||`),
  op_not: (block, scope) => cpp`!${scope.truth(block, 'A')}`,
  op_boolean: (block) => cppFlag(field(block, 'BOOL') === 'TRUE'),

  text_join: (block, scope) => cpp`(${scope.text(block, 'A')} + ${scope.text(block, 'B')})`,
  text_letter: texts(cpp`letterAt`, ['num', 'INDEX'], ['text', 'TEXT']),
  text_length: texts(cpp`letterCount`, ['text', 'TEXT']),
  text_contains: texts(cpp`containsText`, ['text', 'TEXT'], ['text', 'PART']),
  text_slice: texts(cpp`sliceText`, ['text', 'TEXT'], ['num', 'FROM'], ['num', 'TO']),
  text_case: (block, scope) => {
    scope.need('values')
    return cpp`inCapitals(${scope.text(block, 'TEXT')}, ${cppFlag(field(block, 'CASE') === 'upper')})`
  },

  data_get: (block, scope) => scope.variable(variableId(block, 'VAR')),
  list_get: (block, scope) => cpp`listText(${scope.list(block)})`,
  list_item: (block, scope) => cpp`item(${scope.num(block, 'INDEX')}, ${scope.list(block)})`,
  list_index: (block, scope) =>
    cpp`indexOf(${scope.given(block, 'VALUE', 'any')}, ${scope.list(block)})`,
  list_length: (block, scope) => cpp`(double)${scope.list(block)}.size()`,
  list_contains: (block, scope) =>
    cpp`(indexOf(${scope.given(block, 'VALUE', 'any')}, ${scope.list(block)}) > 0)`,

  function_param_truth: (block, scope) => scope.param(field(block, 'PARAM')),
  function_param: (block, scope) => scope.param(field(block, 'PARAM')),
  function_call_value: (block, scope) => scope.call(block),

  sensor_seconds: () => cpp`(millis() / 1000.0)`,
  pin_read: (block, scope) =>
    cpp`(digitalRead(${scope.pin(block, scope.sketch.board.inputs, 'INPUT')}) == HIGH)`,
  pin_analog: (block, scope) =>
    cpp`round(analogRead(${scope.pin(block, scope.sketch.board.analogs)}) * 100.0 / 1023.0)`,
})
