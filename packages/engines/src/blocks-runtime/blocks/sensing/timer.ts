/** Seconds since the start. */
import { py } from '../../../code/python-code.ts'
import { js } from '../../compile/javascript-code.ts'
import { pyLine, pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const timer = defineBlock({
  type: 'sensing_timer',
  category: 'sensing',
  shape: 'value',
  args: [],
  gives: 'num',
  calm: true,
  instant: true,
  javascript: () => js`R.timer`,
  python: pyValue(() => py`timer()`),
})

export const resetTimer = defineBlock({
  type: 'sensing_reset_timer',
  category: 'sensing',
  shape: 'statement',
  args: [],
  calm: true,
  instant: true,
  javascript: () => js`R.resetTimer()`,
  python: pyLine(py`reset_timer()`),
})

export const words = {
  sensing_timer: {
    en: ['timer', 'Seconds since the start.'],
    th: ['ตัวจับเวลา', 'กี่วินาทีแล้วตั้งแต่เริ่ม'],
    zh: ['计时器', '从开始到现在的秒数。'],
    ar: ['المؤقت', 'الثواني منذ البداية.'],
  },
  sensing_reset_timer: {
    en: ['reset timer', 'The timer starts from 0 again.'],
    th: ['เริ่มจับเวลาใหม่', 'ตัวจับเวลากลับไปเป็น 0'],
    zh: ['计时器归零', '计时器重新从 0 开始。'],
    ar: ['صفّر المؤقت', 'يبدأ المؤقت من 0 من جديد.'],
  },
} satisfies Record<string, Words>
