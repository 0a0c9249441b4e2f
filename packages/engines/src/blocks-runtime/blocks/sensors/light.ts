/** How bright it is. */
import { py } from '../../../code/python-code.ts'
import { js } from '../../compile/javascript-code.ts'
import { pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const light = defineBlock({
  type: 'sensor_light',
  category: 'sensors',
  shape: 'value',
  on: 'board',
  part: 'light',
  args: [],
  gives: 'num',
  calm: true,
  javascript: () => js`R.board.light`,
  micropython: pyValue(() => py`light()`),
  arduino: null,
})

export const words = {
  sensor_light: {
    en: ['light (%%)', '0 is dark, 100 very bright.'],
    th: ['แสง (%%)', '0 คือมืด 100 คือสว่างมาก'],
    zh: ['光线（%%）', '0 是黑暗，100 是非常亮。'],
    ar: ['الضوء (%%)', '0 ظلام و100 ضوء ساطع.'],
  },
} satisfies Record<string, Words>
