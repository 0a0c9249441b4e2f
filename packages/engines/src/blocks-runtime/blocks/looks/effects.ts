/** Effects on the picture. */
import { py } from '../../../code/python-code.ts'
import { choice, number } from '../../catalogue/block-spec.ts'
import { EFFECT_OPTIONS } from '../../catalogue/choices.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsField } from '../../compile/javascript-pieces.ts'
import { pyField } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const changeEffect = defineBlock({
  type: 'looks_change_effect',
  category: 'looks',
  shape: 'statement',
  spriteOnly: true,
  args: [choice('EFFECT', EFFECT_OPTIONS), number('BY', 25)],
  instant: true,
  javascript: (block, scope) =>
    js`S.setEffect(${jsField(block, 'EFFECT')}, S.effect(${jsField(block, 'EFFECT')}) + ${scope.num(block, 'BY')})`,
  python: (block, scope) => [
    py`${scope.self}.change_effect(${pyField(block, 'EFFECT')}, ${scope.num(block, 'BY')})`,
  ],
})

export const setEffect = defineBlock({
  type: 'looks_set_effect',
  category: 'looks',
  shape: 'statement',
  spriteOnly: true,
  args: [choice('EFFECT', EFFECT_OPTIONS), number('VALUE', 0)],
  instant: true,
  javascript: (block, scope) =>
    js`S.setEffect(${jsField(block, 'EFFECT')}, ${scope.num(block, 'VALUE')})`,
  python: (block, scope) => [
    py`${scope.self}.set_effect(${pyField(block, 'EFFECT')}, ${scope.num(block, 'VALUE')})`,
  ],
})

export const clearEffects = defineBlock({
  type: 'looks_clear_effects',
  category: 'looks',
  shape: 'statement',
  spriteOnly: true,
  args: [],
  instant: true,
  javascript: () => js`S.clearEffects()`,
  python: (_, scope) => [py`${scope.self}.clear_effects()`],
})

export const words = {
  looks_change_effect: {
    en: ['change %1 effect by %2', 'Makes an effect stronger or weaker.'],
    th: ['เปลี่ยนเอฟเฟกต์ %1 ทีละ %2', 'ทำให้เอฟเฟกต์แรงขึ้นหรือเบาลง'],
    zh: ['将 %1 特效增加 %2', '让特效变强或变弱。'],
    ar: ['غيّر تأثير %1 بمقدار %2', 'يجعل التأثير أقوى أو أضعف.'],
  },
  looks_set_effect: {
    en: ['set %1 effect to %2', 'Sets how strong an effect is.'],
    th: ['ตั้งเอฟเฟกต์ %1 เป็น %2', 'กำหนดความแรงของเอฟเฟกต์'],
    zh: ['将 %1 特效设为 %2', '设定特效有多强。'],
    ar: ['اجعل تأثير %1 مساويًا %2', 'يحدد قوة التأثير.'],
  },
  looks_clear_effects: {
    en: ['clear graphic effects', 'Takes all effects away.'],
    th: ['ล้างเอฟเฟกต์ภาพ', 'เอาเอฟเฟกต์ทั้งหมดออก'],
    zh: ['清除图形特效', '去掉所有特效。'],
    ar: ['أزل التأثيرات', 'يزيل كل التأثيرات.'],
  },
} satisfies Record<string, Words>
