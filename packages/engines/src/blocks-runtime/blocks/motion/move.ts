/** Steps forward. */
import { py } from '../../../code/python-code.ts'
import { number } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsAct } from '../../compile/javascript-pieces.ts'
import { pyAct } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const move = defineBlock({
  type: 'motion_move',
  category: 'motion',
  shape: 'statement',
  spriteOnly: true,
  args: [number('STEPS', 10)],
  instant: true,
  javascript: jsAct(js`move`, 'STEPS'),
  python: pyAct(py`move`, 'STEPS'),
})

export const words = {
  motion_move: {
    en: ['move %1 steps', 'Moves forward the way the sprite is looking.'],
    th: ['เดิน %1 ก้าว', 'ตัวละครเดินไปข้างหน้าตามทิศที่หันอยู่'],
    zh: ['移动 %1 步', '朝角色面对的方向前进。'],
    ar: ['تحرك %1 خطوة', 'يتقدم الكائن في الاتجاه الذي ينظر إليه.'],
  },
} satisfies Record<string, Words>
