/** Date and time. */
import { py } from '../../../code/python-code.ts'
import { choice } from '../../catalogue/block-spec.ts'
import { DATE_OPTIONS } from '../../catalogue/choices.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsField } from '../../compile/javascript-pieces.ts'
import { pyField, pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const date = defineBlock({
  type: 'sensing_date',
  category: 'sensing',
  shape: 'value',
  args: [choice('WHAT', DATE_OPTIONS)],
  gives: 'num',
  calm: true,
  instant: true,
  javascript: (block) => js`R.date(${jsField(block, 'WHAT')})`,
  python: pyValue((block) => py`now(${pyField(block, 'WHAT')})`),
})

export const days = defineBlock({
  type: 'sensing_days',
  category: 'sensing',
  shape: 'value',
  args: [],
  gives: 'num',
  calm: true,
  instant: true,
  javascript: () => js`R.daysSince2000()`,
  python: pyValue(() => py`days_since_2000()`),
})

export const words = {
  sensing_date: {
    en: ['current %1', 'The date and time now.'],
    th: ['%1 ตอนนี้', 'วันและเวลาตอนนี้'],
    zh: ['当前的 %1', '现在的日期和时间。'],
    ar: ['%1 الآن', 'التاريخ والوقت الآن.'],
  },
  sensing_days: {
    en: ['days since 2000', 'How many days have passed since the year 2000 began.'],
    th: ['จำนวนวันตั้งแต่ปี 2000', 'ผ่านมากี่วันแล้วนับจากต้นปี ค.ศ. 2000'],
    zh: ['2000 年至今的天数', '从 2000 年开始到现在过了多少天。'],
    ar: ['الأيام منذ عام 2000', 'كم يومًا مضى منذ بداية عام 2000.'],
  },
} satisfies Record<string, Words>
