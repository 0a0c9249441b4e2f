/** A script that the green flag starts. */
import { py } from '../../../code/python-code.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const flag = defineBlock({
  type: 'event_flag',
  category: 'events',
  shape: 'hat',
  args: [],
  javascript: { trigger: () => ({ on: 'flag' }) },
  python: (_, scope) => py`@${scope.self}.when_flag`,
})

export const words = {
  event_flag: {
    en: ['when ⚑ clicked', 'Starts this script when you press the green flag.'],
    th: ['เมื่อคลิก ⚑', 'เริ่มสคริปต์นี้เมื่อกดธงเขียว'],
    zh: ['当 ⚑ 被点击', '按下绿旗时，开始运行这段脚本。'],
    ar: ['عند نقر ⚑', 'يبدأ هذا المقطع عندما تضغط العلم الأخضر.'],
  },
} satisfies Record<string, Words>
