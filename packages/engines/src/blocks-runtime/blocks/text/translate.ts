/** Other languages. */
import { py } from '../../../code/python-code.ts'
import { menu, text } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsId } from '../../compile/javascript-pieces.ts'
import { pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const translateText = defineBlock({
  type: 'translate_text',
  category: 'text',
  shape: 'value',
  args: [text('TEXT', 'Hello!'), menu('LANGUAGE', 'languages')],
  gives: 'text',
  calm: true,
  javascript: (block, scope) =>
    js`(R.cannotTranslate(S, ${jsId(block)}), ${scope.text(block, 'TEXT')})`,
  python: pyValue((block, scope) => {
    const language = scope.menu(block, 'LANGUAGE', (given) => given)
    return py`translate(${scope.text(block, 'TEXT')}, ${language})`
  }),
})

export const translateLanguage = defineBlock({
  type: 'translate_language',
  category: 'text',
  shape: 'value',
  args: [],
  gives: 'text',
  calm: true,
  javascript: () => js`R.senses.viewer.language`,
  python: pyValue(() => py`viewer_language()`),
})

export const words = {
  translate_text: {
    en: ['translate %1 to %2', 'Cannot translate here: the words stay as they are.'],
    th: ['แปล %1 เป็น %2', 'ที่นี่แปลไม่ได้ คำจะเหมือนเดิม'],
    zh: ['将 %1 译为 %2', '这里不能翻译：文字保持原样。'],
    ar: ['ترجم %1 إلى %2', 'لا يمكن الترجمة هنا: تبقى الكلمات كما هي.'],
  },
  translate_language: {
    en: ['language', 'The language you read this page in.'],
    th: ['ภาษา', 'ภาษาที่คุณใช้อ่านหน้านี้'],
    zh: ['语言', '你看这个页面用的语言。'],
    ar: ['اللغة', 'اللغة التي تقرأ بها هذه الصفحة.'],
  },
} satisfies Record<string, Words>
