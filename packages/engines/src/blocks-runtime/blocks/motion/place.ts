/** Where a sprite is and where it looks. */
import { py } from '../../../code/python-code.ts'
import { js } from '../../compile/javascript-code.ts'
import { pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const x = defineBlock({
  type: 'motion_x',
  category: 'motion',
  shape: 'value',
  spriteOnly: true,
  args: [],
  gives: 'num',
  calm: true,
  instant: true,
  javascript: () => js`S.x`,
  scratch: () => js`S.xShown`,
  python: pyValue((_, scope) => py`${scope.self}.x`),
})

export const y = defineBlock({
  type: 'motion_y',
  category: 'motion',
  shape: 'value',
  spriteOnly: true,
  args: [],
  gives: 'num',
  calm: true,
  instant: true,
  javascript: () => js`S.y`,
  scratch: () => js`S.yShown`,
  python: pyValue((_, scope) => py`${scope.self}.y`),
})

export const direction = defineBlock({
  type: 'motion_direction',
  category: 'motion',
  shape: 'value',
  spriteOnly: true,
  args: [],
  gives: 'num',
  calm: true,
  instant: true,
  javascript: () => js`S.direction`,
  python: pyValue((_, scope) => py`${scope.self}.direction`),
})

export const words = {
  motion_x: {
    en: ['x position', 'How far right of the middle.'],
    th: ['ตำแหน่ง x', 'อยู่ทางขวาของกลางเวทีเท่าไร'],
    zh: ['x 坐标', '在中央右边多远。'],
    ar: ['الموضع x', 'كم يبعد يمين الوسط.'],
  },
  motion_y: {
    en: ['y position', 'How far above the middle.'],
    th: ['ตำแหน่ง y', 'อยู่เหนือกลางเวทีเท่าไร'],
    zh: ['y 坐标', '在中央上方多高。'],
    ar: ['الموضع y', 'كم يرتفع عن الوسط.'],
  },
  motion_direction: {
    en: ['direction', 'The way the sprite is looking, in degrees.'],
    th: ['ทิศทาง', 'ทิศที่ตัวละครหันอยู่ เป็นองศา'],
    zh: ['方向', '角色面对的角度。'],
    ar: ['الاتجاه', 'زاوية نظر الكائن بالدرجات.'],
  },
} satisfies Record<string, Words>
