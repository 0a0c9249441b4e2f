/** A print of the sprite. */
import { py } from '../../../code/python-code.ts'
import { js } from '../../compile/javascript-code.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const stamp = defineBlock({
  type: 'pen_stamp',
  category: 'pen',
  shape: 'statement',
  spriteOnly: true,
  args: [],
  instant: true,
  javascript: () => js`S.stamp()`,
  python: (_, scope) => [py`${scope.self}.stamp()`],
})

export const words = {
  pen_stamp: {
    en: ['stamp', 'Prints the sprite onto the stage.'],
    th: ['ประทับตรา', 'พิมพ์ภาพตัวละครลงบนเวที'],
    zh: ['图章', '把角色印在舞台上。'],
    ar: ['اختم', 'يطبع الكائن على المنصة.'],
  },
} satisfies Record<string, Words>
