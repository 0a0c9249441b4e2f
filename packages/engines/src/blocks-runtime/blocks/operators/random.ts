/** A number nobody can guess. */
import { py } from '../../../code/python-code.ts'
import { cpp } from '../../arduino/cpp-code.ts'
import { number } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const random = defineBlock({
  type: 'op_random',
  category: 'operators',
  shape: 'value',
  on: 'both',
  args: [number('A', 1), number('B', 10)],
  gives: 'num',
  scratchGives: (_, { isWritten }) => (isWritten('A') && isWritten('B') ? 'finite' : 'nan'),
  calm: true,
  instant: true,
  tellsText: 'by-digits',
  javascript: (block, scope) => js`R.between(${scope.num(block, 'A')}, ${scope.num(block, 'B')})`,
  scratch: (block, scope) => js`R.pick(${scope.any(block, 'A')}, ${scope.any(block, 'B')})`,
  python: pyValue(
    (block, scope) => py`random_between(${scope.num(block, 'A')}, ${scope.num(block, 'B')})`,
  ),
  arduino: (block, scope) => {
    scope.need('random')
    return cpp`randomBetween(${scope.num(block, 'A')}, ${scope.num(block, 'B')})`
  },
})

export const words = {
  op_random: {
    en: ['pick random %1 to %2', 'A number nobody can guess.'],
    th: ['สุ่มเลข %1 ถึง %2', 'ตัวเลขที่ไม่มีใครเดาได้'],
    zh: ['在 %1 和 %2 之间取随机数', '谁也猜不到的数。'],
    ar: ['عدد عشوائي من %1 إلى %2', 'عدد لا يعرفه أحد مسبقًا.'],
  },
} satisfies Record<string, Words>
