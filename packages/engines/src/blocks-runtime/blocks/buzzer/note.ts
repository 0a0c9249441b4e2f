/** Music with beats. */
import { py } from '../../../code/python-code.ts'
import type { ArduinoScope } from '../../arduino/arduino-scope.ts'
import { type Cpp, cpp, cppWhole } from '../../arduino/cpp-code.ts'
import { field } from '../../block-json.ts'
import type { NodeWith } from '../../block-node.ts'
import { noteHertz } from '../../board/board-sim.ts'
import { choice, number } from '../../catalogue/block-spec.ts'
import { NOTES } from '../../catalogue/choices.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsField, jsPicture } from '../../compile/javascript-pieces.ts'
import { pyCall, pyPausing } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

function cppNote(block: NodeWith<'BEATS', 'NOTE'>, scope: ArduinoScope): Cpp[] {
  scope.need('tone')
  const hertz = cppWhole(Math.trunc(noteHertz(field(block, 'NOTE'))))
  return [
    cpp`tone(BUZZER, ${hertz});`,
    scope.wait(cpp`beats(${scope.num(block, 'BEATS')})`),
    cpp`noTone(BUZZER);`,
  ]
}

export const note = defineBlock({
  type: 'buzzer_note',
  category: 'buzzer',
  shape: 'statement',
  on: 'board',
  part: 'buzzer',
  args: [choice('NOTE', NOTES), number('BEATS', 1)],
  javascript: (block, scope) =>
    js`R.sleep(T, R.board.note(${jsField(block, 'NOTE')}, ${scope.num(block, 'BEATS')})); ${jsPicture(block)}; R.board.quiet()`,
  micropython: pyPausing(pyCall(py`buzzer.note`, ['NOTE'], 'BEATS')),
  arduino: cppNote,
})

export const rest = defineBlock({
  type: 'buzzer_rest',
  category: 'buzzer',
  shape: 'statement',
  on: 'board',
  part: 'buzzer',
  args: [number('BEATS', 1)],
  javascript: (block, scope) =>
    js`R.board.quiet(); R.sleep(T, R.board.beats(${scope.num(block, 'BEATS')})); ${jsPicture(block)}`,
  micropython: pyPausing(pyCall(py`buzzer.rest`, [], 'BEATS')),
  arduino: (block, scope) => {
    scope.need('tone')
    return [cpp`noTone(BUZZER);`, scope.wait(cpp`beats(${scope.num(block, 'BEATS')})`)]
  },
})

export const tempo = defineBlock({
  type: 'buzzer_tempo',
  category: 'buzzer',
  shape: 'statement',
  on: 'board',
  part: 'buzzer',
  args: [number('TEMPO', 120)],
  calm: true,
  javascript: (block, scope) => js`R.board.setTempo(${scope.num(block, 'TEMPO')})`,
  micropython: pyCall(py`buzzer.set_tempo`, [], 'TEMPO'),
  arduino: (block, scope) => {
    scope.need('tone', 'values')
    return [cpp`tempo = limit(${scope.num(block, 'TEMPO')}, 20, 500);`]
  },
})

export const words = {
  buzzer_note: {
    en: ['play note %1 for %2 beats', 'C4 is the middle C. Waits until the note is over.'],
    th: ['เล่นโน้ต %1 นาน %2 จังหวะ', 'C4 คือโดกลาง รอจนโน้ตจบ'],
    zh: ['演奏音符 %1 %2 拍', 'C4 是中央 C。等到音符结束。'],
    ar: ['اعزف النغمة %1 لمدة %2 نبضة', 'C4 هي «دو» الوسطى. ينتظر حتى تنتهي النغمة.'],
  },
  buzzer_rest: {
    en: ['rest for %1 beats', 'Silence in the music.'],
    th: ['หยุดเสียง %1 จังหวะ', 'ช่วงเงียบในเพลง'],
    zh: ['休止 %1 拍', '音乐里的安静时刻。'],
    ar: ['اصمت %1 نبضة', 'سكتة في الموسيقى.'],
  },
  buzzer_tempo: {
    en: ['set tempo to %1', 'How many beats there are in a minute.'],
    th: ['ตั้งจังหวะเป็น %1', 'จำนวนจังหวะในหนึ่งนาที'],
    zh: ['将演奏速度设为 %1', '一分钟有多少拍。'],
    ar: ['اضبط سرعة الإيقاع على %1', 'كم نبضة في الدقيقة.'],
  },
} satisfies Record<string, Words>
