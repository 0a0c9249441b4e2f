/** Waiting for a time, or for something to become true. */

import { py } from '../../../code/python-code.ts'
import { indent as cppIndent } from '../../arduino/arduino-scope.ts'
import { cpp, cppNumber } from '../../arduino/cpp-code.ts'
import type { NodeWith } from '../../block-node.ts'
import { number, truth } from '../../catalogue/block-spec.ts'
import { type Js, js } from '../../compile/javascript-code.ts'
import { jsPicture, jsWait } from '../../compile/javascript-pieces.ts'
import type { Scope } from '../../compile/scope.ts'
import { inOneGo } from '../../compile/scratch-pieces.ts'
import { LEVELS } from '../../python/python-scope.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

const jsWaitFor = (block: NodeWith<'SECONDS'>, scope: Scope): Js =>
  jsWait(block, scope.num(block, 'SECONDS'))

export const wait = defineBlock({
  type: 'control_wait',
  category: 'control',
  shape: 'statement',
  on: 'both',
  args: [number('SECONDS', 1)],
  javascript: jsWaitFor,
  scratch: inOneGo(
    (block, scope) => js`yield* R.oneGo.wait(${scope.num(block, 'SECONDS')})`,
    (block, scope) => js`R.redraw(); ${jsWaitFor(block, scope)}`,
  ),
  python: (block, scope) => [scope.waiting(py`wait(${scope.num(block, 'SECONDS')})`)],
  arduino: (block, scope) => [scope.wait(scope.num(block, 'SECONDS'))],
})

export const waitUntil = defineBlock({
  type: 'control_wait_until',
  category: 'control',
  shape: 'statement',
  on: 'both',
  args: [truth('IF')],
  javascript: (block, scope) => js`while (!${scope.truth(block, 'IF')}) { ${jsPicture(block)} }`,
  scratch: (block, scope) => js`while (!${scope.truth(block, 'IF')}) { ${scope.turn(block)} }`,
  python: (block, scope) =>
    scope.needsHelpers
      ? [py`while not ${scope.operand(block, 'IF', LEVELS.not)}:`, py`    await next_frame()`]
      : [py`wait_until(${scope.truth(block, 'IF')})`],
  arduino: (block, scope) => [
    cpp`while (!(${scope.truth(block, 'IF')})) {`,
    ...cppIndent([scope.wait(cppNumber(0.005))]),
    cpp`}`,
  ],
})

export const words = {
  control_wait: {
    en: ['wait %1 seconds', 'Waits, while other scripts go on.'],
    th: ['รอ %1 วินาที', 'รอ โดยสคริปต์อื่นทำงานต่อ'],
    zh: ['等待 %1 秒', '等一等，其他脚本继续。'],
    ar: ['انتظر %1 ثانية', 'ينتظر بينما تستمر المقاطع الأخرى.'],
  },
  control_wait_until: {
    en: ['wait until %1', 'Waits until it becomes true.'],
    th: ['รอจนกว่า %1', 'รอจนกว่าจะเป็นจริง'],
    zh: ['等待 %1', '一直等到成立。'],
    ar: ['انتظر حتى %1', 'ينتظر حتى يصبح صحيحًا.'],
  },
} satisfies Record<string, Words>
