/** Loops with a variable that counts along. */
import { py, listed as pyListed } from '../../../code/python-code.ts'
import { type ArduinoScope, indent as cppIndent } from '../../arduino/arduino-scope.ts'
import { type Cpp, cpp } from '../../arduino/cpp-code.ts'
import { inputBlock, variableId } from '../../block-json.ts'
import type { NodeWith } from '../../block-node.ts'
import { body, number, variable } from '../../catalogue/block-spec.ts'
import type { Flow } from '../../compile/flow.ts'
import { type Js, js } from '../../compile/javascript-code.ts'
import { jsVariable } from '../../compile/javascript-pieces.ts'
import { type LoopHead, loop } from '../../compile/loops.ts'
import { variableKey } from '../../compile/place-keys.ts'
import type { Scope } from '../../compile/scope.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

const WHOLE = /^\d+$/

function jsCount(block: NodeWith<'FROM' | 'TO' | 'BY' | 'DO', 'VAR'>, scope: Scope): Js {
  const at = scope.fresh()
  const first = (): Js => js`${jsVariable(block, scope)} = ${at}`
  const [from, to, by] = [scope.num(block, 'FROM'), scope.num(block, 'TO'), scope.num(block, 'BY')]
  const step = WHOLE.test(by) && Number(by) > 0 ? by : null
  if (step && WHOLE.test(from) && WHOLE.test(to) && Number(from) <= Number(to)) {
    const up = (): LoopHead => ({
      condition: js`${at} <= ${to}`,
      step: js`${at} += ${step}`,
      first: first(),
    })
    return js`let ${at} = ${from}\n${loop(up, block, scope)}`
  }
  const [end, way] = [scope.fresh(), scope.fresh()]
  const head = (): LoopHead => ({
    condition: js`${way} > 0 ? ${at} <= ${end} : ${at} >= ${end}`,
    step: js`${at} += ${way}`,
    first: first(),
  })
  return js`let ${at} = ${from}
const ${end} = ${to}, ${way} = stride(${at}, ${end}, ${by})
${loop(head, block, scope)}`
}

/** Counts from 1; what the variable is made inside the loop does not matter. */
function jsCountUp(block: NodeWith<'VALUE' | 'DO', 'VAR'>, scope: Scope): Js {
  const [index, times] = [scope.fresh(), scope.fresh()]
  const head = (): LoopHead => ({
    condition: js`${index} < ${times}`,
    step: js`${index}++`,
    first: js`${jsVariable(block, scope)} = ${index} + 1`,
  })
  return js`let ${index} = 0\nconst ${times} = ${scope.num(block, 'VALUE')}
${loop(head, block, scope)}`
}

function cppCount(block: NodeWith<'FROM' | 'TO' | 'BY' | 'DO', 'VAR'>, scope: ArduinoScope): Cpp[] {
  const name = scope.variable(variableId(block, 'VAR'))
  const [at, end, way] = [scope.fresh(), scope.fresh(), scope.fresh()]
  const [from, to, by] = [scope.num(block, 'FROM'), scope.num(block, 'TO'), scope.num(block, 'BY')]
  const inside = [cpp`${name} = ${at};`, ...scope.lines(inputBlock(block, 'DO')), ...scope.turn]
  return [
    cpp`{`,
    ...cppIndent([
      cpp`double ${at} = ${from}, ${end} = ${to}, ${way} = ${by};`,
      cpp`${way} = (${way} == 0.0 ? 1.0 : fabs(${way})) * (${at} <= ${end} ? 1.0 : -1.0);`,
      cpp`for (; ${way} > 0 ? ${at} <= ${end} : ${at} >= ${end}; ${at} += ${way}) {`,
      ...cppIndent(inside),
      cpp`}`,
    ]),
    cpp`}`,
  ]
}

const putsNumber = (block: NodeWith<never, 'VAR'>): Flow[] => [
  { to: variableKey(variableId(block, 'VAR')), from: 'number' },
]

export const controlFor = defineBlock({
  type: 'control_for',
  category: 'control',
  shape: 'statement',
  on: 'both',
  args: [variable, number('FROM', 1), number('TO', 10), number('BY', 1), body('DO')],
  calm: true,
  assigns: true,
  puts: putsNumber,
  loosens: true,
  javascript: jsCount,
  python: (block, scope) => {
    const counter = scope.variable(variableId(block, 'VAR'), true)
    const given = pyListed([
      scope.num(block, 'FROM'),
      scope.num(block, 'TO'),
      scope.num(block, 'BY'),
    ])
    return scope.loop(py`for ${counter} in counting(${given}):`, block)
  },
  arduino: cppCount,
})

export const legacyForEach = defineBlock({
  type: 'legacy_for_each',
  category: 'control',
  shape: 'statement',
  hidden: true,
  args: [variable, number('VALUE', 10), body('DO')],
  calm: true,
  assigns: true,
  puts: putsNumber,
  loosens: true,
  javascript: jsCountUp,
  python: (block, scope) => {
    const counter = scope.variable(variableId(block, 'VAR'), true)
    return scope.loop(py`for ${counter} in up_to(${scope.num(block, 'VALUE')}):`, block)
  },
})

export const words = {
  control_for: {
    en: ['count with %1 from %2 to %3 by %4 %5', 'Repeats with a variable that counts along.'],
    th: ['นับด้วย %1 จาก %2 ถึง %3 ทีละ %4 %5', 'ทำซ้ำโดยมีตัวแปรนับตามไปด้วย'],
    zh: ['用 %1 从 %2 数到 %3 每次增加 %4 %5', '一边重复一边用变量数数。'],
    ar: ['عُدّ بـ %1 من %2 إلى %3 بخطوة %4 %5', 'يكرر مع متغير يعدّ.'],
  },
  legacy_for_each: {
    en: ['for each %1 in %2 %3', 'A block of an older project.'],
    th: ['แต่ละ %1 ใน %2 %3', 'บล็อกจากโปรเจกต์รุ่นเก่า'],
    zh: ['对 %2 里的每个 %1 %3', '旧作品里的积木。'],
    ar: ['لكل %1 في %2 %3', 'لبنة من مشروع قديم.'],
  },
} satisfies Record<string, Words>
