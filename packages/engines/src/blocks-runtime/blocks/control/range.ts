/** The loop over Python's `range`: it ends before its end, and does nothing where there is nothing to count. */
import { type Py, py, listed as pyListed } from '../../../code/python-code.ts'
import { type ArduinoScope, indent as cppIndent } from '../../arduino/arduino-scope.ts'
import { type Cpp, cpp } from '../../arduino/cpp-code.ts'
import { inputBlock, variableId } from '../../block-json.ts'
import type { NodeWith } from '../../block-node.ts'
import { body, number, variable } from '../../catalogue/block-spec.ts'
import { type Js, js } from '../../compile/javascript-code.ts'
import { jsVariable } from '../../compile/javascript-pieces.ts'
import { type LoopHead, loop } from '../../compile/loops.ts'
import type { Scope } from '../../compile/scope.ts'
import type { PythonScope } from '../../python/python-scope.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

type Range = NodeWith<'FROM' | 'TO' | 'BY' | 'DO', 'VAR'>

function jsRange(block: Range, scope: Scope): Js {
  const [at, end, way] = [scope.fresh(), scope.fresh(), scope.fresh()]
  const whole = (input: 'FROM' | 'TO' | 'BY'): Js => js`round(${scope.num(block, input)})`
  const head = (): LoopHead => ({
    condition: js`${way} > 0 ? ${at} < ${end} : ${at} > ${end}`,
    step: js`${at} += ${way}`,
    first: js`${jsVariable(block, scope)} = ${at}`,
  })
  return js`let ${at} = ${whole('FROM')}
const ${end} = ${whole('TO')}, ${way} = ${whole('BY')} || 1
${loop(head, block, scope)}`
}

const WHOLE = /^-?\d+$/

function pyRange(block: Range, scope: PythonScope): Py[] {
  const counter = scope.variable(variableId(block, 'VAR'), true)
  const [from, to, by] = [
    scope.num(block, 'FROM'),
    scope.num(block, 'TO'),
    scope.num(block, 'BY'),
  ] as const
  const whole = (code: Py): Py =>
    scope.needsHelpers && !WHOLE.test(code) ? py`round_half_up(${code})` : code
  const step = scope.needsHelpers && !WHOLE.test(by) ? py`${whole(by)} or 1` : by
  const given = inputBlock(block, 'BY')?.fields?.['NUM'] === 1 ? [] : [step]
  return scope.loop(
    py`for ${counter} in range(${pyListed([whole(from), whole(to), ...given])}):`,
    block,
  )
}

function cppRange(block: Range, scope: ArduinoScope): Cpp[] {
  scope.need('values')
  const name = scope.variable(variableId(block, 'VAR'))
  const [at, end, way] = [scope.fresh(), scope.fresh(), scope.fresh()]
  const whole = (input: 'FROM' | 'TO' | 'BY'): Cpp => cpp`roundHalfUp(${scope.num(block, input)})`
  const inside = [cpp`${name} = ${at};`, ...scope.lines(inputBlock(block, 'DO')), ...scope.turn]
  return [
    cpp`{`,
    ...cppIndent([
      cpp`double ${at} = ${whole('FROM')}, ${end} = ${whole('TO')}, ${way} = ${whole('BY')};`,
      cpp`if (${way} == 0.0) ${way} = 1.0;`,
      cpp`for (; ${way} > 0 ? ${at} < ${end} : ${at} > ${end}; ${at} += ${way}) {`,
      ...cppIndent(inside),
      cpp`}`,
    ]),
    cpp`}`,
  ]
}

export const controlRange = defineBlock({
  type: 'control_range',
  category: 'control',
  shape: 'statement',
  on: 'both',
  // Whoever thinks in blocks has "count with"; this one comes with text.
  hidden: true,
  args: [variable, number('FROM', 0), number('TO', 10), number('BY', 1), body('DO')],
  calm: true,
  assigns: true,
  loosens: true,
  javascript: jsRange,
  python: pyRange,
  arduino: cppRange,
})

export const words = {
  control_range: {
    en: [
      'for %1 in range from %2 to before %3 by %4 %5',
      'Counts like range in Python: the end itself is not reached.',
    ],
    th: ['สำหรับ %1 ในช่วงจาก %2 ถึงก่อน %3 ทีละ %4 %5', 'นับเหมือน range ในไพทอน โดยไปไม่ถึงตัวสุดท้าย'],
    zh: ['让 %1 从 %2 数到 %3 之前 每次增加 %4 %5', '像 Python 的 range 那样数：不包括终点。'],
    ar: [
      'لكل %1 في المدى من %2 إلى ما قبل %3 بخطوة %4 %5',
      'يعدّ مثل range في بايثون: لا يصل إلى النهاية نفسها.',
    ],
  },
} satisfies Record<string, Words>
