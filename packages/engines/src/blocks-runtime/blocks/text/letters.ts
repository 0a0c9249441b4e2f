/** Letters and pieces of a text. */
import { py } from '../../../code/python-code.ts'
import { cpp } from '../../arduino/cpp-code.ts'
import { number, text } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const letter = defineBlock({
  type: 'text_letter',
  category: 'text',
  shape: 'value',
  on: 'both',
  args: [number('INDEX', 1), text('TEXT', 'panya')],
  gives: 'text',
  calm: true,
  instant: true,
  javascript: (block, scope) =>
    js`letterAt(${scope.text(block, 'TEXT')}, ${scope.num(block, 'INDEX')})`,
  python: pyValue((block, scope) =>
    scope.needsHelpers
      ? py`letter(${scope.num(block, 'INDEX')}, ${scope.text(block, 'TEXT')})`
      : py`letter(${scope.text(block, 'TEXT')}, ${scope.num(block, 'INDEX')})`,
  ),
  arduino: (block, scope) => {
    scope.need('values')
    return cpp`letterAt(${scope.num(block, 'INDEX')}, ${scope.text(block, 'TEXT')})`
  },
})

export const length = defineBlock({
  type: 'text_length',
  category: 'text',
  shape: 'value',
  on: 'both',
  args: [text('TEXT', 'panya')],
  gives: 'num',
  calm: true,
  instant: true,
  javascript: (block, scope) => js`letterCount(${scope.text(block, 'TEXT')})`,
  python: pyValue((block, scope) => {
    const name = scope.needsHelpers ? py`length` : py`len`
    return py`${name}(${scope.text(block, 'TEXT')})`
  }),
  arduino: (block, scope) => {
    scope.need('values')
    return cpp`letterCount(${scope.text(block, 'TEXT')})`
  },
})

export const slice = defineBlock({
  type: 'text_slice',
  category: 'text',
  shape: 'value',
  on: 'both',
  args: [number('FROM', 1), number('TO', 3), text('TEXT', 'panya')],
  gives: 'text',
  calm: true,
  instant: true,
  javascript: (block, scope) =>
    js`slice(${scope.text(block, 'TEXT')}, ${scope.num(block, 'FROM')}, ${scope.num(block, 'TO')})`,
  python: pyValue((block, scope) => {
    const name = scope.needsHelpers ? py`slice_text` : py`letters`
    return py`${name}(${scope.text(block, 'TEXT')}, ${scope.num(block, 'FROM')}, ${scope.num(block, 'TO')})`
  }),
  arduino: (block, scope) => {
    scope.need('values')
    return cpp`sliceText(${scope.text(block, 'TEXT')}, ${scope.num(block, 'FROM')}, ${scope.num(block, 'TO')})`
  },
})

export const words = {
  text_letter: {
    en: ['letter %1 of %2', 'One letter of a text; the first is number 1.'],
    th: ['ตัวอักษรที่ %1 ของ %2', 'ตัวอักษรหนึ่งตัว ตัวแรกคือ 1'],
    zh: ['%2 的第 %1 个字', '一个字，第一个是 1。'],
    ar: ['الحرف %1 من %2', 'حرف واحد؛ الأول رقمه 1.'],
  },
  text_length: {
    en: ['length of %1', 'How many letters there are.'],
    th: ['ความยาวของ %1', 'มีกี่ตัวอักษร'],
    zh: ['%1 的字数', '有多少个字。'],
    ar: ['طول %1', 'عدد الحروف.'],
  },
  text_slice: {
    en: ['letters %1 to %2 of %3', 'A piece of a text.'],
    th: ['ตัวอักษรที่ %1 ถึง %2 ของ %3', 'ส่วนหนึ่งของข้อความ'],
    zh: ['%3 的第 %1 到第 %2 个字', '文字中的一段。'],
    ar: ['الحروف %1 إلى %2 من %3', 'جزء من نص.'],
  },
} satisfies Record<string, Words>
