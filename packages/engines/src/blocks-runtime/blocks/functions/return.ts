/** What a function gives. */
import { py } from '../../../code/python-code.ts'
import { cpp } from '../../arduino/cpp-code.ts'
import { text } from '../../catalogue/block-spec.ts'
import { given } from '../../compile/flow.ts'
import { js } from '../../compile/javascript-code.ts'
import { resultKey } from '../../compile/place-keys.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const functionReturn = defineBlock({
  type: 'function_return',
  category: 'functions',
  shape: 'end',
  on: 'both',
  args: [text('VALUE', '0')],
  calm: true,
  instant: true,
  puts: (block, fn) => [{ to: resultKey(fn), from: given(block, 'VALUE', fn) }],
  javascript: (block, scope) => js`return ${scope.any(block, 'VALUE')}`,
  python: (block, scope) => [py`return ${scope.any(block, 'VALUE')}`],
  arduino: (block, scope) => [
    // Scripts give nothing back, whatever stands in them.
    scope.fn
      ? cpp`return ${scope.given(block, 'VALUE', scope.resultKind(scope.fn))};`
      : scope.endOfScript,
  ],
})

export const words = {
  function_return: {
    en: ['return %1', 'Ends the function and gives this result.'],
    th: ['คืนค่า %1', 'จบฟังก์ชันแล้วให้ผลลัพธ์นี้'],
    zh: ['返回 %1', '结束函数并给出这个结果。'],
    ar: ['أرجع %1', 'ينهي الدالة ويعطي هذا الناتج.'],
  },
} satisfies Record<string, Words>
