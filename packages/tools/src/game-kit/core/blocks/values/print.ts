/** Showing a value in the log. */
import { NO_TIP, type Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { showValue } from '../../code/value.ts'
import { defineWord } from '../built-in.ts'

export const print = defineWord({
  word: 'print',
  is: 'command',
  category: 'value',
  takes: [{ accepts: 'number', preset: 1 }],
  offers: [{ drawer: 'values', type: 'do_print_1', where: 'print' }],
  does: ([value], at, run) => {
    run.charge(20)
    run.print(showValue(value), at)
  },
})

export const words = {
  do_print_1: {
    en: ['show %1', NO_TIP],
    th: ['แสดง %1', NO_TIP],
    zh: ['显示 %1', NO_TIP],
    ar: ['اعرض %1', NO_TIP],
  },
} satisfies Record<string, Words>
