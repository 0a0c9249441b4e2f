/** How far away somebody is. */
import { py } from '../../../code/python-code.ts'
import { menu } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { menuCode } from '../../compile/menu-code.ts'
import { pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const distance = defineBlock({
  type: 'sensing_distance',
  category: 'sensing',
  shape: 'value',
  spriteOnly: true,
  args: [menu('TARGET', 'touchables')],
  gives: 'num',
  calm: true,
  instant: true,
  javascript: (block, scope) => js`R.distance(S, ${menuCode(block, 'TARGET', scope, js`target`)})`,
  python: pyValue((block, scope) => py`${scope.self}.distance_to(${scope.target(block)})`),
})

export const words = {
  sensing_distance: {
    en: ['distance to %1', 'How many steps away it is.'],
    th: ['ระยะห่างถึง %1', 'อยู่ห่างกี่ก้าว'],
    zh: ['到 %1 的距离', '离它多少步。'],
    ar: ['المسافة إلى %1', 'كم خطوة تبعد.'],
  },
} satisfies Record<string, Words>
