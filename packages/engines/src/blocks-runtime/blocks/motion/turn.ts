/** Turning on the spot. */
import { py } from '../../../code/python-code.ts'
import { number } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsAct } from '../../compile/javascript-pieces.ts'
import { pyAct } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const turnRight = defineBlock({
  type: 'motion_turn_right',
  category: 'motion',
  shape: 'statement',
  spriteOnly: true,
  args: [number('DEGREES', 15)],
  instant: true,
  javascript: jsAct(js`turn`, 'DEGREES'),
  python: pyAct(py`turn`, 'DEGREES'),
})

export const turnLeft = defineBlock({
  type: 'motion_turn_left',
  category: 'motion',
  shape: 'statement',
  spriteOnly: true,
  args: [number('DEGREES', 15)],
  instant: true,
  javascript: (block, scope) => js`S.turn(-${scope.num(block, 'DEGREES')})`,
  python: pyAct(py`turn_left`, 'DEGREES'),
})

export const words = {
  motion_turn_right: {
    en: ['turn ↻ %1 degrees', 'Turns clockwise.'],
    th: ['หมุน ↻ %1 องศา', 'หมุนตามเข็มนาฬิกา'],
    zh: ['右转 ↻ %1 度', '顺时针转。'],
    ar: ['استدر ↻ %1 درجة', 'يدور مع عقارب الساعة.'],
  },
  motion_turn_left: {
    en: ['turn ↺ %1 degrees', 'Turns the other way, against the clock.'],
    th: ['หมุน ↺ %1 องศา', 'หมุนทวนเข็มนาฬิกา'],
    zh: ['左转 ↺ %1 度', '逆时针转。'],
    ar: ['استدر ↺ %1 درجة', 'يدور عكس عقارب الساعة.'],
  },
} satisfies Record<string, Words>
