/** What comes in at a pin. */
import { py } from '../../../code/python-code.ts'
import { cpp } from '../../arduino/cpp-code.ts'
import { choice } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsField } from '../../compile/javascript-pieces.ts'
import { pyField, pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const read = defineBlock({
  type: 'pin_read',
  category: 'pins',
  shape: 'truth',
  on: 'board',
  args: [choice('PIN', 'inputs')],
  calm: true,
  javascript: (block) => js`R.board.read(${jsField(block, 'PIN')})`,
  micropython: pyValue((block) => py`read_input(${pyField(block, 'PIN')})`),
  arduino: (block, scope) =>
    cpp`(digitalRead(${scope.pin(block, scope.sketch.board.inputs, 'INPUT')}) == HIGH)`,
})

export const analog = defineBlock({
  type: 'pin_analog',
  category: 'pins',
  shape: 'value',
  on: 'board',
  part: 'analogs',
  args: [choice('PIN', 'analogs')],
  gives: 'num',
  calm: true,
  mayBeNaN: true,
  javascript: (block) => js`R.board.analog(${jsField(block, 'PIN')})`,
  micropython: pyValue((block) => py`analog(${pyField(block, 'PIN')})`),
  arduino: (block, scope) => {
    scope.need('values')
    return cpp`roundHalfUp(analogRead(${scope.pin(block, scope.sketch.board.analogs)}) * 100.0 / 1023.0)`
  },
})

export const words = {
  pin_read: {
    en: ['input %1 on?', 'True when there is a voltage on the pin.'],
    th: ['ขาเข้า %1 มีสัญญาณ?', 'จริงเมื่อมีแรงดันไฟที่ขานี้'],
    zh: ['输入 %1 接通？', '引脚上有电压时成立。'],
    ar: ['هل المدخل %1 يعمل؟', 'صحيح عندما يكون على الطرف جهد.'],
  },
  pin_analog: {
    en: ['value of %1 (%%)', '0 is no voltage, 100 the full voltage.'],
    th: ['ค่าที่ขา %1 (%%)', '0 คือไม่มีแรงดัน 100 คือแรงดันเต็ม'],
    zh: ['%1 的值（%%）', '0 是没有电压，100 是满电压。'],
    ar: ['قيمة %1 (%%)', '0 بلا جهد و100 الجهد الكامل.'],
  },
} satisfies Record<string, Words>
