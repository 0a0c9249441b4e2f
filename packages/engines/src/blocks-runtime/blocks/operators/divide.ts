/** Dividing, and what is left over. */

import { type Py, py } from '../../../code/python-code.ts'
import type { ArduinoScope } from '../../arduino/arduino-scope.ts'
import { type Cpp, cpp } from '../../arduino/cpp-code.ts'
import type { NodeWith } from '../../block-node.ts'
import { number } from '../../catalogue/block-spec.ts'
import { type Js, js } from '../../compile/javascript-code.ts'
import type { Scope } from '../../compile/scope.ts'
import { type Expression, LEVELS, type PythonScope } from '../../python/python-scope.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

type Operands = NodeWith<'A' | 'B'>

/** By a plain number it is written out (`m` is a local of every script): a shared helper would be slower,
 * because it sees whole and broken numbers from everywhere. */
function jsRemainder(block: Operands, scope: Scope): Js {
  const [a, b] = [scope.num(block, 'A'), scope.num(block, 'B')]
  return /^[1-9]\d*$/.test(b) ? js`(m = ${a} % ${b}, m < 0 ? m + ${b} : m)` : js`mod(${a}, ${b})`
}

const isPlainNumber = (code: string): boolean => /^-?\d+(\.\d+)?$/.test(code) && Number(code) !== 0
const pyDivide =
  (operator: Py, helper: Py) =>
  (block: Operands, scope: PythonScope): Expression => {
    const asHelper = scope.needsHelpers && !isPlainNumber(scope.num(block, 'B'))
    if (!asHelper) return scope.operation(block, operator, LEVELS.product)
    return { code: py`${helper}(${scope.num(block, 'A')}, ${scope.num(block, 'B')})` }
  }
const cppDivide =
  (name: Cpp) =>
  (block: Operands, scope: ArduinoScope): Cpp => {
    scope.need('values')
    return cpp`${name}(${scope.num(block, 'A')}, ${scope.num(block, 'B')})`
  }

export const divide = defineBlock({
  type: 'op_divide',
  category: 'operators',
  shape: 'value',
  on: 'both',
  args: [number('A', 0), number('B', 0)],
  gives: 'num',
  scratchGives: (_, { isWritten }) => (isWritten('B') ? 'num' : 'nan'),
  calm: true,
  instant: true,
  javascript: (block, scope) => js`divide(${scope.num(block, 'A')}, ${scope.num(block, 'B')})`,
  scratch: (block, scope) => js`(${scope.num(block, 'A')} / ${scope.num(block, 'B')})`,
  python: pyDivide(py`/`, py`divide`),
  arduino: cppDivide(cpp`divide`),
})

export const mod = defineBlock({
  type: 'op_mod',
  category: 'operators',
  shape: 'value',
  on: 'both',
  args: [number('A', 0), number('B', 0)],
  gives: 'num',
  scratchGives: (_, { kind, isWritten }) =>
    isWritten('B') && kind('A') === 'finite' ? 'finite' : 'nan',
  calm: true,
  instant: true,
  javascript: jsRemainder,
  python: pyDivide(py`%`, py`mod`),
  arduino: cppDivide(cpp`mod`),
})

export const words = {
  op_divide: {
    en: ['%1 ÷ %2', 'Divides the first number by the second.'],
    th: ['%1 ÷ %2', 'เอาตัวแรกหารด้วยตัวที่สอง'],
    zh: ['%1 ÷ %2', '第一个数除以第二个数。'],
    ar: ['%1 ÷ %2', 'يقسم الأول على الثاني.'],
  },
  op_mod: {
    en: ['%1 mod %2', 'What is left over after dividing.'],
    th: ['เศษของ %1 หาร %2', 'เศษที่เหลือจากการหาร'],
    zh: ['%1 除以 %2 的余数', '除完剩下的数。'],
    ar: ['باقي %1 ÷ %2', 'ما يبقى بعد القسمة.'],
  },
} satisfies Record<string, Words>
