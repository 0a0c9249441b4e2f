/** The pen's size. */
import { py } from '../../../code/python-code.ts'
import { number } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsAct } from '../../compile/javascript-pieces.ts'
import { pyAct } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const setSize = defineBlock({
  type: 'pen_set_size',
  category: 'pen',
  shape: 'statement',
  spriteOnly: true,
  args: [number('SIZE', 2)],
  instant: true,
  javascript: jsAct(js`setPenSize`, 'SIZE'),
  python: pyAct(py`set_pen_size`, 'SIZE'),
})

export const changeSize = defineBlock({
  type: 'pen_change_size',
  category: 'pen',
  shape: 'statement',
  spriteOnly: true,
  args: [number('BY', 1)],
  instant: true,
  javascript: (block, scope) => js`S.setPenSize(S.pen.size + ${scope.num(block, 'BY')})`,
  python: pyAct(py`change_pen_size`, 'BY'),
})

export const words = {
  pen_set_size: {
    en: ['set pen size to %1', 'How thick the line is.'],
    th: ['ตั้งขนาดปากกาเป็น %1', 'เส้นหนาเท่าไร'],
    zh: ['将笔的粗细设为 %1', '线有多粗。'],
    ar: ['اجعل سُمك القلم %1', 'كم يكون الخط سميكًا.'],
  },
  pen_change_size: {
    en: ['change pen size by %1', 'Thicker, or thinner with a minus.'],
    th: ['เปลี่ยนขนาดปากกาทีละ %1', 'หนาขึ้น ถ้าติดลบจะบางลง'],
    zh: ['将笔的粗细增加 %1', '变粗，负数变细。'],
    ar: ['غيّر سُمك القلم بمقدار %1', 'أسمك، أو أرق مع السالب.'],
  },
} satisfies Record<string, Words>
