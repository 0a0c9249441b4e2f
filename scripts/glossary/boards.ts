/** Words of boards and of what is on them: KidBright’s. */
import { terms } from './term.ts'

const BOARD = /board|pins|buzzer|display|sensors|coding\/block|locales/

export const BOARD_WORDS = terms({
  board: {
    note: 'the hardware',
    means: /\bboards?\b/i,
    where: /coding\/block[\w-]*\/(?:messages|examples)|engines\/src\/block/,
    en: 'board, boards',
    th: 'บอร์ด',
    zh: '开发板 ≠ 板子, 电路板',
    ar: 'لوحة, لوحات',
  },
  firmware: {
    means: /\bfirmware\b/i,
    en: 'firmware',
    th: 'เฟิร์มแวร์',
    zh: '固件',
    ar: 'برنامج ثابت, البرنامج الثابت, برنامجًا ثابتًا, البرامج الثابتة, برامج ثابتة',
  },
  buzzer: {
    note: 'on a board; a loudspeaker and a bell are other things',
    means: /\bbuzzer\b/i,
    where: /blocks\/buzzer|engines\/src\/blockly|coding\/block[\w-]*\/(?:messages|examples)/,
    en: 'buzzer',
    th: 'บัซเซอร์ ≠ ลำโพง',
    zh: '蜂鸣器',
    ar: 'طنان ≠ جرس, أجراس',
  },
  'LED display': {
    note: 'the screen of lamps on a board',
    means: /\bLED display\b/i,
    where: BOARD,
    en: 'LED display, display',
    th: 'จอ LED ≠ จอไฟ',
    zh: 'LED 显示屏',
    ar: 'شاشة LED',
  },
  pin: {
    means: /\b[Pp]ins?\b/,
    where: BOARD,
    en: 'pin, pins',
    th: 'ขา',
    zh: '引脚',
    ar: 'طرف, أطراف',
  },
  sensor: {
    means: /\bsensors?\b/i,
    en: 'sensor, sensors',
    th: 'เซนเซอร์ ≠ เซ็นเซอร์',
    zh: '传感器',
    ar: 'حساس ≠ مستشعر',
  },
  'live board': {
    note: 'what a teacher sees of a class',
    means: /\blive board\b/i,
    en: 'live board',
    th: 'กระดานสด',
    zh: '实时看板',
    ar: 'لوحة حية, اللوحة الحية',
  },
})
