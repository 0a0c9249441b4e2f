/** Capitals and small letters. */
import { py } from '../../../code/python-code.ts'
import { cpp } from '../../arduino/cpp-code.ts'
import { field } from '../../block-json.ts'
import { choice, text } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const textCase = defineBlock({
  type: 'text_case',
  category: 'text',
  shape: 'value',
  on: 'both',
  args: [choice('CASE', ['upper', 'lower']), text('TEXT', 'panya')],
  gives: 'text',
  calm: true,
  instant: true,
  javascript: (block, scope) =>
    field(block, 'CASE') === 'upper'
      ? js`${scope.text(block, 'TEXT')}.toUpperCase()`
      : js`${scope.text(block, 'TEXT')}.toLowerCase()`,
  python: pyValue((block, scope) =>
    field(block, 'CASE') === 'upper'
      ? py`${scope.textOwner(block, 'TEXT')}.upper()`
      : py`${scope.textOwner(block, 'TEXT')}.lower()`,
  ),
  arduino: (block, scope) => {
    scope.need('values')
    const given = scope.text(block, 'TEXT')
    return field(block, 'CASE') === 'upper' ? cpp`upperCase(${given})` : cpp`lowerCase(${given})`
  },
})

export const words = {
  text_case: {
    en: ['%1 of %2', 'Changes all letters to capitals or small letters.'],
    th: ['%1 ของ %2', 'เปลี่ยนเป็นตัวพิมพ์ใหญ่หรือเล็กทั้งหมด'],
    zh: ['%2 转成 %1', '全部换成大写或小写。'],
    ar: ['%1 لـ %2', 'يحوّل كل الحروف اللاتينية إلى كبيرة أو صغيرة.'],
  },
} satisfies Record<string, Words>
