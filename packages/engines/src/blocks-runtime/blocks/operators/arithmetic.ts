/** Adding, taking away, multiplying. */
import { type Py, py } from '../../../code/python-code.ts'
import type { ArduinoScope } from '../../arduino/arduino-scope.ts'
import { type Cpp, cpp } from '../../arduino/cpp-code.ts'
import type { NodeWith } from '../../block-node.ts'
import { number } from '../../catalogue/block-spec.ts'
import { type Js, js } from '../../compile/javascript-code.ts'
import type { Scope } from '../../compile/scope.ts'
import { type ScratchKind, type ScratchNumbers, sumOf } from '../../compile/scratch-kind.ts'
import { type Expression, LEVELS, type PythonScope } from '../../python/python-scope.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

type Operands = NodeWith<'A' | 'B'>

const jsArithmetic =
  (operator: Js) =>
  (block: Operands, scope: Scope): Js =>
    js`(${scope.num(block, 'A')} ${operator} ${scope.num(block, 'B')})`

const pyArithmetic =
  (operator: Py, level: number) =>
  (block: Operands, scope: PythonScope): Expression =>
    scope.operation(block, operator, level)

const cppArithmetic =
  (operator: Cpp) =>
  (block: Operands, scope: ArduinoScope): Cpp =>
    cpp`(${scope.num(block, 'A')} ${operator} ${scope.num(block, 'B')})`

const sumOfBoth = (_: Operands, { kind }: ScratchNumbers<'A' | 'B'>): ScratchKind =>
  sumOf(kind('A'), kind('B'))

export const add = defineBlock({
  type: 'op_add',
  category: 'operators',
  shape: 'value',
  on: 'both',
  args: [number('A', 0), number('B', 0)],
  gives: 'num',
  scratchGives: sumOfBoth,
  calm: true,
  instant: true,
  javascript: jsArithmetic(js`+`),
  python: (block, scope) => scope.sum(block),
  arduino: cppArithmetic(cpp`+`),
})

export const subtract = defineBlock({
  type: 'op_subtract',
  category: 'operators',
  shape: 'value',
  on: 'both',
  args: [number('A', 0), number('B', 0)],
  gives: 'num',
  scratchGives: sumOfBoth,
  calm: true,
  instant: true,
  javascript: jsArithmetic(js`-`),
  python: (block, scope) => scope.difference(block),
  arduino: cppArithmetic(cpp`-`),
})

export const multiply = defineBlock({
  type: 'op_multiply',
  category: 'operators',
  shape: 'value',
  on: 'both',
  args: [number('A', 0), number('B', 0)],
  gives: 'num',
  // Nothing times what is beyond all numbers is none.
  scratchGives: (_, { kind, isWritten }) => {
    if (kind('A') === 'finite' && kind('B') === 'finite') return 'num'
    return isWritten('A') || isWritten('B') ? 'num' : 'nan'
  },
  calm: true,
  instant: true,
  javascript: jsArithmetic(js`*`),
  python: pyArithmetic(py`*`, LEVELS.product),
  arduino: cppArithmetic(cpp`*`),
})

export const words = {
  op_add: {
    en: ['%1 + %2', 'Adds two numbers.'],
    th: ['%1 + %2', 'บวกเลขสองตัว'],
    zh: ['%1 + %2', '两个数相加。'],
    ar: ['%1 + %2', 'يجمع عددين.'],
  },
  op_subtract: {
    en: ['%1 - %2', 'Takes the second number away from the first.'],
    th: ['%1 - %2', 'เอาตัวแรกลบด้วยตัวที่สอง'],
    zh: ['%1 - %2', '第一个数减第二个数。'],
    ar: ['%1 - %2', 'يطرح الثاني من الأول.'],
  },
  op_multiply: {
    en: ['%1 × %2', 'Multiplies two numbers.'],
    th: ['%1 × %2', 'คูณเลขสองตัว'],
    zh: ['%1 × %2', '两个数相乘。'],
    ar: ['%1 × %2', 'يضرب عددين.'],
  },
} satisfies Record<string, Words>
