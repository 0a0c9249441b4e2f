/** Doing something often, or forever. */
import { type Py, py } from '../../../code/python-code.ts'
import { cppLoop } from '../../arduino/arduino-pieces.ts'
import type { ArduinoScope } from '../../arduino/arduino-scope.ts'
import { type Cpp, cpp, cppWhole } from '../../arduino/cpp-code.ts'
import type { NodeWith } from '../../block-node.ts'
import { body, number } from '../../catalogue/block-spec.ts'
import { type Js, js } from '../../compile/javascript-code.ts'
import { loop } from '../../compile/loops.ts'
import type { Scope } from '../../compile/scope.ts'
import { type PythonScope } from '../../python/python-scope.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

function jsRepeat(block: NodeWith<'TIMES' | 'DO'>, scope: Scope): Js {
  const [index, times] = [scope.fresh(), scope.fresh()]
  return js`let ${index} = 0\nconst ${times} = round(${scope.num(block, 'TIMES')})
${loop(() => ({ condition: js`${index} < ${times}`, step: js`${index}++` }), block, scope)}`
}

function pyTimes(block: NodeWith<'TIMES'>, scope: PythonScope): Py {
  const code = scope.num(block, 'TIMES')
  if (!scope.needsHelpers) return code
  return /^\d+$/.test(code) ? code : py`round_half_up(${code})`
}

function cppRepeat(block: NodeWith<'TIMES' | 'DO'>, scope: ArduinoScope): Cpp[] {
  const at = scope.fresh()
  scope.need('values')
  const times = scope.num(block, 'TIMES')
  const turns = /^\d{1,9}\.0$/.test(times) ? cppWhole(Number(times)) : cpp`roundHalfUp(${times})`
  return cppLoop(cpp`for (long ${at} = 0; ${at} < ${turns}; ${at}++)`, block, scope)
}

export const repeat = defineBlock({
  type: 'control_repeat',
  category: 'control',
  shape: 'statement',
  on: 'both',
  args: [number('TIMES', 10), body('DO')],
  calm: true,
  loosens: true,
  javascript: jsRepeat,
  python: (block, scope) =>
    scope.loop(py`for ${scope.turnName} in range(${pyTimes(block, scope)}):`, block),
  arduino: cppRepeat,
})

export const forever = defineBlock({
  type: 'control_forever',
  category: 'control',
  shape: 'end',
  on: 'both',
  args: [body('DO')],
  loosens: true,
  javascript: (block, scope) =>
    js`while (true) {\n${scope.body(block, 'DO')}\n${scope.foreverTurn(block)}\n}`,
  python: (block, scope) => scope.loop(py`while True:`, block),
  arduino: (block, scope) => cppLoop(cpp`while (true)`, block, scope),
})

export const words = {
  control_repeat: {
    en: ['repeat %1 %2', 'Does the blocks inside this many times.'],
    th: ['ทำซ้ำ %1 ครั้ง %2', 'ทำบล็อกข้างในตามจำนวนครั้งนี้'],
    zh: ['重复执行 %1 次 %2', '把里面的积木做这么多次。'],
    ar: ['كرر %1 مرة %2', 'ينفذ اللبنات في الداخل هذا العدد من المرات.'],
  },
  control_forever: {
    en: ['forever %1', 'Does the blocks inside again and again until you stop it.'],
    th: ['ทำซ้ำตลอดไป %1', 'ทำบล็อกข้างในไปเรื่อย ๆ จนกว่าจะกดหยุด'],
    zh: ['重复执行 %1', '一直重复里面的积木，直到你停止。'],
    ar: ['كرر باستمرار %1', 'ينفذ اللبنات في الداخل مرة بعد مرة حتى توقفه.'],
  },
} satisfies Record<string, Words>
