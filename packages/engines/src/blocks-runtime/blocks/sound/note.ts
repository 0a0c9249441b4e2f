/** Notes and rests. */
import { py } from '../../../code/python-code.ts'
import { number } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsWait } from '../../compile/javascript-pieces.ts'
import { nextTurn, scratchBeats } from '../../compile/scratch-pieces.ts'
import { pyAct } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const note = defineBlock({
  type: 'sound_note',
  category: 'sound',
  shape: 'statement',
  args: [number('NOTE', 60), number('BEATS', 0.5)],
  javascript: (block, scope) =>
    jsWait(block, js`S.note(${scope.num(block, 'NOTE')}, ${scope.num(block, 'BEATS')})`),
  scratch: scratchBeats(
    (block, scope) => js`S.note(${scope.num(block, 'NOTE')}, ${scope.num(block, 'BEATS')})`,
    () => js``,
  ),
  python: pyAct(py`note`, 'NOTE', 'BEATS'),
})

export const rest = defineBlock({
  type: 'sound_rest',
  category: 'sound',
  shape: 'statement',
  args: [number('BEATS', 0.5)],
  javascript: (block, scope) => jsWait(block, js`R.beats(${scope.num(block, 'BEATS')})`),
  scratch: scratchBeats((block, scope) => js`R.beats(${scope.num(block, 'BEATS')})`, nextTurn),
  python: (block, scope) => [py`music.rest(${scope.num(block, 'BEATS')})`],
})

export const words = {
  sound_note: {
    en: ['play note %1 for %2 beats', '60 is the middle C; 12 more is one octave higher.'],
    th: ['เล่นโน้ต %1 นาน %2 จังหวะ', '60 คือโดกลาง บวก 12 คือสูงขึ้นหนึ่งช่วงเสียง'],
    zh: ['演奏音符 %1 %2 拍', '60 是中央 C，加 12 高一个八度。'],
    ar: ['اعزف النغمة %1 لمدة %2 نبضة', '60 هي دو الوسطى؛ زيادة 12 ترفعها أوكتافًا.'],
  },
  sound_rest: {
    en: ['rest for %1 beats', 'A pause in the music.'],
    th: ['หยุดพัก %1 จังหวะ', 'ช่วงเงียบในเพลง'],
    zh: ['休止 %1 拍', '音乐里的停顿。'],
    ar: ['استرح %1 نبضة', 'وقفة في الموسيقى.'],
  },
} satisfies Record<string, Words>
