/** How long a list or a text is. */
import { NO_TIP, type Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { asList } from '../../code/value.ts'
import { defineWord } from '../built-in.ts'

export const length = defineWord({
  word: 'len',
  is: 'question',
  category: 'list',
  takes: [{ accepts: 'list', preset: 'box' }],
  offers: [{ drawer: 'lists', type: 'ask_len_1', with: ['list'] }],
  answers: ([value], at) => (typeof value === 'string' ? value.length : asList(value, at).length),
})

export const words = {
  ask_len_1: {
    en: ['length of %1', NO_TIP],
    th: ['ความยาวของ %1', NO_TIP],
    zh: ['%1 的长度', NO_TIP],
    ar: ['طول %1', NO_TIP],
  },
} satisfies Record<string, Words>
