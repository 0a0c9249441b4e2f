/** Whether pictures touch. */
import { py } from '../../../code/python-code.ts'
import { menu } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { menuCode } from '../../compile/menu-code.ts'
import { pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const touching = defineBlock({
  type: 'sensing_touching',
  category: 'sensing',
  shape: 'truth',
  spriteOnly: true,
  args: [menu('TARGET', 'touchables')],
  calm: true,
  instant: true,
  javascript: (block, scope) => js`R.touching(S, ${menuCode(block, 'TARGET', scope, js`target`)})`,
  python: pyValue((block, scope) => py`${scope.self}.touching(${scope.target(block)})`),
})

export const legacyTouchingHat = defineBlock({
  type: 'legacy_touching_hat',
  category: 'events',
  shape: 'hat',
  hidden: true,
  args: [menu('TARGET', 'touchables')],
  javascript: {
    trigger: () => ({ on: 'timer' }),
    condition: (block, scope) => js`R.touching(S, ${menuCode(block, 'TARGET', scope, js`target`)})`,
  },
  python: (block, scope) => py`@${scope.self}.when_touching(${scope.target(block)})`,
})

export const words = {
  sensing_touching: {
    en: ['touching %1 ?', 'True when the pictures touch.'],
    th: ['แตะ %1 ?', 'จริงเมื่อภาพแตะกัน'],
    zh: ['碰到 %1 ？', '图片碰到时成立。'],
    ar: ['ملامس لـ %1 ؟', 'صحيح عندما تتلامس الصور.'],
  },
  legacy_touching_hat: {
    en: ['when touching %1', 'A block of an older project.'],
    th: ['เมื่อแตะ %1', 'บล็อกจากโปรเจกต์รุ่นเก่า'],
    zh: ['当碰到 %1', '旧作品里的积木。'],
    ar: ['عندما يلامس %1', 'لبنة من مشروع قديم.'],
  },
} satisfies Record<string, Words>
