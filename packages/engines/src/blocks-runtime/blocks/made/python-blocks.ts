/** Python that no block says: it stays as its text, and runs where Python runs. */
import { js } from '../../compile/javascript-code.ts'
import { jsId } from '../../compile/javascript-pieces.ts'
import { pythonLines, pythonOf, pythonValue, sharedNames } from '../../python/python-blocks-text.ts'
import { defineMade } from '../define-block.ts'
import type { Words } from '../words.ts'

/** It may hold any operator. */
const LOOSEST = 0.5
const TEXT = /^(?:str\(|[fFrRuU]{0,2}["'])/
const NAME = /^[\p{L}_][\p{L}\p{M}\p{N}_.]*$/u

export const PYTHON_BLOCKS = [
  defineMade({
    type: 'python_lines',
    shape: 'statement',
    on: 'both',
    gives: undefined,
    javascript: (block) => js`R.needsPython(S, ${jsId(block)})`,
    python: (block, scope) => {
      const { names, text } = sharedNames(pythonOf(block))
      // Python wants to hear of them before anything else is said in a function.
      for (const name of names) scope.assigned.add(name)
      return pythonLines(text)
    },
    arduino: null,
  }),
  defineMade({
    type: 'python_value',
    shape: 'value',
    on: 'both',
    gives: 'any',
    javascript: (block) => js`(R.needsPython(S, ${jsId(block)}), "")`,
    python: (block) => {
      const code = pythonValue(pythonOf(block))
      // Beside a text `+` would put texts together.
      const isText = TEXT.test(code)
      return NAME.test(code) ? { code } : { code, loose: LOOSEST, isText }
    },
    arduino: null,
  }),
]

export const PYTHON_WORDS = {
  python_lines: {
    en: ['Python', 'Lines of Python that no block can say. Change them in the text.'],
    th: ['ไพทอน', 'โค้ดไพทอนที่ไม่มีบล็อกไหนแทนได้ แก้ได้ในข้อความ'],
    zh: ['Python', '没有积木能表示的 Python 代码。请在文本里修改。'],
    ar: ['بايثون', 'أسطر بايثون لا توجد لبنة تقولها. تُغيَّر في النص.'],
  },
  python_value: {
    en: ['Python', 'A piece of Python that no block can say. Change it in the text.'],
    th: ['ไพทอน', 'ส่วนของไพทอนที่ไม่มีบล็อกไหนแทนได้ แก้ได้ในข้อความ'],
    zh: ['Python', '没有积木能表示的一段 Python。请在文本里修改。'],
    ar: ['بايثون', 'جزء من بايثون لا توجد لبنة تقوله. يُغيَّر في النص.'],
  },
} satisfies Record<string, Words>
