/** Questions, and what was answered. */
import { py } from '../../../code/python-code.ts'
import { text } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsPicture } from '../../compile/javascript-pieces.ts'
import { pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const ask = defineBlock({
  type: 'sensing_ask',
  category: 'sensing',
  shape: 'statement',
  args: [text('TEXT', 'What is your name?')],
  javascript: (block, scope) => js`R.ask(S, T, ${scope.text(block, 'TEXT')}); ${jsPicture(block)}`,
  python: (block, scope) => [py`${scope.self}.ask(${scope.text(block, 'TEXT')})`],
})

export const answer = defineBlock({
  type: 'sensing_answer',
  category: 'sensing',
  shape: 'value',
  args: [],
  gives: 'any',
  calm: true,
  instant: true,
  javascript: () => js`R.answer`,
  python: pyValue(() => py`answer()`),
})

export const words = {
  sensing_ask: {
    en: ['ask %1 and wait', 'Asks a question and waits for an answer.'],
    th: ['ถาม %1 แล้วรอ', 'ถามคำถามแล้วรอคำตอบ'],
    zh: ['询问 %1 并等待', '问一个问题，等待回答。'],
    ar: ['اسأل %1 وانتظر', 'يطرح سؤالًا وينتظر الإجابة.'],
  },
  sensing_answer: {
    en: ['answer', 'The last answer somebody typed.'],
    th: ['คำตอบ', 'คำตอบล่าสุดที่พิมพ์'],
    zh: ['回答', '最后输入的回答。'],
    ar: ['الإجابة', 'آخر إجابة كُتبت.'],
  },
} satisfies Record<string, Words>
