/** Two texts as one. */

import { cpp } from '../../arduino/cpp-code.ts'
import { text } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'
import { pyJoin } from './join-python.ts'

export const join = defineBlock({
  type: 'text_join',
  category: 'text',
  shape: 'value',
  on: 'both',
  args: [text('A', 'tuk'), text('B', 'tuk')],
  gives: 'text',
  calm: true,
  instant: true,
  javascript: (block, scope) => js`join(${scope.text(block, 'A')}, ${scope.text(block, 'B')})`,
  python: pyJoin,
  arduino: (block, scope) => cpp`(${scope.text(block, 'A')} + ${scope.text(block, 'B')})`,
})

export const words = {
  text_join: {
    en: ['join %1 %2', 'Puts two texts together.'],
    th: ['ต่อคำ %1 %2', 'เอาข้อความสองอันมาต่อกัน'],
    zh: ['连接 %1 和 %2', '把两段文字接在一起。'],
    ar: ['اربط %1 %2', 'يضع نصين معًا.'],
  },
} satisfies Record<string, Words>
