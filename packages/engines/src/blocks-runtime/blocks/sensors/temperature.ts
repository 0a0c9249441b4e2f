/** How warm it is. */
import { py } from '../../../code/python-code.ts'
import { js } from '../../compile/javascript-code.ts'
import { pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const temperature = defineBlock({
  type: 'sensor_temperature',
  category: 'sensors',
  shape: 'value',
  on: 'board',
  part: 'temperature',
  args: [],
  gives: 'num',
  calm: true,
  mayBeNaN: true,
  javascript: () => js`R.board.temperature`,
  micropython: pyValue(() => py`temperature()`),
  arduino: null,
})

export const words = {
  sensor_temperature: {
    en: ['temperature (°C)', 'How warm it is at the board.'],
    th: ['อุณหภูมิ (°C)', 'อุณหภูมิตรงที่บอร์ดอยู่'],
    zh: ['温度（°C）', '开发板所在的地方有多热。'],
    ar: ['درجة الحرارة (°C)', 'كم هي دافئة عند اللوحة.'],
  },
} satisfies Record<string, Words>
