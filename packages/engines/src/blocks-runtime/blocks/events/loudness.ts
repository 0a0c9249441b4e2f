/** A script that a loud noise starts. */
import { py } from '../../../code/python-code.ts'
import { number } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const loudness = defineBlock({
  type: 'event_loudness',
  category: 'events',
  shape: 'hat',
  args: [number('LEVEL', 10)],
  javascript: {
    trigger: () => ({ on: 'timer' }),
    condition: (block, scope) => js`R.senses.isLouderThan(${scope.num(block, 'LEVEL')})`,
  },
  python: (block, scope) => py`@${scope.self}.when_louder(${scope.num(block, 'LEVEL')})`,
})

export const words = {
  event_loudness: {
    en: [
      'when loudness > %1',
      'Starts this script when it gets louder than this near the microphone.',
    ],
    th: ['เมื่อเสียงดัง > %1', 'เริ่มสคริปต์นี้เมื่อไมโครโฟนได้ยินเสียงดังกว่านี้'],
    zh: ['当响度 > %1', '麦克风听到的声音比这更响时，开始运行这段脚本。'],
    ar: ['عندما تتجاوز شدة الصوت %1', 'يبدأ هذا المقطع عندما يسمع الميكروفون صوتًا أعلى من هذا.'],
  },
} satisfies Record<string, Words>
