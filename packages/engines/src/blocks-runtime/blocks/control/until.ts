/** Doing something as long as, or until. */

import { type Py, py } from '../../../code/python-code.ts'
import { cppLoop } from '../../arduino/arduino-pieces.ts'
import { cpp } from '../../arduino/cpp-code.ts'
import { field, inputBlock } from '../../block-json.ts'
import type { NodeWith } from '../../block-node.ts'
import { body, truth } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { loop } from '../../compile/loops.ts'
import { withoutMarks } from '../../python/python-marks.ts'
import { LEVELS, type PythonScope } from '../../python/python-scope.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const repeatUntil = defineBlock({
  type: 'control_repeat_until',
  category: 'control',
  shape: 'statement',
  on: 'both',
  args: [truth('IF'), body('DO')],
  calm: true,
  loosens: true,
  javascript: (block, scope) =>
    loop(() => ({ condition: js`!${scope.truth(block, 'IF')}` }), block, scope),
  python: (block, scope) =>
    scope.loop(py`while not ${scope.operand(block, 'IF', LEVELS.not)}:`, block),
  arduino: (block, scope) => cppLoop(cpp`while (!(${scope.truth(block, 'IF')}))`, block, scope),
})

/** `while True` is `forever`, `while not` repeats until; the brackets tell the one from the other. */
function pyWhile(block: NodeWith<'IF'>, scope: PythonScope): Py {
  const condition = inputBlock(block, 'IF')
  const isForever = condition?.type === 'op_boolean' && field(condition, 'BOOL') === 'TRUE'
  const code = scope.truth(block, 'IF')
  const isNot = condition?.type === 'op_not' && withoutMarks(code).startsWith('not ')
  const isAnother = isForever || isNot
  return isAnother && !scope.needsHelpers ? py`(${code})` : code
}

export const controlWhile = defineBlock({
  type: 'control_while',
  category: 'control',
  shape: 'statement',
  on: 'both',
  args: [truth('IF'), body('DO')],
  calm: true,
  loosens: true,
  javascript: (block, scope) => loop(() => ({ condition: scope.truth(block, 'IF') }), block, scope),
  python: (block, scope) => scope.loop(py`while ${pyWhile(block, scope)}:`, block),
  arduino: (block, scope) => cppLoop(cpp`while (${scope.truth(block, 'IF')})`, block, scope),
})

export const words = {
  control_repeat_until: {
    en: ['repeat until %1 %2', 'Repeats until it becomes true.'],
    th: ['ทำซ้ำจนกว่า %1 %2', 'ทำซ้ำจนกว่าจะเป็นจริง'],
    zh: ['重复执行直到 %1 %2', '一直重复，直到成立。'],
    ar: ['كرر حتى %1 %2', 'يكرر حتى يصبح صحيحًا.'],
  },
  control_while: {
    en: ['while %1 %2', 'Repeats as long as it is true.'],
    th: ['ขณะที่ %1 ทำ %2', 'ทำซ้ำตราบใดที่เป็นจริง'],
    zh: ['当 %1 时重复 %2', '只要成立就重复。'],
    ar: ['ما دام %1 %2', 'يكرر ما دام صحيحًا.'],
  },
} satisfies Record<string, Words>
