/** The nearest whole number. */
import { py } from '../../../code/python-code.ts'
import { cpp } from '../../arduino/cpp-code.ts'
import { number } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const round = defineBlock({
  type: 'op_round',
  category: 'operators',
  shape: 'value',
  on: 'both',
  args: [number('A', 0)],
  gives: 'num',
  scratchGives: (_, { kind }) => kind('A'),
  calm: true,
  instant: true,
  javascript: (block, scope) => js`round(${scope.num(block, 'A')})`,
  python: pyValue((block, scope) => {
    const name = scope.needsHelpers ? py`round_half_up` : py`round`
    return py`${name}(${scope.num(block, 'A')})`
  }),
  arduino: (block, scope) => {
    scope.need('values')
    return cpp`roundHalfUp(${scope.num(block, 'A')})`
  },
})

export const words = {
  op_round: {
    en: ['round %1', 'The nearest whole number.'],
    th: ['ปัดเศษ %1', 'จำนวนเต็มที่ใกล้ที่สุด'],
    zh: ['四舍五入 %1', '最近的整数。'],
    ar: ['قرّب %1', 'أقرب عدد صحيح.'],
  },
} satisfies Record<string, Words>
