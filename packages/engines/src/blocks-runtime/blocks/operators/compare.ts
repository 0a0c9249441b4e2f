/** Which of two is bigger, and whether they are the same. */
import { type Py, py } from '../../../code/python-code.ts'
import type { ArduinoScope } from '../../arduino/arduino-scope.ts'
import { type Cpp, cpp } from '../../arduino/cpp-code.ts'
import { field, inputBlock } from '../../block-json.ts'
import type { NodeWith } from '../../block-node.ts'
import { text } from '../../catalogue/block-spec.ts'
import { type Js, js, jsNumber } from '../../compile/javascript-code.ts'
import type { Scope } from '../../compile/scope.ts'
import type { ScratchScope } from '../../compile/scratch-scope.ts'
import { type Expression, LEVELS, type PythonScope } from '../../python/python-scope.ts'
import { readNumber } from '../../scratch-values.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

type Operands = NodeWith<'A' | 'B'>

function bothNumbers(block: Operands, scope: Scope): boolean {
  return scope.kind(block, 'A') === 'num' && scope.kind(block, 'B') === 'num'
}

function jsCompare(operator: Js, slow: (a: Js, b: Js) => Js) {
  return (block: Operands, scope: Scope): Js => {
    const a = scope.any(block, 'A')
    const b = scope.any(block, 'B')
    return bothNumbers(block, scope) ? js`(${a} ${operator} ${b})` : slow(a, b)
  }
}

const WRITTEN_NUMBER = /^\d+(\.\d+)?$/

/** Each side is written once: a side that is an equality itself would be written twice as often at every level. */
function jsEqual(block: Operands, scope: Scope): Js {
  const [a, b] = [scope.any(block, 'A'), scope.any(block, 'B')]
  if (scope.kind(block, 'A') === 'text' && WRITTEN_NUMBER.test(b)) return js`reads(${a}, ${b})`
  if (scope.kind(block, 'B') === 'text' && WRITTEN_NUMBER.test(a)) return js`reads(${b}, ${a})`
  return bothNumbers(block, scope) ? js`(${a} === ${b})` : js`same(${a}, ${b})`
}

function pyCompare(operator: Py, opposite: Py, slow: (a: Py, b: Py) => Py) {
  return (block: Operands, scope: PythonScope): Expression => {
    const areNumbers = scope.kind(block, 'A') === 'num' && scope.kind(block, 'B') === 'num'
    if (scope.needsHelpers && !areNumbers)
      return { code: slow(scope.any(block, 'A'), scope.any(block, 'B')) }
    return scope.operation(block, operator, LEVELS.compare, opposite)
  }
}

function cppCompare(operator: Cpp, slow: (a: Cpp, b: Cpp) => Cpp) {
  return (block: Operands, scope: ArduinoScope): Cpp => {
    if (scope.kind(block, 'A') === 'num' && scope.kind(block, 'B') === 'num')
      return cpp`(${scope.num(block, 'A')} ${operator} ${scope.num(block, 'B')})`
    scope.need('values')
    return slow(scope.given(block, 'A', 'any'), scope.given(block, 'B', 'any'))
  }
}

/** A side of a comparison that is a number for sure: a calculated one, or one that somebody typed. */
function sureNumber(block: Operands, scope: Scope, input: 'A' | 'B'): Js | null {
  const child = inputBlock(block, input)
  if (child?.type === 'text') {
    const value = readNumber(field(child, 'TEXT'))
    return value === null || field(child, 'TEXT').trim() === '' ? null : jsNumber(value)
  }
  return scope.kind(block, input) === 'num' ? scope.any(block, input) : null
}

const SIMPLE = /^(\(-?[\d.e+]+\)|[\w$.]+)$/
type Slow = (a: Js, b: Js) => Js

/** A number that may be NaN beside one that is none for sure: only where it is NaN there is more to look at. */
function besideNumber(operator: Js, a: Js | null, b: Js | null, other: Js, slow: Slow): Js | null {
  const sure = a ?? b
  if (sure === null || !SIMPLE.test(sure)) return null
  const [left, right] = a === null ? [js`m`, sure] : [sure, js`m`]
  return js`((m = ${other}) === m ? ${left} ${operator} ${right} : ${slow(left, right)})`
}

function scratchCompare(operator: Js, slow: Slow) {
  return (block: Operands, scope: ScratchScope): Js => {
    const [a, b] = [sureNumber(block, scope, 'A'), sureNumber(block, scope, 'B')]
    if (a !== null && b !== null) return js`(${a} ${operator} ${b})`
    const unsure = a === null ? 'A' : 'B'
    const kind = scope.scratchKind(inputBlock(block, unsure))
    const quick =
      kind === 'nan' ? besideNumber(operator, a, b, scope.any(block, unsure), slow) : null
    return quick ?? slow(scope.any(block, 'A'), scope.any(block, 'B'))
  }
}

export const greater = defineBlock({
  type: 'op_greater',
  category: 'operators',
  shape: 'truth',
  on: 'both',
  args: [text('A', ''), text('B', '50')],
  calm: true,
  instant: true,
  javascript: jsCompare(js`>`, (a, b) => js`less(${b}, ${a})`),
  scratch: scratchCompare(js`>`, (a, b) => js`less(${b}, ${a})`),
  python: pyCompare(py`>`, py`<=`, (a, b) => py`less(${b}, ${a})`),
  arduino: cppCompare(cpp`>`, (a, b) => cpp`less(${b}, ${a})`),
})

export const less = defineBlock({
  type: 'op_less',
  category: 'operators',
  shape: 'truth',
  on: 'both',
  args: [text('A', ''), text('B', '50')],
  calm: true,
  instant: true,
  javascript: jsCompare(js`<`, (a, b) => js`less(${a}, ${b})`),
  scratch: scratchCompare(js`<`, (a, b) => js`less(${a}, ${b})`),
  python: pyCompare(py`<`, py`>=`, (a, b) => py`less(${a}, ${b})`),
  arduino: cppCompare(cpp`<`, (a, b) => cpp`less(${a}, ${b})`),
})

export const equal = defineBlock({
  type: 'op_equal',
  category: 'operators',
  shape: 'truth',
  on: 'both',
  args: [text('A', ''), text('B', '50')],
  calm: true,
  instant: true,
  javascript: jsEqual,
  scratch: scratchCompare(js`===`, (a, b) => js`same(${a}, ${b})`),
  python: pyCompare(py`==`, py`!=`, (a, b) => py`same(${a}, ${b})`),
  arduino: cppCompare(cpp`==`, (a, b) => cpp`same(${a}, ${b})`),
})

export const words = {
  op_greater: {
    en: ['%1 > %2', 'True when the first is bigger.'],
    th: ['%1 > %2', 'จริงเมื่อตัวแรกมากกว่า'],
    zh: ['%1 > %2', '第一个更大时成立。'],
    ar: ['%1 > %2', 'صحيح عندما يكون الأول أكبر.'],
  },
  op_less: {
    en: ['%1 < %2', 'True when the first is smaller.'],
    th: ['%1 < %2', 'จริงเมื่อตัวแรกน้อยกว่า'],
    zh: ['%1 < %2', '第一个更小时成立。'],
    ar: ['%1 < %2', 'صحيح عندما يكون الأول أصغر.'],
  },
  op_equal: {
    en: ['%1 = %2', 'True when both are the same.'],
    th: ['%1 = %2', 'จริงเมื่อเท่ากัน'],
    zh: ['%1 = %2', '两个一样时成立。'],
    ar: ['%1 = %2', 'صحيح عندما يتساويان.'],
  },
} satisfies Record<string, Words>
