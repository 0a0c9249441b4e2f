/** And, or, not, true and false. */
import { type Py, py, pyFlag } from '../../../code/python-code.ts'
import type { ArduinoScope } from '../../arduino/arduino-scope.ts'
import { type Cpp, cpp, cppFlag } from '../../arduino/cpp-code.ts'
import { field } from '../../block-json.ts'
import type { NodeWith } from '../../block-node.ts'
import { choice, truth } from '../../catalogue/block-spec.ts'
import { js, jsFlag } from '../../compile/javascript-code.ts'
import { pyValue } from '../../python/python-pieces.ts'
import { type Expression, LEVELS, type PythonScope } from '../../python/python-scope.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

type Operands = NodeWith<'A' | 'B'>

const pyLogic =
  (word: Py, level: number) =>
  (block: Operands, scope: PythonScope): Expression =>
    scope.operation(block, word, level)

const cppLogic =
  (operator: Cpp) =>
  (block: Operands, scope: ArduinoScope): Cpp =>
    cpp`(${scope.truth(block, 'A')} ${operator} ${scope.truth(block, 'B')})`

export const and = defineBlock({
  type: 'op_and',
  category: 'operators',
  shape: 'truth',
  on: 'both',
  args: [truth('A'), truth('B')],
  calm: true,
  instant: true,
  javascript: (block, scope) => js`(${scope.truth(block, 'A')} && ${scope.truth(block, 'B')})`,
  python: pyLogic(py`and`, LEVELS.and),
  arduino: cppLogic(cpp`&&`),
})

export const or = defineBlock({
  type: 'op_or',
  category: 'operators',
  shape: 'truth',
  on: 'both',
  args: [truth('A'), truth('B')],
  calm: true,
  instant: true,
  javascript: (block, scope) => js`(${scope.truth(block, 'A')} || ${scope.truth(block, 'B')})`,
  python: pyLogic(py`or`, LEVELS.or),
  arduino: cppLogic(cpp`||`),
})

export const not = defineBlock({
  type: 'op_not',
  category: 'operators',
  shape: 'truth',
  on: 'both',
  args: [truth('A')],
  calm: true,
  instant: true,
  javascript: (block, scope) => js`(!${scope.truth(block, 'A')})`,
  python: (block, scope) => {
    const opposite = scope.opposite(block, 'A')
    if (opposite) return { code: opposite, loose: LEVELS.compare }
    return { code: py`not ${scope.operand(block, 'A', LEVELS.not)}`, loose: LEVELS.not }
  },
  arduino: (block, scope) => cpp`!${scope.truth(block, 'A')}`,
})

export const opBoolean = defineBlock({
  type: 'op_boolean',
  category: 'operators',
  shape: 'truth',
  on: 'both',
  args: [choice('BOOL', ['TRUE', 'FALSE'])],
  calm: true,
  instant: true,
  javascript: (block) => jsFlag(field(block, 'BOOL') === 'TRUE'),
  python: pyValue((block) => pyFlag(field(block, 'BOOL') === 'TRUE')),
  arduino: (block) => cppFlag(field(block, 'BOOL') === 'TRUE'),
})

export const words = {
  op_and: {
    en: ['%1 and %2', 'True when both are true.'],
    th: ['%1 และ %2', 'จริงเมื่อจริงทั้งสองอย่าง'],
    zh: ['%1 与 %2', '两个都成立时成立。'],
    ar: ['%1 و %2', 'صحيح عندما يصح الاثنان.'],
  },
  op_or: {
    en: ['%1 or %2', 'True when at least one is true.'],
    th: ['%1 หรือ %2', 'จริงเมื่อจริงอย่างน้อยหนึ่งอย่าง'],
    zh: ['%1 或 %2', '至少一个成立时成立。'],
    ar: ['%1 أو %2', 'صحيح عندما يصح أحدهما على الأقل.'],
  },
  op_not: {
    en: ['not %1', 'Turns true into false and back.'],
    th: ['ไม่ %1', 'กลับจริงเป็นเท็จ เท็จเป็นจริง'],
    zh: ['%1 不成立', '真变假，假变真。'],
    ar: ['ليس %1', 'يقلب الصحيح خطأً والخطأ صحيحًا.'],
  },
  op_boolean: {
    en: ['%1', 'Always true, or always false.'],
    th: ['%1', 'จริงเสมอ หรือเท็จเสมอ'],
    zh: ['%1', '永远真，或永远假。'],
    ar: ['%1', 'صحيح دائمًا أو خطأ دائمًا.'],
  },
} satisfies Record<string, Words>
