/** Beats in a minute. */
import { py } from '../../../code/python-code.ts'
import { number } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const setTempo = defineBlock({
  type: 'sound_set_tempo',
  category: 'sound',
  shape: 'statement',
  args: [number('TEMPO', 120)],
  calm: true,
  instant: true,
  javascript: (block, scope) => js`R.setTempo(${scope.num(block, 'TEMPO')})`,
  python: (block, scope) => [py`music.set_tempo(${scope.num(block, 'TEMPO')})`],
})

export const changeTempo = defineBlock({
  type: 'sound_change_tempo',
  category: 'sound',
  shape: 'statement',
  args: [number('BY', 20)],
  calm: true,
  instant: true,
  javascript: (block, scope) => js`R.setTempo(R.tempo + ${scope.num(block, 'BY')})`,
  python: (block, scope) => [py`music.change_tempo(${scope.num(block, 'BY')})`],
})

export const tempo = defineBlock({
  type: 'sound_tempo',
  category: 'sound',
  shape: 'value',
  args: [],
  gives: 'num',
  calm: true,
  instant: true,
  javascript: () => js`R.tempo`,
  python: pyValue(() => py`music.tempo`),
})

export const words = {
  sound_set_tempo: {
    en: ['set tempo to %1', 'How many beats there are in a minute.'],
    th: ['ตั้งจังหวะเป็น %1', 'หนึ่งนาทีมีกี่จังหวะ'],
    zh: ['将演奏速度设为 %1', '一分钟有多少拍。'],
    ar: ['اجعل سرعة الإيقاع %1', 'عدد النبضات في الدقيقة.'],
  },
  sound_change_tempo: {
    en: ['change tempo by %1', 'Faster, or slower with a minus.'],
    th: ['เปลี่ยนจังหวะทีละ %1', 'เร็วขึ้น หรือช้าลงถ้าติดลบ'],
    zh: ['将演奏速度增加 %1', '变快，负数就变慢。'],
    ar: ['غيّر سرعة الإيقاع بمقدار %1', 'أسرع، أو أبطأ مع إشارة الطرح.'],
  },
  sound_tempo: {
    en: ['tempo', 'Beats in a minute.'],
    th: ['จังหวะ', 'จังหวะต่อนาที'],
    zh: ['演奏速度', '每分钟的拍数。'],
    ar: ['سرعة الإيقاع', 'نبضات في الدقيقة.'],
  },
} satisfies Record<string, Words>
