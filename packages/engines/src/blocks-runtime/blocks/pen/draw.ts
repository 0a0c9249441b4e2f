/** Drawing while walking. */
import { py } from '../../../code/python-code.ts'
import { js } from '../../compile/javascript-code.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const down = defineBlock({
  type: 'pen_down',
  category: 'pen',
  shape: 'statement',
  spriteOnly: true,
  args: [],
  instant: true,
  javascript: () => js`S.penDown()`,
  python: (_, scope) => [py`${scope.self}.pen_down()`],
})

export const up = defineBlock({
  type: 'pen_up',
  category: 'pen',
  shape: 'statement',
  spriteOnly: true,
  args: [],
  instant: true,
  javascript: () => js`S.penUp()`,
  python: (_, scope) => [py`${scope.self}.pen_up()`],
})

export const words = {
  pen_down: {
    en: ['pen down', 'From now on the sprite draws where it goes.'],
    th: ['วางปากกา', 'จากนี้ตัวละครจะวาดเส้นตามทางที่ไป'],
    zh: ['落笔', '从现在起，角色走到哪画到哪。'],
    ar: ['أنزل القلم', 'من الآن يرسم الكائن حيث يذهب.'],
  },
  pen_up: {
    en: ['pen up', 'Stops drawing.'],
    th: ['ยกปากกา', 'หยุดวาด'],
    zh: ['抬笔', '停止画画。'],
    ar: ['ارفع القلم', 'يتوقف عن الرسم.'],
  },
} satisfies Record<string, Words>
