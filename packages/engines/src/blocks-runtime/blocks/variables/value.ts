/** Setting, changing and asking a variable. */
import { type Py, py } from '../../../code/python-code.ts'
import { cpp } from '../../arduino/cpp-code.ts'
import { inputBlock, variableId } from '../../block-json.ts'
import type { NodeWith } from '../../block-node.ts'
import { number, text, variable } from '../../catalogue/block-spec.ts'
import { given } from '../../compile/flow.ts'
import { type Js, js } from '../../compile/javascript-code.ts'
import { jsVariable } from '../../compile/javascript-pieces.ts'
import { variableKind } from '../../compile/kinds.ts'
import { variableKey } from '../../compile/place-keys.ts'
import type { Scope } from '../../compile/scope.ts'
import { pyValue } from '../../python/python-pieces.ts'
import type { PythonScope } from '../../python/python-scope.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

function jsChange(block: NodeWith<'BY', 'VAR'>, scope: Scope): Js {
  const before = scope.variableNumber(variableId(block, 'VAR'))
  return js`${jsVariable(block, scope)} = ${before} + ${scope.num(block, 'BY')}`
}

function pyChange(block: NodeWith<'BY', 'VAR'>, scope: PythonScope): Py[] {
  const id = variableId(block, 'VAR')
  const name = scope.variable(id, true)
  const isNumber = variableKind(scope.kinds, id) === 'num'
  const isPlain = isNumber || !scope.needsHelpers
  const less = scope.needsHelpers ? null : scope.takenAway(block, 'BY')
  if (less) return [py`${name} -= ${less}`]
  const by = scope.added(block, 'BY', !isNumber)
  return [isPlain ? py`${name} += ${by}` : py`${name} = number(${name}) + ${by}`]
}

export const set = defineBlock({
  type: 'data_set',
  category: 'variables',
  shape: 'statement',
  on: 'both',
  args: [variable, text('VALUE', '0')],
  calm: true,
  instant: true,
  assigns: true,
  puts: (block, fn) => [
    { to: variableKey(variableId(block, 'VAR')), from: given(block, 'VALUE', fn) },
  ],
  javascript: (block, scope) =>
    js`${jsVariable(block, scope)} = ${scope.stored(block, 'VALUE', variableId(block, 'VAR'))}`,
  python: (block, scope) => [
    py`${scope.variable(variableId(block, 'VAR'), true)} = ${scope.any(block, 'VALUE')}`,
  ],
  arduino: (block, scope) => {
    const id = variableId(block, 'VAR')
    return [cpp`${scope.variable(id)} = ${scope.given(block, 'VALUE', scope.variableKind(id))};`]
  },
})

export const change = defineBlock({
  type: 'data_change',
  category: 'variables',
  shape: 'statement',
  on: 'both',
  args: [variable, number('BY', 1)],
  calm: true,
  instant: true,
  assigns: true,
  puts: (block, fn) => {
    const to = variableKey(variableId(block, 'VAR'))
    return [{ to, from: { change: to, by: inputBlock(block, 'BY'), fn } }]
  },
  javascript: jsChange,
  python: pyChange,
  arduino: (block, scope) => {
    const id = variableId(block, 'VAR')
    const name = scope.variable(id)
    const by = scope.num(block, 'BY')
    if (scope.variableKind(id) === 'num') return [cpp`${name} += ${by};`]
    scope.need('values')
    return [cpp`${name} = toNumber(${name}) + ${by};`]
  },
})

export const get = defineBlock({
  type: 'data_get',
  category: 'variables',
  shape: 'value',
  on: 'both',
  args: [variable],
  gives: (block) => ({ key: variableKey(variableId(block, 'VAR')) }),
  calm: true,
  instant: true,
  readsOnly: true,
  javascript: (block, scope) => scope.variable(variableId(block, 'VAR')),
  python: pyValue((block, scope) => scope.variable(variableId(block, 'VAR'))),
  arduino: (block, scope) => scope.variable(variableId(block, 'VAR')),
})

export const words = {
  data_set: {
    en: ['set %1 to %2', 'Puts a value into a variable.'],
    th: ['ตั้ง %1 เป็น %2', 'ใส่ค่าลงในตัวแปร'],
    zh: ['将 %1 设为 %2', '把值放进变量。'],
    ar: ['اجعل %1 مساويًا %2', 'يضع قيمة في متغير.'],
  },
  data_change: {
    en: ['change %1 by %2', 'Adds to a variable.'],
    th: ['เปลี่ยน %1 ทีละ %2', 'บวกเพิ่มในตัวแปร'],
    zh: ['将 %1 增加 %2', '给变量加上一个数。'],
    ar: ['غيّر %1 بمقدار %2', 'يضيف إلى متغير.'],
  },
  data_get: {
    en: ['%1', 'The value of the variable.'],
    th: ['%1', 'ค่าของตัวแปร'],
    zh: ['%1', '变量的值。'],
    ar: ['%1', 'قيمة المتغير.'],
  },
} satisfies Record<string, Words>
