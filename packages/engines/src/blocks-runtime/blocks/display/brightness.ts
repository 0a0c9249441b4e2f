/** How bright the display is. */
import { py } from '../../../code/python-code.ts'
import { number } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { pyCall } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const brightness = defineBlock({
  type: 'display_brightness',
  category: 'display',
  shape: 'statement',
  on: 'board',
  part: 'matrix',
  args: [number('LEVEL', 8)],
  calm: true,
  javascript: (block, scope) => js`R.board.brightness(${scope.num(block, 'LEVEL')})`,
  micropython: pyCall(py`display.brightness`, [], 'LEVEL'),
  arduino: () => [],
})

export const words = {
  display_brightness: {
    en: ['set brightness to %1', '0 is the dimmest, 15 the brightest.'],
    th: ['ตั้งความสว่างเป็น %1', '0 มืดที่สุด 15 สว่างที่สุด'],
    zh: ['亮度设为 %1', '0 最暗，15 最亮。'],
    ar: ['اضبط السطوع على %1', '0 هو الأخفت و15 هو الأشد سطوعًا.'],
  },
} satisfies Record<string, Words>
