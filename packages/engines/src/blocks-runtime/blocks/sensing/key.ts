/** Whether a key is held down. */
import { py } from '../../../code/python-code.ts'
import { menu } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { menuCode } from '../../compile/menu-code.ts'
import { pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const key = defineBlock({
  type: 'sensing_key',
  category: 'sensing',
  shape: 'truth',
  args: [menu('KEY', 'keys')],
  calm: true,
  instant: true,
  javascript: (block, scope) => js`R.keyDown(${menuCode(block, 'KEY', scope, js`key`)})`,
  python: pyValue(
    (block, scope) =>
      py`keys.pressed(${scope.menu(block, 'KEY', (given) => py`key_named(${given})`)})`,
  ),
})

export const words = {
  sensing_key: {
    en: ['key %1 pressed?', 'True while the key is held down.'],
    th: ['กดปุ่ม %1 อยู่?', 'จริงขณะที่กดปุ่มค้างไว้'],
    zh: ['按下 %1 键？', '按住这个键时成立。'],
    ar: ['المفتاح %1 مضغوط؟', 'صحيح ما دام المفتاح مضغوطًا.'],
  },
} satisfies Record<string, Words>
