/** The pen's colour by the numbers of old projects. */
import { py } from '../../../code/python-code.ts'
import { number } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { pyAct } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const legacyPenShadeSet = defineBlock({
  type: 'legacy_pen_shade_set',
  category: 'pen',
  shape: 'statement',
  hidden: true,
  args: [number('VALUE', 50)],
  instant: true,
  javascript: (block, scope) => js`S.pen.setShade(${scope.num(block, 'VALUE')})`,
  python: pyAct(py`set_pen_shade`, 'VALUE'),
})

export const legacyPenShadeChange = defineBlock({
  type: 'legacy_pen_shade_change',
  category: 'pen',
  shape: 'statement',
  hidden: true,
  args: [number('BY', 10)],
  instant: true,
  javascript: (block, scope) => js`S.pen.setShade(S.pen.shade + ${scope.num(block, 'BY')})`,
  python: pyAct(py`change_pen_shade`, 'BY'),
})

export const legacyPenHueSet = defineBlock({
  type: 'legacy_pen_hue_set',
  category: 'pen',
  shape: 'statement',
  hidden: true,
  args: [number('VALUE', 0)],
  instant: true,
  javascript: (block, scope) => js`S.pen.setHue(${scope.num(block, 'VALUE')})`,
  python: pyAct(py`set_pen_hue`, 'VALUE'),
})

export const legacyPenHueChange = defineBlock({
  type: 'legacy_pen_hue_change',
  category: 'pen',
  shape: 'statement',
  hidden: true,
  args: [number('BY', 10)],
  instant: true,
  javascript: (block, scope) => js`S.pen.setHue(S.pen.hue + ${scope.num(block, 'BY')})`,
  python: pyAct(py`change_pen_hue`, 'BY'),
})

export const words = {
  legacy_pen_shade_set: {
    en: ['set pen shade to %1', 'A block of an older project.'],
    th: ['ตั้งความเข้มสีปากกาเป็น %1', 'บล็อกจากโปรเจกต์รุ่นเก่า'],
    zh: ['将笔的深浅设为 %1', '旧作品里的积木。'],
    ar: ['اجعل درجة لون القلم %1', 'لبنة من مشروع قديم.'],
  },
  legacy_pen_shade_change: {
    en: ['change pen shade by %1', 'A block of an older project.'],
    th: ['เปลี่ยนความเข้มสีปากกาทีละ %1', 'บล็อกจากโปรเจกต์รุ่นเก่า'],
    zh: ['将笔的深浅增加 %1', '旧作品里的积木。'],
    ar: ['غيّر درجة لون القلم بمقدار %1', 'لبنة من مشروع قديم.'],
  },
  legacy_pen_hue_set: {
    en: ['set pen colour number to %1', 'A block of an older project.'],
    th: ['ตั้งหมายเลขสีปากกาเป็น %1', 'บล็อกจากโปรเจกต์รุ่นเก่า'],
    zh: ['将笔的颜色编号设为 %1', '旧作品里的积木。'],
    ar: ['اجعل رقم لون القلم %1', 'لبنة من مشروع قديم.'],
  },
  legacy_pen_hue_change: {
    en: ['change pen colour number by %1', 'A block of an older project.'],
    th: ['เปลี่ยนหมายเลขสีปากกาทีละ %1', 'บล็อกจากโปรเจกต์รุ่นเก่า'],
    zh: ['将笔的颜色编号增加 %1', '旧作品里的积木。'],
    ar: ['غيّر رقم لون القلم بمقدار %1', 'لبنة من مشروع قديم.'],
  },
} satisfies Record<string, Words>
