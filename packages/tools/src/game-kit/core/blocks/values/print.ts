/** Showing a value in the log. */
import type { Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
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
    en: ['show %1', ''],
    th: ['แสดง %1', ''],
    zh: ['显示 %1', ''],
    ar: ['اعرض %1', ''],
  },
} satisfies Record<string, Words>
