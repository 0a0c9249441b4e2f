/** A script that starts when the timer passes a time. */
import { py } from '../../../code/python-code.ts'
import { number } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const timer = defineBlock({
  type: 'event_timer',
  category: 'events',
  shape: 'hat',
  args: [number('SECONDS', 10)],
  javascript: {
    trigger: () => ({ on: 'timer' }),
    condition: (block, scope) => js`R.timer > ${scope.num(block, 'SECONDS')}`,
  },
  python: (block, scope) => py`@${scope.self}.when_timer(${scope.num(block, 'SECONDS')})`,
})

export const words = {
  event_timer: {
    en: ['when timer > %1', 'Starts this script when the timer passes this many seconds.'],
    th: ['เมื่อตัวจับเวลา > %1', 'เริ่มสคริปต์นี้เมื่อเวลาเกินจำนวนวินาทีนี้'],
    zh: ['当计时器 > %1', '计时器超过这么多秒时，开始运行这段脚本。'],
    ar: ['عندما يتجاوز المؤقت %1', 'يبدأ هذا المقطع بعد مرور هذا العدد من الثواني.'],
  },
} satisfies Record<string, Words>
