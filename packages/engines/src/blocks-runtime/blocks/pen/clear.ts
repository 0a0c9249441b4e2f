/** Wiping the stage. */
import { py } from '../../../code/python-code.ts'
import { js } from '../../compile/javascript-code.ts'
import { pyLine } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const clear = defineBlock({
  type: 'pen_clear',
  category: 'pen',
  shape: 'statement',
  spriteOnly: true,
  args: [],
  instant: true,
  javascript: () => js`R.pen.clear()`,
  python: pyLine(py`pen.clear()`),
})

export const words = {
  pen_clear: {
    en: ['erase all', 'Wipes the stage clean.'],
    th: ['ลบทั้งหมด', 'เช็ดเวทีให้สะอาด'],
    zh: ['全部擦除', '把舞台擦干净。'],
    ar: ['امسح الكل', 'ينظف المنصة.'],
  },
} satisfies Record<string, Words>
