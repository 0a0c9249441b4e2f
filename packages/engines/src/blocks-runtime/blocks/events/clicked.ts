/** A script that a click on the sprite or the stage starts. */
import { py } from '../../../code/python-code.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const clicked = defineBlock({
  type: 'event_clicked',
  category: 'events',
  shape: 'hat',
  args: [],
  javascript: { trigger: () => ({ on: 'clicked' }) },
  python: (_, scope) => py`@${scope.self}.when_clicked`,
})

export const words = {
  event_clicked: {
    en: ['when this sprite clicked', 'Starts this script when you click or tap the sprite.'],
    th: ['เมื่อคลิกตัวละครนี้', 'เริ่มสคริปต์นี้เมื่อคลิกหรือแตะตัวละคร'],
    zh: ['当角色被点击', '点击或触摸角色时，开始运行这段脚本。'],
    ar: ['عند نقر هذا الكائن', 'يبدأ هذا المقطع عندما تنقر الكائن أو تلمسه.'],
  },
} satisfies Record<string, Words>
