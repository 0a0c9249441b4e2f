/** Tones by their frequency. */
import { py } from '../../../code/python-code.ts'
import { type Cpp, cpp, cppWhole } from '../../arduino/cpp-code.ts'
import { number } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsPicture } from '../../compile/javascript-pieces.ts'
import { pyCall, pyPausing } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

/** As everybody writes it, where the frequency is a plain number that a buzzer can make. */
function cppTone(hertz: Cpp): Cpp {
  const plain = /^\d+\.0$/.test(hertz) ? Number(hertz) : Number.NaN
  return plain >= 20 && plain <= 10_000
    ? cpp`tone(BUZZER, ${cppWhole(plain)});`
    : cpp`playTone(${hertz});`
}

export const tone = defineBlock({
  type: 'buzzer_tone',
  category: 'buzzer',
  shape: 'statement',
  on: 'board',
  part: 'buzzer',
  args: [number('HERTZ', 440), number('SECONDS', 0.5)],
  javascript: (block, scope) =>
    js`R.board.tone(${scope.num(block, 'HERTZ')}); R.sleep(T, ${scope.num(block, 'SECONDS')}); ${jsPicture(block)}; R.board.quiet()`,
  micropython: pyPausing(pyCall(py`buzzer.tone`, [], 'HERTZ', 'SECONDS')),
  arduino: (block, scope) => {
    scope.need('tone')
    return [
      cppTone(scope.num(block, 'HERTZ')),
      scope.wait(scope.num(block, 'SECONDS')),
      cpp`noTone(BUZZER);`,
    ]
  },
})

export const on = defineBlock({
  type: 'buzzer_on',
  category: 'buzzer',
  shape: 'statement',
  on: 'board',
  part: 'buzzer',
  args: [number('HERTZ', 440)],
  calm: true,
  javascript: (block, scope) => js`R.board.tone(${scope.num(block, 'HERTZ')})`,
  micropython: pyCall(py`buzzer.on`, [], 'HERTZ'),
  arduino: (block, scope) => {
    scope.need('tone')
    return [cppTone(scope.num(block, 'HERTZ'))]
  },
})

export const off = defineBlock({
  type: 'buzzer_off',
  category: 'buzzer',
  shape: 'statement',
  on: 'board',
  part: 'buzzer',
  args: [],
  calm: true,
  javascript: () => js`R.board.quiet()`,
  micropython: () => [py`buzzer.off()`],
  arduino: (_, scope) => {
    scope.need('tone')
    return [cpp`noTone(BUZZER);`]
  },
})

export const words = {
  buzzer_tone: {
    en: ['play tone %1 Hz for %2 seconds', 'More hertz is a higher tone. Waits until it is over.'],
    th: ['เล่นเสียง %1 เฮิรตซ์ นาน %2 วินาที', 'เฮิรตซ์มาก เสียงยิ่งสูง รอจนจบ'],
    zh: ['播放 %1 赫兹的声音 %2 秒', '赫兹越大声音越高。等到声音结束。'],
    ar: [
      'أصدر صوتًا بتردد %1 هرتز لمدة %2 ثانية',
      'كلما زاد الهرتز ارتفعت النغمة. ينتظر حتى ينتهي.',
    ],
  },
  buzzer_on: {
    en: ['start tone %1 Hz', 'Keeps sounding until you turn it off.'],
    th: ['เริ่มเสียง %1 เฮิรตซ์', 'ดังต่อไปจนกว่าจะสั่งปิด'],
    zh: ['开始发出 %1 赫兹的声音', '一直响到你把它关掉。'],
    ar: ['ابدأ صوتًا بتردد %1 هرتز', 'يبقى يصدر حتى توقفه.'],
  },
  buzzer_off: {
    en: ['turn buzzer off', 'Makes it quiet.'],
    th: ['ปิดเสียงบัซเซอร์', 'ทำให้เงียบ'],
    zh: ['关闭蜂鸣器', '安静下来。'],
    ar: ['أطفئ الطنّان', 'يجعله صامتًا.'],
  },
} satisfies Record<string, Words>
