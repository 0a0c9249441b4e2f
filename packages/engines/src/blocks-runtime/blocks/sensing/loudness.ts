/** How loud it is near the microphone. */
import { py } from '../../../code/python-code.ts'
import { js } from '../../compile/javascript-code.ts'
import { pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const loudness = defineBlock({
  type: 'sensing_loudness',
  category: 'sensing',
  shape: 'value',
  args: [],
  gives: 'num',
  calm: true,
  instant: true,
  javascript: () => js`R.senses.loudness`,
  python: pyValue(() => py`loudness()`),
})

export const legacyLoud = defineBlock({
  type: 'legacy_loud',
  category: 'sensing',
  shape: 'truth',
  hidden: true,
  args: [],
  calm: true,
  javascript: () => js`R.senses.isLoud`,
  python: pyValue(() => py`is_loud()`),
})

export const words = {
  sensing_loudness: {
    en: ['loudness', 'How loud it is near the microphone, from 0 to 100.'],
    th: ['ระดับความดัง', 'ไมโครโฟนได้ยินดังแค่ไหน จาก 0 ถึง 100'],
    zh: ['响度', '麦克风听到的声音有多响，从 0 到 100。'],
    ar: ['شدة الصوت', 'كم يعلو الصوت قرب الميكروفون، من 0 إلى 100.'],
  },
  legacy_loud: {
    en: ['loud?', 'A block of an older project.'],
    th: ['เสียงดัง?', 'บล็อกจากโปรเจกต์รุ่นเก่า'],
    zh: ['很响？', '旧作品里的积木。'],
    ar: ['الصوت عالٍ؟', 'لبنة من مشروع قديم.'],
  },
} satisfies Record<string, Words>
