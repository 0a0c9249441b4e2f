/** Where the pointer is. */
import { py } from '../../../code/python-code.ts'
import { js } from '../../compile/javascript-code.ts'
import { pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const mouseDown = defineBlock({
  type: 'sensing_mouse_down',
  category: 'sensing',
  shape: 'truth',
  args: [],
  calm: true,
  instant: true,
  javascript: () => js`R.pointer.down`,
  python: pyValue(() => py`mouse.down`),
})

export const mouseX = defineBlock({
  type: 'sensing_mouse_x',
  category: 'sensing',
  shape: 'value',
  args: [],
  gives: 'num',
  calm: true,
  instant: true,
  javascript: () => js`R.pointer.x`,
  python: pyValue(() => py`mouse.x`),
})

export const mouseY = defineBlock({
  type: 'sensing_mouse_y',
  category: 'sensing',
  shape: 'value',
  args: [],
  gives: 'num',
  calm: true,
  instant: true,
  javascript: () => js`R.pointer.y`,
  python: pyValue(() => py`mouse.y`),
})

export const words = {
  sensing_mouse_down: {
    en: ['mouse down?', 'True while the mouse or a finger is pressed.'],
    th: ['กดเมาส์อยู่?', 'จริงขณะที่กดเมาส์หรือแตะนิ้ว'],
    zh: ['按下鼠标？', '按住鼠标或手指时成立。'],
    ar: ['الفأرة مضغوطة؟', 'صحيح ما دامت الفأرة أو الإصبع مضغوطة.'],
  },
  sensing_mouse_x: {
    en: ['mouse x', 'How far right the pointer is.'],
    th: ['เมาส์ x', 'ตัวชี้อยู่ทางขวาเท่าไร'],
    zh: ['鼠标的 x 坐标', '指针在右边多远。'],
    ar: ['موضع الفأرة x', 'كم يبعد المؤشر يمينًا.'],
  },
  sensing_mouse_y: {
    en: ['mouse y', 'How high the pointer is.'],
    th: ['เมาส์ y', 'ตัวชี้อยู่สูงเท่าไร'],
    zh: ['鼠标的 y 坐标', '指针有多高。'],
    ar: ['موضع الفأرة y', 'كم يرتفع المؤشر.'],
  },
} satisfies Record<string, Words>
