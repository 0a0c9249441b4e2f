/** Jumping to a place. */
import { py } from '../../../code/python-code.ts'
import { menu, number } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsAct, jsPick } from '../../compile/javascript-pieces.ts'
import { pyAct, pyToTarget } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const goTo = defineBlock({
  type: 'motion_go_to',
  category: 'motion',
  shape: 'statement',
  spriteOnly: true,
  args: [menu('TARGET', 'places')],
  instant: true,
  javascript: jsPick(js`goToTarget`, 'TARGET', js`target`),
  python: pyToTarget(py`go_to_target`),
})

export const goToXy = defineBlock({
  type: 'motion_go_to_xy',
  category: 'motion',
  shape: 'statement',
  spriteOnly: true,
  args: [number('X', 0), number('Y', 0)],
  instant: true,
  javascript: jsAct(js`goTo`, 'X', 'Y'),
  python: pyAct(py`go_to`, 'X', 'Y'),
})

export const words = {
  motion_go_to: {
    en: ['go to %1', 'Jumps to that place at once.'],
    th: ['ไปที่ %1', 'กระโดดไปตรงนั้นทันที'],
    zh: ['移到 %1', '马上跳到那里。'],
    ar: ['اذهب إلى %1', 'يقفز إلى هناك فورًا.'],
  },
  motion_go_to_xy: {
    en: ['go to x: %1 y: %2', 'Jumps to a point. The middle of the stage is 0, 0.'],
    th: ['ไปที่ x: %1 y: %2', 'กระโดดไปยังจุดหนึ่ง กลางเวทีคือ 0, 0'],
    zh: ['移到 x: %1 y: %2', '跳到一个点。舞台中央是 0, 0。'],
    ar: ['اذهب إلى x: %1 y: %2', 'يقفز إلى نقطة. وسط المنصة هو 0، 0.'],
  },
} satisfies Record<string, Words>
