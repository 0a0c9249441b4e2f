/** Turning around at the edge. */
import { py } from '../../../code/python-code.ts'
import { js } from '../../compile/javascript-code.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const bounce = defineBlock({
  type: 'motion_bounce',
  category: 'motion',
  shape: 'statement',
  spriteOnly: true,
  args: [],
  instant: true,
  javascript: () => js`S.bounce()`,
  python: (_, scope) => [py`${scope.self}.bounce()`],
})

export const words = {
  motion_bounce: {
    en: ['if on edge, bounce', 'Turns around at the edge of the stage.'],
    th: ['ถ้าชนขอบให้เด้งกลับ', 'หันกลับเมื่อถึงขอบเวที'],
    zh: ['碰到边缘就反弹', '在舞台边缘掉头。'],
    ar: ['ارتد عند الحافة', 'يستدير عند حافة المنصة.'],
  },
} satisfies Record<string, Words>
