/** Doing something only if it is true. */
import { type Py, py } from '../../../code/python-code.ts'
import { cpp } from '../../arduino/cpp-code.ts'
import { chain, inputBlock } from '../../block-json.ts'
import type { NodeWith } from '../../block-node.ts'
import { body, truth } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { commentsOf } from '../../python/python-comments.ts'
import type { PythonScope } from '../../python/python-scope.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

/** An `if` alone in the other way is an `elif`. */
function pyElse(block: NodeWith<'ELSE'>, scope: PythonScope): Py[] {
  const [only, ...more] = chain(inputBlock(block, 'ELSE'))
  const isIf = only?.type === 'control_if' || only?.type === 'control_if_else'
  if (!isIf || more.length > 0 || scope.needsHelpers || commentsOf(only).length > 0)
    return [py`else:`, ...scope.body(block, 'ELSE')]
  const [head, ...rest] = scope.lines(only)
  return [head!.replace(/if /, 'elif ') as Py, ...rest]
}

export const controlIf = defineBlock({
  type: 'control_if',
  category: 'control',
  shape: 'statement',
  on: 'both',
  args: [truth('IF'), body('DO')],
  calm: true,
  instant: true,
  javascript: (block, scope) =>
    js`if (${scope.truth(block, 'IF')}) {\n${scope.body(block, 'DO')}\n}`,
  python: (block, scope) => [py`if ${scope.truth(block, 'IF')}:`, ...scope.body(block, 'DO')],
  arduino: (block, scope) => [
    cpp`if (${scope.truth(block, 'IF')}) {`,
    ...scope.body(block, 'DO'),
    cpp`}`,
  ],
})

export const controlIfElse = defineBlock({
  type: 'control_if_else',
  category: 'control',
  shape: 'statement',
  on: 'both',
  args: [truth('IF'), body('DO'), body('ELSE')],
  calm: true,
  instant: true,
  javascript: (block, scope) =>
    js`if (${scope.truth(block, 'IF')}) {\n${scope.body(block, 'DO')}\n} else {\n${scope.body(block, 'ELSE')}\n}`,
  python: (block, scope) => [
    py`if ${scope.truth(block, 'IF')}:`,
    ...scope.body(block, 'DO'),
    ...pyElse(block, scope),
  ],
  arduino: (block, scope) => [
    cpp`if (${scope.truth(block, 'IF')}) {`,
    ...scope.body(block, 'DO'),
    cpp`} else {`,
    ...scope.body(block, 'ELSE'),
    cpp`}`,
  ],
})

export const words = {
  control_if: {
    en: ['if %1 then %2', 'Does the blocks inside only if it is true.'],
    th: ['ถ้า %1 แล้ว %2', 'ทำบล็อกข้างในเมื่อเป็นจริงเท่านั้น'],
    zh: ['如果 %1 那么 %2', '成立时才做里面的积木。'],
    ar: ['إذا %1 فإن %2', 'ينفذ اللبنات في الداخل إذا كان صحيحًا فقط.'],
  },
  control_if_else: {
    en: ['if %1 then %2 else %3', 'Does the first part if it is true, the second part if not.'],
    th: ['ถ้า %1 แล้ว %2 ไม่อย่างนั้น %3', 'ถ้าจริงทำส่วนแรก ถ้าไม่จริงทำส่วนที่สอง'],
    zh: ['如果 %1 那么 %2 否则 %3', '成立做第一部分，不成立做第二部分。'],
    ar: ['إذا %1 فإن %2 وإلا %3', 'ينفذ الجزء الأول إذا كان صحيحًا، وإلا فالثاني.'],
  },
} satisfies Record<string, Words>
