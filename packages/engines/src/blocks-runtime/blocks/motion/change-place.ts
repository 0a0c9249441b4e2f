/** One coordinate at a time. */
import { py } from '../../../code/python-code.ts'
import { number } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { pyAct } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const changeX = defineBlock({
  type: 'motion_change_x',
  category: 'motion',
  shape: 'statement',
  spriteOnly: true,
  args: [number('BY', 10)],
  instant: true,
  javascript: (block, scope) => js`S.goTo(S.x + ${scope.num(block, 'BY')}, S.y)`,
  python: pyAct(py`change_x`, 'BY'),
})

export const setX = defineBlock({
  type: 'motion_set_x',
  category: 'motion',
  shape: 'statement',
  spriteOnly: true,
  args: [number('X', 0)],
  instant: true,
  javascript: (block, scope) => js`S.goTo(${scope.num(block, 'X')}, S.y)`,
  python: pyAct(py`set_x`, 'X'),
})

export const changeY = defineBlock({
  type: 'motion_change_y',
  category: 'motion',
  shape: 'statement',
  spriteOnly: true,
  args: [number('BY', 10)],
  instant: true,
  javascript: (block, scope) => js`S.goTo(S.x, S.y + ${scope.num(block, 'BY')})`,
  python: pyAct(py`change_y`, 'BY'),
})

export const setY = defineBlock({
  type: 'motion_set_y',
  category: 'motion',
  shape: 'statement',
  spriteOnly: true,
  args: [number('Y', 0)],
  instant: true,
  javascript: (block, scope) => js`S.goTo(S.x, ${scope.num(block, 'Y')})`,
  python: pyAct(py`set_y`, 'Y'),
})

export const words = {
  motion_change_x: {
    en: ['change x by %1', 'Moves right, or left with a minus.'],
    th: ['เปลี่ยน x ทีละ %1', 'ไปทางขวา ถ้าติดลบไปทางซ้าย'],
    zh: ['将 x 增加 %1', '向右移，负数向左移。'],
    ar: ['غيّر x بمقدار %1', 'يتحرك يمينًا، أو يسارًا مع السالب.'],
  },
  motion_set_x: {
    en: ['set x to %1', 'Sets how far right the sprite is.'],
    th: ['ตั้งค่า x เป็น %1', 'กำหนดตำแหน่งซ้ายขวาของตัวละคร'],
    zh: ['将 x 设为 %1', '设定角色的左右位置。'],
    ar: ['اجعل x مساويًا %1', 'يحدد موضع الكائن يمينًا ويسارًا.'],
  },
  motion_change_y: {
    en: ['change y by %1', 'Moves up, or down with a minus.'],
    th: ['เปลี่ยน y ทีละ %1', 'ขึ้นข้างบน ถ้าติดลบลงข้างล่าง'],
    zh: ['将 y 增加 %1', '向上移，负数向下移。'],
    ar: ['غيّر y بمقدار %1', 'يتحرك لأعلى، أو لأسفل مع السالب.'],
  },
  motion_set_y: {
    en: ['set y to %1', 'Sets how high the sprite is.'],
    th: ['ตั้งค่า y เป็น %1', 'กำหนดตำแหน่งสูงต่ำของตัวละคร'],
    zh: ['将 y 设为 %1', '设定角色的上下位置。'],
    ar: ['اجعل y مساويًا %1', 'يحدد ارتفاع الكائن.'],
  },
} satisfies Record<string, Words>
