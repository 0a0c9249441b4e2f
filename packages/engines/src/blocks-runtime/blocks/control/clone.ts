/** Copies that run by themselves. */
import { py, pyText } from '../../../code/python-code.ts'
import { menu } from '../../catalogue/block-spec.ts'
import { chosen } from '../../catalogue/menu-shadow.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsPick } from '../../compile/javascript-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const cloneStart = defineBlock({
  type: 'control_clone_start',
  category: 'control',
  shape: 'hat',
  spriteOnly: true,
  args: [],
  javascript: { trigger: () => ({ on: 'clone' }) },
  python: (_, scope) => py`@${scope.self}.when_clone_starts`,
})

export const clone = defineBlock({
  type: 'control_clone',
  category: 'control',
  shape: 'statement',
  args: [menu('TARGET', 'cloneables')],
  instant: true,
  javascript: jsPick(js`clone`, 'TARGET', js`target`),
  python: (block, scope) => {
    const target = chosen(block, 'TARGET')
    if (target === null) return [py`${scope.self}.clone_named(${scope.given(block, 'TARGET')})`]
    const actor = target === '_myself_' ? scope.self : scope.actorName(target)
    // Nobody can be cloned as well: then nothing happens.
    return [actor ? py`${actor}.clone()` : py`${scope.self}.clone_named(${pyText(target)})`]
  },
})

export const deleteClone = defineBlock({
  type: 'control_delete_clone',
  category: 'control',
  shape: 'end',
  spriteOnly: true,
  args: [],
  javascript: () => js`if (R.deleteClone(S)) yield 2`,
  python: (_, scope) => [py`${scope.self}.delete_clone()`],
})

export const words = {
  control_clone_start: {
    en: ['when I start as a clone', 'Every new clone starts here.'],
    th: ['เมื่อฉันเริ่มเป็นโคลน', 'โคลนใหม่ทุกตัวเริ่มที่นี่'],
    zh: ['当作为克隆体启动时', '每个新的克隆体从这里开始。'],
    ar: ['عندما أبدأ كنسخة', 'كل نسخة جديدة تبدأ من هنا.'],
  },
  control_clone: {
    en: ['create clone of %1', 'Makes a copy that runs by itself.'],
    th: ['สร้างโคลนของ %1', 'สร้างสำเนาที่ทำงานเองได้'],
    zh: ['克隆 %1', '做一个会自己运行的复制品。'],
    ar: ['أنشئ نسخة من %1', 'يصنع نسخة تعمل وحدها.'],
  },
  control_delete_clone: {
    en: ['delete this clone', 'The clone goes away.'],
    th: ['ลบโคลนนี้', 'โคลนตัวนี้จะหายไป'],
    zh: ['删除此克隆体', '这个克隆体消失。'],
    ar: ['احذف هذه النسخة', 'تختفي النسخة.'],
  },
} satisfies Record<string, Words>
