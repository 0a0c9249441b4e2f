/** Blocks of old projects: a counter, and doing all at once. */
import { py } from '../../../code/python-code.ts'
import { body } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const legacyCounter = defineBlock({
  type: 'legacy_counter',
  category: 'control',
  shape: 'value',
  hidden: true,
  args: [],
  gives: 'num',
  calm: true,
  instant: true,
  javascript: () => js`R.senses.counter`,
  python: pyValue(() => py`stage.legacy_count`),
})

export const legacyCounterUp = defineBlock({
  type: 'legacy_counter_up',
  category: 'control',
  shape: 'statement',
  hidden: true,
  args: [],
  calm: true,
  instant: true,
  javascript: () => js`R.senses.counter++`,
  python: () => [py`stage.legacy_count += 1`],
})

export const legacyCounterClear = defineBlock({
  type: 'legacy_counter_clear',
  category: 'control',
  shape: 'statement',
  hidden: true,
  args: [],
  calm: true,
  instant: true,
  javascript: () => js`R.senses.counter = 0`,
  python: () => [py`stage.legacy_count = 0`],
})

export const legacyAtOnce = defineBlock({
  type: 'legacy_at_once',
  category: 'control',
  shape: 'statement',
  hidden: true,
  args: [body('DO')],
  calm: true,
  javascript: (block, scope) => js`{\n${scope.body(block, 'DO')}\n}`,
  python: (block, scope) => scope.loop(py`with at_once():`, block),
})

export const words = {
  legacy_counter: {
    en: ['counter', 'A block of an older project.'],
    th: ['ตัวนับ', 'บล็อกจากโปรเจกต์รุ่นเก่า'],
    zh: ['计数器', '旧作品里的积木。'],
    ar: ['العدّاد', 'لبنة من مشروع قديم.'],
  },
  legacy_counter_up: {
    en: ['increase counter', 'A block of an older project.'],
    th: ['เพิ่มตัวนับ', 'บล็อกจากโปรเจกต์รุ่นเก่า'],
    zh: ['计数器加一', '旧作品里的积木。'],
    ar: ['زد العدّاد', 'لبنة من مشروع قديم.'],
  },
  legacy_counter_clear: {
    en: ['clear counter', 'A block of an older project.'],
    th: ['ล้างตัวนับ', 'บล็อกจากโปรเจกต์รุ่นเก่า'],
    zh: ['计数器清零', '旧作品里的积木。'],
    ar: ['صفّر العدّاد', 'لبنة من مشروع قديم.'],
  },
  legacy_at_once: {
    en: ['all at once %1', 'A block of an older project.'],
    th: ['ทำพร้อมกันทันที %1', 'บล็อกจากโปรเจกต์รุ่นเก่า'],
    zh: ['一次做完 %1', '旧作品里的积木。'],
    ar: ['دفعة واحدة %1', 'لبنة من مشروع قديم.'],
  },
} satisfies Record<string, Words>
