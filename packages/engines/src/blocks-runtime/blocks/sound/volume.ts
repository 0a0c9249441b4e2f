/** How loud a sprite is. */
import { py } from '../../../code/python-code.ts'
import type { NodeWith } from '../../block-node.ts'
import { number } from '../../catalogue/block-spec.ts'
import { type Js, js } from '../../compile/javascript-code.ts'
import { jsAct } from '../../compile/javascript-pieces.ts'
import type { Scope } from '../../compile/scope.ts'
import { thenRest } from '../../compile/scratch-pieces.ts'
import { pyAct, pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

const jsSetVolume = jsAct(js`setVolume`, 'VOLUME')
const jsChangeVolume = (block: NodeWith<'BY'>, scope: Scope): Js =>
  js`S.setVolume(S.volume + ${scope.num(block, 'BY')})`

export const changeVolume = defineBlock({
  type: 'sound_change_volume',
  category: 'sound',
  shape: 'statement',
  args: [number('BY', -10)],
  calm: true,
  javascript: jsChangeVolume,
  scratch: thenRest(jsChangeVolume),
  python: pyAct(py`change_volume`, 'BY'),
})

export const setVolume = defineBlock({
  type: 'sound_set_volume',
  category: 'sound',
  shape: 'statement',
  args: [number('VOLUME', 100)],
  calm: true,
  javascript: jsSetVolume,
  scratch: thenRest(jsSetVolume),
  python: pyAct(py`set_volume`, 'VOLUME'),
})

export const volume = defineBlock({
  type: 'sound_volume',
  category: 'sound',
  shape: 'value',
  args: [],
  gives: 'num',
  calm: true,
  instant: true,
  javascript: () => js`S.volume`,
  python: pyValue((_, scope) => py`${scope.self}.volume`),
})

export const words = {
  sound_change_volume: {
    en: ['change volume by %1', 'Louder, or quieter with a minus.'],
    th: ['เปลี่ยนระดับเสียงทีละ %1', 'ดังขึ้น ถ้าติดลบจะเบาลง'],
    zh: ['将音量增加 %1', '更响，负数更轻。'],
    ar: ['غيّر شدة الصوت بمقدار %1', 'أعلى، أو أخفض مع السالب.'],
  },
  sound_set_volume: {
    en: ['set volume to %1 %%', '100 % is the loudest.'],
    th: ['ตั้งระดับเสียงเป็น %1 %%', '100 % ดังที่สุด'],
    zh: ['将音量设为 %1 %%', '100% 最响。'],
    ar: ['اجعل شدة الصوت %1 %%', '100 % هو الأعلى.'],
  },
  sound_volume: {
    en: ['volume', 'How loud this sprite plays.'],
    th: ['ระดับเสียง', 'ตัวละครนี้เสียงดังเท่าไร'],
    zh: ['音量', '这个角色有多响。'],
    ar: ['شدة الصوت', 'قوة صوت هذا الكائن.'],
  },
} satisfies Record<string, Words>
