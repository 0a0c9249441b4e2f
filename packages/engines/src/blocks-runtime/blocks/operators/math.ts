/** More mathematics. */
import { py, pyName } from '../../../code/python-code.ts'
import { CPP_MATH } from '../../arduino/arduino-pieces.ts'
import { cpp } from '../../arduino/cpp-code.ts'
import { field, inputBlock } from '../../block-json.ts'
import type { NodeWith } from '../../block-node.ts'
import { choice, number } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsField } from '../../compile/javascript-pieces.ts'
import { pyField } from '../../python/python-pieces.ts'
import { LEVELS } from '../../python/python-scope.ts'
import { MATH_FUNCTIONS } from '../../values.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

/** A function is called as it is chosen; what is none of them means the first. */
const mathName = (chosen: string): string =>
  MATH_FUNCTIONS.includes(chosen) ? chosen : MATH_FUNCTIONS[0]!

/** What they give is no larger than what they get. */
const ROUNDING = new Set(['abs', 'floor', 'ceiling'])

export const math = defineBlock({
  type: 'op_math',
  category: 'operators',
  shape: 'value',
  on: 'both',
  args: [choice('OP', MATH_FUNCTIONS), number('A', 0)],
  gives: 'num',
  scratchGives: (block, { kind }) => (ROUNDING.has(field(block, 'OP')) ? kind('A') : 'nan'),
  calm: true,
  instant: true,
  javascript: (block, scope) => js`math(${jsField(block, 'OP')}, ${scope.num(block, 'A')})`,
  python: (block, scope) => {
    if (scope.needsHelpers)
      return { code: py`math_of(${pyField(block, 'OP')}, ${scope.num(block, 'A')})` }
    const divided = inputBlock(block, 'A')
    // Whole parts of a division have a sign of their own.
    if (field(block, 'OP') === 'floor' && divided?.type === 'op_divide') {
      const { code, loose } = scope.operation(
        divided as NodeWith<'A' | 'B'>,
        py`//`,
        LEVELS.product,
      )
      return { code: scope.markedAs(divided, code), loose: loose! }
    }
    return { code: py`${pyName(mathName(field(block, 'OP')), py`abs`)}(${scope.num(block, 'A')})` }
  },
  arduino: (block, scope) => {
    // The remainder is among what the tangent is made of.
    scope.need('math', 'values')
    const value = scope.num(block, 'A')
    const name = field(block, 'OP')
    return name === 'power10'
      ? cpp`pow(10.0, ${value})`
      : cpp`${CPP_MATH[name] ?? cpp`fabs`}(${value})`
  },
})

export const words = {
  op_math: {
    en: ['%1 of %2', 'More mathematics.'],
    th: ['%1 ของ %2', 'คณิตศาสตร์เพิ่มเติม'],
    zh: ['%2 的 %1', '更多数学。'],
    ar: ['%1 لـ %2', 'رياضيات أكثر.'],
  },
} satisfies Record<string, Words>
