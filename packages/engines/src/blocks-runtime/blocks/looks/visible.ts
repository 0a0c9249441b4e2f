/** Being there and not being there. */
import { py } from '../../../code/python-code.ts'
import { js } from '../../compile/javascript-code.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const show = defineBlock({
  type: 'looks_show',
  category: 'looks',
  shape: 'statement',
  spriteOnly: true,
  args: [],
  instant: true,
  javascript: () => js`S.visible = true`,
  scratch: () => js`S.show()`,
  python: (_, scope) => [py`${scope.self}.show()`],
})

export const hide = defineBlock({
  type: 'looks_hide',
  category: 'looks',
  shape: 'statement',
  spriteOnly: true,
  args: [],
  instant: true,
  javascript: () => js`S.visible = false`,
  python: (_, scope) => [py`${scope.self}.hide()`],
})

export const words = {
  looks_show: {
    en: ['show', 'Makes the sprite visible.'],
    th: ['แสดงตัว', 'ทำให้มองเห็นตัวละคร'],
    zh: ['显示', '让角色看得见。'],
    ar: ['أظهر', 'يجعل الكائن مرئيًا.'],
  },
  looks_hide: {
    en: ['hide', 'Makes the sprite invisible.'],
    th: ['ซ่อนตัว', 'ทำให้มองไม่เห็นตัวละคร'],
    zh: ['隐藏', '让角色看不见。'],
    ar: ['أخفِ', 'يجعل الكائن غير مرئي.'],
  },
} satisfies Record<string, Words>
