/** Letters on the display. */
import { py } from '../../../code/python-code.ts'
import { cpp } from '../../arduino/cpp-code.ts'
import { text } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsId } from '../../compile/javascript-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const show = defineBlock({
  type: 'display_show',
  category: 'display',
  shape: 'statement',
  on: 'board',
  part: 'matrix',
  args: [text('TEXT', 'Hi')],
  calm: true,
  javascript: (block, scope) => js`R.board.show(${scope.text(block, 'TEXT')})`,
  micropython: (block, scope) => [py`display.show(${scope.text(block, 'TEXT')})`],
  arduino: (block, scope) => {
    scope.need('matrix')
    return [cpp`showText(${scope.text(block, 'TEXT')});`]
  },
})

export const scroll = defineBlock({
  type: 'display_scroll',
  category: 'display',
  shape: 'statement',
  on: 'board',
  part: 'matrix',
  args: [text('TEXT', 'Hello!')],
  javascript: (block, scope) =>
    js`T.at = ${jsId(block)}; yield* R.board.scroll(${scope.text(block, 'TEXT')})`,
  micropython: (block, scope) => [scope.waiting(py`display.scroll(${scope.text(block, 'TEXT')})`)],
  arduino: (block, scope) => {
    scope.need('matrix')
    return [cpp`scrollText(${scope.text(block, 'TEXT')});`]
  },
})

export const words = {
  display_show: {
    en: ['show text %1', 'Shows as many letters as fit on the display.'],
    th: ['แสดงข้อความ %1', 'แสดงตัวอักษรเท่าที่จอแสดงได้'],
    zh: ['显示文字 %1', '显示屏放得下几个字母就显示几个。'],
    ar: ['أظهر النص %1', 'يعرض من الحروف ما تتسع له الشاشة.'],
  },
  display_scroll: {
    en: ['scroll text %1', 'Lets the text run over the display and waits for its end.'],
    th: ['เลื่อนข้อความ %1', 'ให้ข้อความวิ่งผ่านจอ แล้วรอจนจบ'],
    zh: ['滚动文字 %1', '文字从屏幕上滚过去，并等它滚完。'],
    ar: ['مرّر النص %1', 'يمرّ النص على الشاشة وينتظر حتى ينتهي.'],
  },
} satisfies Record<string, Words>
