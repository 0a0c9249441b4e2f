/** A script that a key starts. */
import { py } from '../../../code/python-code.ts'
import { field } from '../../block-json.ts'
import { choice } from '../../catalogue/block-spec.ts'
import { pyField } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const key = defineBlock({
  type: 'event_key',
  category: 'events',
  shape: 'hat',
  args: [choice('KEY', 'keys')],
  javascript: { trigger: (block) => ({ on: 'key', key: field(block, 'KEY') }) },
  python: (block, scope) => py`@${scope.self}.when_key(${pyField(block, 'KEY')})`,
})

export const words = {
  event_key: {
    en: ['when %1 key pressed', 'Starts this script when you press a key.'],
    th: ['เมื่อกดปุ่ม %1', 'เริ่มสคริปต์นี้เมื่อกดแป้นพิมพ์'],
    zh: ['当按下 %1 键', '按下这个键时，开始运行这段脚本。'],
    ar: ['عند ضغط مفتاح %1', 'يبدأ هذا المقطع عندما تضغط المفتاح.'],
  },
} satisfies Record<string, Words>
