/** What somebody typed as a number, the way Python says it: `int(answer())`. */
import { py } from '../../../code/python-code.ts'
import { cpp } from '../../arduino/cpp-code.ts'
import { field } from '../../block-json.ts'
import { choice, text } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const asNumber = defineBlock({
  type: 'op_as_number',
  category: 'operators',
  shape: 'value',
  on: 'both',
  // Blocks take a text for a number by themselves; this one comes with text.
  hidden: true,
  args: [choice('KIND', ['int', 'float']), text('A', '0')],
  gives: 'num',
  calm: true,
  instant: true,
  javascript: (block, scope) =>
    field(block, 'KIND') === 'int'
      ? js`(m = ${scope.num(block, 'A')}, m < 0 ? math("ceiling", m) : math("floor", m))`
      : scope.num(block, 'A'),
  python: pyValue((block, scope) => {
    const isWhole = field(block, 'KIND') === 'int'
    if (!scope.needsHelpers)
      return isWhole ? py`int(${scope.any(block, 'A')})` : py`float(${scope.any(block, 'A')})`
    return isWhole ? py`math_of("int", ${scope.num(block, 'A')})` : scope.num(block, 'A')
  }),
  arduino: (block, scope) =>
    field(block, 'KIND') === 'int' ? cpp`trunc(${scope.num(block, 'A')})` : scope.num(block, 'A'),
})

export const words = {
  op_as_number: {
    en: [
      '%1 of %2',
      'Makes a number of what was typed.',
      { choices: { int: 'whole number', float: 'number' } },
    ],
    th: ['%1 ของ %2', 'เปลี่ยนสิ่งที่พิมพ์เป็นตัวเลข', { choices: { int: 'จำนวนเต็ม', float: 'จำนวน' } }],
    zh: ['%2 的 %1', '把输入的内容变成数。', { choices: { int: '整数', float: '数' } }],
    ar: ['%1 من %2', 'يجعل مما كُتب عددًا.', { choices: { int: 'العدد الصحيح', float: 'العدد' } }],
  },
} satisfies Record<string, Words>
