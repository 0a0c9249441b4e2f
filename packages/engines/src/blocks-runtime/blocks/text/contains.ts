/** Whether a text is in another. */

import { py } from '../../../code/python-code.ts'
import { cpp } from '../../arduino/cpp-code.ts'
import { field, inputBlock } from '../../block-json.ts'
import type { NodeWith } from '../../block-node.ts'
import { text } from '../../catalogue/block-spec.ts'
import { type Js, js } from '../../compile/javascript-code.ts'
import type { Scope } from '../../compile/scope.ts'
import { LEVELS } from '../../python/python-scope.ts'
import { hasCase } from '../../values.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

/** A part that is written in the program and is the same in capitals needs no second look. */
function jsContains(block: NodeWith<'TEXT' | 'PART'>, scope: Scope): Js {
  const [whole, part] = [scope.text(block, 'TEXT'), scope.text(block, 'PART')]
  const written = inputBlock(block, 'PART')
  if (written?.type === 'text' && !hasCase(field(written, 'TEXT')))
    return js`(${whole}.indexOf(${part}) >= 0)`
  return js`contains(${whole}, ${part})`
}

export const contains = defineBlock({
  type: 'text_contains',
  category: 'text',
  shape: 'truth',
  on: 'both',
  args: [text('TEXT', 'panya'), text('PART', 'p')],
  calm: true,
  instant: true,
  javascript: jsContains,
  scratch: (block, scope) =>
    js`contains(${scope.text(block, 'TEXT')}, ${scope.text(block, 'PART')})`,
  python: (block, scope) => {
    if (scope.needsHelpers)
      return { code: py`contains(${scope.text(block, 'TEXT')}, ${scope.text(block, 'PART')})` }
    const [part, whole] = [scope.textOperand(block, 'PART'), scope.textOperand(block, 'TEXT')]
    const [code, opposite] = [py`${part} in ${whole}`, py`${part} not in ${whole}`]
    return { code, opposite, loose: LEVELS.compare }
  },
  arduino: (block, scope) => {
    scope.need('values')
    return cpp`containsText(${scope.text(block, 'TEXT')}, ${scope.text(block, 'PART')})`
  },
})

export const words = {
  text_contains: {
    en: ['%1 contains %2 ?', 'True when the second text is inside the first.'],
    th: ['%1 มีคำว่า %2 ?', 'จริงเมื่อมีข้อความที่สองอยู่ข้างใน'],
    zh: ['%1 包含 %2 ？', '里面有第二段文字时成立。'],
    ar: ['%1 يحتوي %2 ؟', 'صحيح عندما يكون النص الثاني داخل الأول.'],
  },
} satisfies Record<string, Words>
