/** Single dots. */
import { py } from '../../../code/python-code.ts'
import { cpp, cppFlag } from '../../arduino/cpp-code.ts'
import { field } from '../../block-json.ts'
import { choice, number } from '../../catalogue/block-spec.ts'
import { LEVELS } from '../../catalogue/choices.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsIsOn } from '../../compile/javascript-pieces.ts'
import { pyIsOn } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const dot = defineBlock({
  type: 'display_dot',
  category: 'display',
  shape: 'statement',
  on: 'board',
  part: 'matrix',
  args: [choice('LEVEL', LEVELS), number('X', 0), number('Y', 0)],
  calm: true,
  javascript: (block, scope) =>
    js`R.board.dot(${scope.num(block, 'X')}, ${scope.num(block, 'Y')}, ${jsIsOn(block)})`,
  micropython: (block, scope) => [
    py`display.dot(${scope.num(block, 'X')}, ${scope.num(block, 'Y')}, ${pyIsOn(block)})`,
  ],
  arduino: (block, scope) => {
    scope.need('matrix')
    const on = cppFlag(field(block, 'LEVEL') === 'on')
    return [cpp`setDot(${scope.num(block, 'X')}, ${scope.num(block, 'Y')}, ${on});`]
  },
})

export const clear = defineBlock({
  type: 'display_clear',
  category: 'display',
  shape: 'statement',
  on: 'board',
  part: 'matrix',
  args: [],
  calm: true,
  javascript: () => js`R.board.clear()`,
  micropython: () => [py`display.clear()`],
  arduino: (_, scope) => {
    scope.need('matrix')
    return [cpp`clearDots();`]
  },
})

export const words = {
  display_dot: {
    en: ['turn dot %1 at x: %2 y: %3', 'One dot. The top left corner is 0, 0.'],
    th: ['ไฟจุด %1 ที่ x: %2 y: %3', 'ไฟหนึ่งจุด มุมบนซ้ายคือ 0, 0'],
    zh: ['将 x: %2 y: %3 的点设为 %1', '一个点。左上角是 0, 0。'],
    ar: ['اجعل النقطة %1 عند x: %2 y: %3', 'نقطة واحدة. الزاوية العليا اليسرى هي 0، 0.'],
  },
  display_clear: {
    en: ['clear display', 'Turns all dots off.'],
    th: ['ล้างจอ', 'ปิดไฟทุกจุด'],
    zh: ['清空显示屏', '熄灭所有的点。'],
    ar: ['امسح الشاشة', 'يطفئ كل النقاط.'],
  },
} satisfies Record<string, Words>
