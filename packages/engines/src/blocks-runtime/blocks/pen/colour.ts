/** The pen's colour. */
import { py } from '../../../code/python-code.ts'
import { colour, number } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsAct, jsPick } from '../../compile/javascript-pieces.ts'
import { pyAct } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const setColour = defineBlock({
  type: 'pen_set_colour',
  category: 'pen',
  shape: 'statement',
  spriteOnly: true,
  args: [colour('COLOUR', '#4338ca')],
  instant: true,
  javascript: jsPick(js`setPenColour`, 'COLOUR', js`colour`),
  python: (block, scope) => [
    py`${scope.self}.set_pen_colour(${scope.menu(block, 'COLOUR', (given) => py`colour_named(${given})`)})`,
  ],
})

export const changeColour = defineBlock({
  type: 'pen_change_colour',
  category: 'pen',
  shape: 'statement',
  spriteOnly: true,
  args: [number('BY', 10)],
  instant: true,
  javascript: jsAct(js`changePenColour`, 'BY'),
  python: pyAct(py`change_pen_colour`, 'BY'),
})

export const words = {
  pen_set_colour: {
    en: ['set pen colour to %1', 'Chooses a colour.'],
    th: ['ตั้งสีปากกาเป็น %1', 'เลือกสี'],
    zh: ['将笔的颜色设为 %1', '选一种颜色。'],
    ar: ['اجعل لون القلم %1', 'يختار لونًا.'],
  },
  pen_change_colour: {
    en: ['change pen colour by %1', 'Walks around the colour wheel; 100 is all the way.'],
    th: ['เปลี่ยนสีปากกาทีละ %1', 'เดินรอบวงล้อสี ครบรอบคือ 100'],
    zh: ['将笔的颜色增加 %1', '沿着色环走，100 是一整圈。'],
    ar: ['غيّر لون القلم بمقدار %1', 'يمشي حول دائرة الألوان؛ 100 دورة كاملة.'],
  },
} satisfies Record<string, Words>
