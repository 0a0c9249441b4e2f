/** Drums. */
import { py } from '../../../code/python-code.ts'
import { menu, number } from '../../catalogue/block-spec.ts'
import { DRUMS } from '../../catalogue/choices.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsWait } from '../../compile/javascript-pieces.ts'
import { menuNumber } from '../../compile/menu-code.ts'
import { nextTurn, scratchBeats } from '../../compile/scratch-pieces.ts'
import { pyMenuNumber } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const drum = defineBlock({
  type: 'sound_drum',
  category: 'sound',
  shape: 'statement',
  args: [menu('DRUM', DRUMS), number('BEATS', 0.25)],
  javascript: (block, scope) =>
    jsWait(
      block,
      js`R.sound.drum(S, ${menuNumber(block, 'DRUM', scope)}, ${scope.num(block, 'BEATS')})`,
    ),
  scratch: scratchBeats(
    (block, scope) =>
      js`R.sound.drum(S, ${menuNumber(block, 'DRUM', scope)}, ${scope.num(block, 'BEATS')})`,
    nextTurn,
  ),
  python: (block, scope) => [
    py`${scope.self}.drum(${pyMenuNumber(block, 'DRUM', scope)}, ${scope.num(block, 'BEATS')})`,
  ],
})

export const legacyDrum = defineBlock({
  type: 'legacy_drum',
  category: 'sound',
  shape: 'statement',
  hidden: true,
  args: [number('DRUM', 1), number('BEATS', 0.25)],
  javascript: (block, scope) =>
    jsWait(
      block,
      js`R.sound.midiDrum(S, ${scope.num(block, 'DRUM')}, ${scope.num(block, 'BEATS')})`,
    ),
  scratch: scratchBeats(
    (block, scope) =>
      js`R.sound.midiDrum(S, ${scope.num(block, 'DRUM')}, ${scope.num(block, 'BEATS')})`,
    nextTurn,
  ),
  python: (block, scope) => [
    py`${scope.self}.drum(${scope.num(block, 'DRUM')}, ${scope.num(block, 'BEATS')})`,
  ],
})

export const words = {
  sound_drum: {
    en: [
      'play drum %1 for %2 beats',
      'Hits a drum and waits this long.',
      {
        choices: {
          '1': 'snare drum',
          '2': 'bass drum',
          '3': 'side stick',
          '4': 'crash cymbal',
          '5': 'open hi-hat',
          '6': 'closed hi-hat',
          '7': 'tambourine',
          '8': 'hand clap',
          '9': 'claves',
          '10': 'wood block',
          '11': 'cowbell',
          '12': 'triangle',
          '13': 'bongo',
          '14': 'conga',
          '15': 'cabasa',
          '16': 'guiro',
          '17': 'vibraslap',
          '18': 'cuica',
        },
      },
    ],
    th: [
      'ตีกลอง %1 นาน %2 จังหวะ',
      'ตีหนึ่งครั้งแล้วรอเท่านี้',
      {
        choices: {
          '1': 'กลองสแนร์',
          '2': 'กลองใหญ่',
          '3': 'เคาะขอบกลอง',
          '4': 'ฉาบแครช',
          '5': 'ไฮแฮตเปิด',
          '6': 'ไฮแฮตปิด',
          '7': 'แทมบูรีน',
          '8': 'ตบมือ',
          '9': 'ไม้คลาเวส',
          '10': 'บล็อกไม้',
          '11': 'กระดิ่งวัว',
          '12': 'กรับสามเหลี่ยม',
          '13': 'กลองบองโก',
          '14': 'กลองคองก้า',
          '15': 'คาบาซา',
          '16': 'กุยโร',
          '17': 'ไวบราสแลป',
          '18': 'กลองกุยกา',
        },
      },
    ],
    zh: [
      '击打 %1 %2 拍',
      '敲一下鼓，然后等这么久。',
      {
        choices: {
          '1': '军鼓',
          '2': '大鼓',
          '3': '敲鼓边',
          '4': '碎音镲',
          '5': '开踩镲',
          '6': '闭踩镲',
          '7': '铃鼓',
          '8': '拍手',
          '9': '响棒',
          '10': '木鱼',
          '11': '牛铃',
          '12': '三角铁',
          '13': '邦戈鼓',
          '14': '康加鼓',
          '15': '沙锤',
          '16': '刮瓜',
          '17': '颤音器',
          '18': '锯加鼓',
        },
      },
    ],
    ar: [
      'اقرع %1 لمدة %2 نبضة',
      'يقرع الطبل مرة وينتظر هذه المدة.',
      {
        choices: {
          '1': 'طبل السنير',
          '2': 'الطبل الكبير',
          '3': 'نقر حافة الطبل',
          '4': 'صنج الكراش',
          '5': 'هاي هات مفتوح',
          '6': 'هاي هات مغلق',
          '7': 'الدف',
          '8': 'التصفيق',
          '9': 'عصوا الكلافس',
          '10': 'القطعة الخشبية',
          '11': 'جرس البقر',
          '12': 'المثلث',
          '13': 'البونغو',
          '14': 'الكونغا',
          '15': 'الكاباسا',
          '16': 'الغويرو',
          '17': 'الفيبراسلاب',
          '18': 'الكويكا',
        },
      },
    ],
  },
  legacy_drum: {
    en: ['play drum number %1 for %2 beats', 'A block of an older project.'],
    th: ['ตีกลองหมายเลข %1 นาน %2 จังหวะ', 'บล็อกจากโปรเจกต์รุ่นเก่า'],
    zh: ['击打 %1 号鼓 %2 拍', '旧作品里的积木。'],
    ar: ['اقرع الطبل رقم %1 لمدة %2 نبضة', 'لبنة من مشروع قديم.'],
  },
} satisfies Record<string, Words>
