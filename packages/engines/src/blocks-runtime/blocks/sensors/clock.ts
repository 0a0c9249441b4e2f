/** Time on the board. */
import { py } from '../../../code/python-code.ts'
import { cpp } from '../../arduino/cpp-code.ts'
import { choice } from '../../catalogue/block-spec.ts'
import { DATE_OPTIONS } from '../../catalogue/choices.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsField } from '../../compile/javascript-pieces.ts'
import { pyField, pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const clock = defineBlock({
  type: 'sensor_clock',
  category: 'sensors',
  shape: 'value',
  on: 'board',
  part: 'clock',
  args: [choice('WHAT', DATE_OPTIONS)],
  gives: 'num',
  calm: true,
  javascript: (block) => js`R.date(${jsField(block, 'WHAT')})`,
  micropython: pyValue((block) => py`clock(${pyField(block, 'WHAT')})`),
  arduino: null,
})

export const seconds = defineBlock({
  type: 'sensor_seconds',
  category: 'sensors',
  shape: 'value',
  on: 'board',
  args: [],
  gives: 'num',
  calm: true,
  javascript: () => js`R.timer`,
  micropython: pyValue(() => py`seconds()`),
  arduino: () => cpp`(millis() / 1000.0)`,
})

export const words = {
  sensor_clock: {
    en: ['clock: %1', 'The time of the clock on the board.'],
    th: ['นาฬิกา: %1', 'เวลาจากนาฬิกาบนบอร์ด'],
    zh: ['时钟：%1', '开发板上的时钟的时间。'],
    ar: ['الساعة: %1', 'الوقت من الساعة التي على اللوحة.'],
  },
  sensor_seconds: {
    en: ['seconds since start', 'How long the program has been running.'],
    th: ['วินาทีตั้งแต่เริ่ม', 'โปรแกรมทำงานมานานเท่าไร'],
    zh: ['启动后的秒数', '程序运行了多久。'],
    ar: ['الثواني منذ البدء', 'كم مضى على تشغيل البرنامج.'],
  },
} satisfies Record<string, Words>
