/** Ending scripts. */
import { type Py, py } from '../../../code/python-code.ts'
import { emptyResult } from '../../arduino/arduino-pieces.ts'
import type { ArduinoScope } from '../../arduino/arduino-scope.ts'
import { type Cpp, cpp } from '../../arduino/cpp-code.ts'
import { field } from '../../block-json.ts'
import type { NodeWith } from '../../block-node.ts'
import { choice } from '../../catalogue/block-spec.ts'
import { type Js, js } from '../../compile/javascript-code.ts'
import type { Scope } from '../../compile/scope.ts'
import type { PythonScope } from '../../python/python-scope.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

function jsStop(block: NodeWith<never, 'WHAT'>, scope: Scope): Js {
  const what = field(block, 'WHAT')
  if (what === 'others') return js`R.stopOthers(S, T)`
  if (what === 'all') return js`R.stopAll(); yield 2`
  return scope.fn ? js`return 0` : js`return`
}

function pyStop(block: NodeWith<never, 'WHAT'>, scope: PythonScope): Py[] {
  const what = field(block, 'WHAT')
  if (what === 'others') return [scope.stopOthers]
  if (what === 'all') return [scope.waiting(py`stop_all()`)]
  return [scope.fn && scope.needsHelpers ? py`return 0` : py`return`]
}

function cppStop(block: NodeWith<never, 'WHAT'>, scope: ArduinoScope): Cpp[] {
  const what = field(block, 'WHAT')
  if (what === 'this') return [scope.fn ? cpp`return ${emptyResult(scope)};` : scope.endOfScript]
  if (what === 'others') return scope.sketch.hasTasks ? [cpp`stopOthers();`] : []
  return [cpp`stopAll();`]
}

export const stop = defineBlock({
  type: 'control_stop',
  category: 'control',
  shape: 'statement',
  on: 'both',
  args: [choice('WHAT', ['all', 'this', 'others'])],
  instant: (block) => field(block, 'WHAT') === 'this',
  javascript: jsStop,
  scratch: (block, scope) =>
    field(block, 'WHAT') === 'this' && scope.fn ? js`return ""` : jsStop(block, scope),
  python: pyStop,
  arduino: cppStop,
})

export const words = {
  control_stop: {
    en: [
      'stop %1',
      'Stops scripts.',
      { choices: { all: 'all', this: 'this script', others: 'other scripts in this sprite' } },
    ],
    th: [
      'หยุด %1',
      'หยุดสคริปต์',
      { choices: { all: 'ทั้งหมด', this: 'สคริปต์นี้', others: 'สคริปต์อื่นของตัวละครนี้' } },
    ],
    zh: [
      '停止 %1',
      '停止脚本。',
      { choices: { all: '全部脚本', this: '这个脚本', others: '该角色的其他脚本' } },
    ],
    ar: [
      'أوقف %1',
      'يوقف المقاطع.',
      { choices: { all: 'الكل', this: 'هذا المقطع', others: 'مقاطع هذا الكائن الأخرى' } },
    ],
  },
} satisfies Record<string, Words>
