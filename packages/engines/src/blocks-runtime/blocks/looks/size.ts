/** How big a sprite is. */
import { py } from '../../../code/python-code.ts'
import { number } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsAct } from '../../compile/javascript-pieces.ts'
import { pyAct, pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const changeSize = defineBlock({
  type: 'looks_change_size',
  category: 'looks',
  shape: 'statement',
  spriteOnly: true,
  args: [number('BY', 10)],
  instant: true,
  javascript: (block, scope) => js`S.resize(S.size + ${scope.num(block, 'BY')})`,
  python: pyAct(py`change_size`, 'BY'),
})

export const setSize = defineBlock({
  type: 'looks_set_size',
  category: 'looks',
  shape: 'statement',
  spriteOnly: true,
  args: [number('SIZE', 100)],
  instant: true,
  javascript: jsAct(js`resize`, 'SIZE'),
  python: pyAct(py`resize`, 'SIZE'),
})

export const size = defineBlock({
  type: 'looks_size',
  category: 'looks',
  shape: 'value',
  spriteOnly: true,
  args: [],
  gives: 'num',
  calm: true,
  instant: true,
  javascript: () => js`S.size`,
  scratch: () => js`S.sizeShown`,
  python: pyValue((_, scope) => py`${scope.self}.size`),
})

export const words = {
  looks_change_size: {
    en: ['change size by %1', 'Grows, or shrinks with a minus.'],
    th: ['เปลี่ยนขนาดทีละ %1', 'โตขึ้น ถ้าติดลบจะเล็กลง'],
    zh: ['将大小增加 %1', '变大，负数变小。'],
    ar: ['غيّر الحجم بمقدار %1', 'يكبر، أو يصغر مع السالب.'],
  },
  looks_set_size: {
    en: ['set size to %1 %%', '100 % is the normal size.'],
    th: ['ตั้งขนาดเป็น %1 %%', '100 % คือขนาดปกติ'],
    zh: ['将大小设为 %1 %%', '100% 是正常大小。'],
    ar: ['اجعل الحجم %1 %%', '100 % هو الحجم العادي.'],
  },
  looks_size: {
    en: ['size', 'The size in percent.'],
    th: ['ขนาด', 'ขนาดเป็นเปอร์เซ็นต์'],
    zh: ['大小', '大小的百分比。'],
    ar: ['الحجم', 'الحجم بالمئة.'],
  },
} satisfies Record<string, Words>
