/** What notes are played on. */
import { py } from '../../../code/python-code.ts'
import { menu, number } from '../../catalogue/block-spec.ts'
import { INSTRUMENTS } from '../../catalogue/choices.ts'
import { js } from '../../compile/javascript-code.ts'
import { menuNumber } from '../../compile/menu-code.ts'
import { pyAct, pyMenuNumber } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const instrument = defineBlock({
  type: 'sound_instrument',
  category: 'sound',
  shape: 'statement',
  args: [menu('INSTRUMENT', INSTRUMENTS)],
  calm: true,
  javascript: (block, scope) =>
    js`R.sound.setInstrument(S, ${menuNumber(block, 'INSTRUMENT', scope)})`,
  python: (block, scope) => [
    py`${scope.self}.set_instrument(${pyMenuNumber(block, 'INSTRUMENT', scope)})`,
  ],
})

export const legacyInstrument = defineBlock({
  type: 'legacy_instrument',
  category: 'sound',
  shape: 'statement',
  hidden: true,
  args: [number('INSTRUMENT', 1)],
  calm: true,
  javascript: (block, scope) => js`R.sound.midiInstrument(S, ${scope.num(block, 'INSTRUMENT')})`,
  python: pyAct(py`set_instrument`, 'INSTRUMENT'),
})

export const words = {
  sound_instrument: {
    en: [
      'set instrument to %1',
      'What the notes of this sprite are played on.',
      {
        choices: {
          '1': 'piano',
          '2': 'electric piano',
          '3': 'organ',
          '4': 'guitar',
          '5': 'electric guitar',
          '6': 'bass',
          '7': 'plucked strings',
          '8': 'cello',
          '9': 'trombone',
          '10': 'clarinet',
          '11': 'saxophone',
          '12': 'flute',
          '13': 'wooden flute',
          '14': 'bassoon',
          '15': 'choir',
          '16': 'vibraphone',
          '17': 'music box',
          '18': 'steel drum',
          '19': 'marimba',
          '20': 'synth lead',
          '21': 'synth pad',
        },
      },
    ],
    th: [
      'เปลี่ยนเครื่องดนตรีเป็น %1',
      'เลือกเครื่องดนตรีที่ตัวละครนี้ใช้เล่นโน้ต',
      {
        choices: {
          '1': 'เปียโน',
          '2': 'เปียโนไฟฟ้า',
          '3': 'ออร์แกน',
          '4': 'กีตาร์',
          '5': 'กีตาร์ไฟฟ้า',
          '6': 'เบส',
          '7': 'ดีดสาย',
          '8': 'เชลโล',
          '9': 'ทรอมโบน',
          '10': 'คลาริเน็ต',
          '11': 'แซกโซโฟน',
          '12': 'ฟลูต',
          '13': 'ขลุ่ยไม้',
          '14': 'บาสซูน',
          '15': 'คณะประสานเสียง',
          '16': 'ไวบราโฟน',
          '17': 'กล่องดนตรี',
          '18': 'กลองเหล็ก',
          '19': 'มาริมบา',
          '20': 'ซินธ์ทำนอง',
          '21': 'ซินธ์พื้นหลัง',
        },
      },
    ],
    zh: [
      '将乐器设为 %1',
      '这个角色用哪种乐器演奏音符。',
      {
        choices: {
          '1': '钢琴',
          '2': '电钢琴',
          '3': '风琴',
          '4': '吉他',
          '5': '电吉他',
          '6': '贝斯',
          '7': '拨弦',
          '8': '大提琴',
          '9': '长号',
          '10': '单簧管',
          '11': '萨克斯',
          '12': '长笛',
          '13': '木笛',
          '14': '大管',
          '15': '合唱团',
          '16': '颤音琴',
          '17': '音乐盒',
          '18': '钢鼓',
          '19': '马林巴',
          '20': '合成主音',
          '21': '合成铺底',
        },
      },
    ],
    ar: [
      'اجعل الآلة الموسيقية %1',
      'الآلة التي يعزف بها هذا الكائن نغماته.',
      {
        choices: {
          '1': 'البيانو',
          '2': 'البيانو الكهربائي',
          '3': 'الأرغن',
          '4': 'الغيتار',
          '5': 'الغيتار الكهربائي',
          '6': 'الباص',
          '7': 'نقر الأوتار',
          '8': 'التشيلو',
          '9': 'الترومبون',
          '10': 'الكلارينيت',
          '11': 'الساكسفون',
          '12': 'الفلوت',
          '13': 'الناي الخشبي',
          '14': 'الباسون',
          '15': 'الجوقة',
          '16': 'الفيبرافون',
          '17': 'صندوق الموسيقى',
          '18': 'الطبل الفولاذي',
          '19': 'الماريمبا',
          '20': 'لحن السنث',
          '21': 'خلفية السنث',
        },
      },
    ],
  },
  legacy_instrument: {
    en: ['set instrument number to %1', 'A block of an older project.'],
    th: ['ตั้งหมายเลขเครื่องดนตรีเป็น %1', 'บล็อกจากโปรเจกต์รุ่นเก่า'],
    zh: ['将乐器编号设为 %1', '旧作品里的积木。'],
    ar: ['اجعل رقم الآلة الموسيقية %1', 'لبنة من مشروع قديم.'],
  },
} satisfies Record<string, Words>
