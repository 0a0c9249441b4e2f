/** A script that a backdrop starts. */
import { py } from '../../../code/python-code.ts'
import { field } from '../../block-json.ts'
import { choice } from '../../catalogue/block-spec.ts'
import { pyField } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const backdrop = defineBlock({
  type: 'event_backdrop',
  category: 'events',
  shape: 'hat',
  args: [choice('BACKDROP', 'backdrops')],
  javascript: { trigger: (block) => ({ on: 'backdrop', backdrop: field(block, 'BACKDROP') }) },
  python: (block, scope) => py`@${scope.self}.when_backdrop(${pyField(block, 'BACKDROP')})`,
})

export const words = {
  event_backdrop: {
    en: [
      'when backdrop switches to %1',
      'Starts this script when the stage changes to this backdrop.',
    ],
    th: ['เมื่อเปลี่ยนฉากหลังเป็น %1', 'เริ่มสคริปต์นี้เมื่อเวทีเปลี่ยนเป็นฉากหลังนี้'],
    zh: ['当背景换成 %1', '舞台换成这个背景时，开始运行这段脚本。'],
    ar: ['عندما تتغير الخلفية إلى %1', 'يبدأ هذا المقطع عندما تتبدل خلفية المنصة إلى هذه.'],
  },
} satisfies Record<string, Words>
