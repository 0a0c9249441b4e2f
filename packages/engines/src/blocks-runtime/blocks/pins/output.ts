/** Switching what is connected. */
import { py } from '../../../code/python-code.ts'
import { cppLevel } from '../../arduino/arduino-pieces.ts'
import { cpp } from '../../arduino/cpp-code.ts'
import { choice, number } from '../../catalogue/block-spec.ts'
import { LEVELS } from '../../catalogue/choices.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsField, jsIsOn } from '../../compile/javascript-pieces.ts'
import { pyCall, pyField, pyIsOn } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const led = defineBlock({
  type: 'pin_led',
  category: 'pins',
  shape: 'statement',
  on: 'board',
  part: 'leds',
  args: [choice('PIN', 'leds'), choice('LEVEL', LEVELS)],
  calm: true,
  javascript: (block) => js`R.board.led(${jsField(block, 'PIN')}, ${jsIsOn(block)})`,
  micropython: (block) => [py`led(${pyField(block, 'PIN')}, ${pyIsOn(block)})`],
  arduino: (block, scope) => [
    cpp`digitalWrite(${scope.pin(block, scope.sketch.board.leds, 'OUTPUT')}, ${cppLevel(block)});`,
  ],
})

export const output = defineBlock({
  type: 'pin_output',
  category: 'pins',
  shape: 'statement',
  on: 'board',
  args: [choice('PIN', 'outputs'), choice('LEVEL', LEVELS)],
  calm: true,
  javascript: (block) => js`R.board.output(${jsField(block, 'PIN')}, ${jsIsOn(block)})`,
  micropython: (block) => [py`output(${pyField(block, 'PIN')}, ${pyIsOn(block)})`],
  arduino: (block, scope) => [
    cpp`digitalWrite(${scope.pin(block, scope.sketch.board.outputs, 'OUTPUT')}, ${cppLevel(block)});`,
  ],
})

export const power = defineBlock({
  type: 'pin_power',
  category: 'pins',
  shape: 'statement',
  on: 'board',
  args: [choice('PIN', 'outputs'), number('PERCENT', 50)],
  calm: true,
  javascript: (block, scope) =>
    js`R.board.power(${jsField(block, 'PIN')}, ${scope.num(block, 'PERCENT')})`,
  micropython: pyCall(py`power`, ['PIN'], 'PERCENT'),
  arduino: (block, scope) => {
    scope.need('values')
    const pin = scope.pin(block, scope.sketch.board.outputs, 'OUTPUT')
    const percent = scope.num(block, 'PERCENT')
    return [cpp`analogWrite(${pin}, (int)(limit(${percent}, 0, 100) * 2.55));`]
  },
})

export const usb = defineBlock({
  type: 'pin_usb',
  category: 'pins',
  shape: 'statement',
  on: 'board',
  part: 'usb',
  args: [choice('LEVEL', LEVELS)],
  calm: true,
  javascript: (block) => js`R.board.usb(${jsIsOn(block)})`,
  micropython: (block) => [py`usb(${pyIsOn(block)})`],
  arduino: null,
})

export const words = {
  pin_led: {
    en: ['turn LED %1 %2', 'A small light on the board.'],
    th: ['ไฟ %1 %2', 'ไฟดวงเล็กบนบอร์ด'],
    zh: ['LED %1 %2', '开发板上的小灯。'],
    ar: ['اجعل المصباح %1 في وضع %2', 'مصباح صغير على اللوحة.'],
  },
  pin_output: {
    en: ['set output %1 %2', 'Switches what is connected there.'],
    th: ['ขาออก %1 %2', 'เปิดหรือปิดสิ่งที่ต่ออยู่'],
    zh: ['输出 %1 %2', '打开或关闭接在那里的东西。'],
    ar: ['اجعل المخرج %1 في وضع %2', 'يشغّل أو يطفئ ما هو موصول هناك.'],
  },
  pin_power: {
    en: ['set output %1 to %2 %%', 'Dims a lamp or slows a motor.'],
    th: ['ขาออก %1 กำลัง %2 %%', 'หรี่ไฟหรือลดความเร็วมอเตอร์'],
    zh: ['输出 %1 强度 %2 %%', '让灯变暗或让电机变慢。'],
    ar: ['اضبط المخرج %1 على %2 %%', 'يخفت المصباح أو يبطئ المحرّك.'],
  },
  pin_usb: {
    en: ['turn USB power %1', 'Switches the big USB socket of the board.'],
    th: ['ไฟ USB %1', 'เปิดหรือปิดช่อง USB ใหญ่ของบอร์ด'],
    zh: ['USB 供电 %1', '打开或关闭开发板上的大 USB 插座。'],
    ar: ['اجعل طاقة USB في وضع %1', 'يشغّل أو يطفئ مقبس USB الكبير في اللوحة.'],
  },
} satisfies Record<string, Words>
