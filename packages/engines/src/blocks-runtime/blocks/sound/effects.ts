/** Effects on what is heard. */
import { type Py, py } from '../../../code/python-code.ts'
import type { NodeWith } from '../../block-node.ts'
import { choice, number } from '../../catalogue/block-spec.ts'
import { SOUND_EFFECTS } from '../../catalogue/choices.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsField } from '../../compile/javascript-pieces.ts'
import { pyField } from '../../python/python-pieces.ts'
import type { PythonScope } from '../../python/python-scope.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

const pyEffect =
  <Input extends string>(method: Py, input: Input) =>
  (block: NodeWith<Input, 'EFFECT'>, scope: PythonScope): Py[] => [
    py`${scope.self}.${method}(${pyField(block, 'EFFECT')}, ${scope.num(block, input)})`,
  ]

export const changeEffect = defineBlock({
  type: 'sound_change_effect',
  category: 'sound',
  shape: 'statement',
  args: [choice('EFFECT', SOUND_EFFECTS), number('BY', 10)],
  calm: true,
  javascript: (block, scope) =>
    js`R.sound.setEffect(S, ${jsField(block, 'EFFECT')}, R.sound.effect(S, ${jsField(block, 'EFFECT')}) + ${scope.num(block, 'BY')})`,
  python: pyEffect(py`change_sound_effect`, 'BY'),
})

export const setEffect = defineBlock({
  type: 'sound_set_effect',
  category: 'sound',
  shape: 'statement',
  args: [choice('EFFECT', SOUND_EFFECTS), number('VALUE', 100)],
  calm: true,
  javascript: (block, scope) =>
    js`R.sound.setEffect(S, ${jsField(block, 'EFFECT')}, ${scope.num(block, 'VALUE')})`,
  python: pyEffect(py`set_sound_effect`, 'VALUE'),
})

export const clearEffects = defineBlock({
  type: 'sound_clear_effects',
  category: 'sound',
  shape: 'statement',
  args: [],
  calm: true,
  javascript: () => js`R.sound.clearEffects(S)`,
  python: (_, scope) => [py`${scope.self}.clear_sound_effects()`],
})

export const words = {
  sound_change_effect: {
    en: ['change %1 effect of sounds by %2', 'Bends what this sprite plays a little more.'],
    th: ['เปลี่ยนเอฟเฟกต์เสียง %1 ทีละ %2', 'ปรับเสียงของตัวละครนี้เพิ่มขึ้นหรือลดลง'],
    zh: ['将声音的 %1 特效增加 %2', '再多改变一点这个角色的声音。'],
    ar: ['غيّر تأثير الصوت %1 بمقدار %2', 'يغيّر ما يعزفه هذا الكائن أكثر قليلًا.'],
  },
  sound_set_effect: {
    en: ['set %1 effect of sounds to %2', 'Higher or lower, more to the left or to the right.'],
    th: ['ตั้งเอฟเฟกต์เสียง %1 เป็น %2', 'ทำให้เสียงสูงต่ำ หรือไปทางซ้ายขวา'],
    zh: ['将声音的 %1 特效设为 %2', '让声音更高或更低，更靠左或更靠右。'],
    ar: ['اجعل تأثير الصوت %1 مساويًا %2', 'أحدّ أو أغلظ، أكثر إلى اليسار أو إلى اليمين.'],
  },
  sound_clear_effects: {
    en: ['clear sound effects', 'Everything sounds as it was recorded.'],
    th: ['ล้างเอฟเฟกต์เสียง', 'เสียงกลับเป็นเหมือนเดิม'],
    zh: ['清除声音特效', '声音变回原来的样子。'],
    ar: ['أزل تأثيرات الصوت', 'يعود كل صوت كما سُجّل.'],
  },
} satisfies Record<string, Words>
