/** A script that starts when a pin of the board turns. */
import { py, pyFlag } from '../../../code/python-code.ts'
import { cppLevel } from '../../arduino/arduino-pieces.ts'
import type { ArduinoScope } from '../../arduino/arduino-scope.ts'
import { type Cpp, cpp, cppNumber } from '../../arduino/cpp-code.ts'
import { field } from '../../block-json.ts'
import type { NodeWith } from '../../block-node.ts'
import { choice } from '../../catalogue/block-spec.ts'
import { LEVELS } from '../../catalogue/choices.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsField, jsIsOn } from '../../compile/javascript-pieces.ts'
import { pyField } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

/** Waits for the pin to turn, does its blocks, and waits until it may turn again. */
function cppWatched(block: NodeWith<never, 'PIN' | 'LEVEL'>, scope: ArduinoScope): Cpp[] {
  const pin = scope.pin(block, scope.sketch.board.inputs, 'INPUT')
  const turned = cppLevel(block)
  return [
    cpp`while (digitalRead(${pin}) != ${turned}) ${scope.wait(cppNumber(0.005))}`,
    cpp`${scope.script}();`,
    cpp`while (digitalRead(${pin}) == ${turned}) ${scope.wait(cppNumber(0.005))}`,
  ]
}

export const boardInput = defineBlock({
  type: 'board_input',
  category: 'events',
  shape: 'hat',
  on: 'board',
  part: 'inputs',
  args: [choice('PIN', 'inputs'), choice('LEVEL', LEVELS)],
  javascript: {
    trigger: () => ({ on: 'timer' }),
    condition: (block) => js`R.board.read(${jsField(block, 'PIN')}) === ${jsIsOn(block)}`,
  },
  micropython: (block) =>
    py`@when_input(${pyField(block, 'PIN')}, ${pyFlag(field(block, 'LEVEL') === 'on')})`,
  arduino: cppWatched,
})

export const words = {
  board_input: {
    en: [
      'when input %1 turns %2',
      'Starts this script when something connected to the pin switches.',
    ],
    th: ['เมื่อขาเข้า %1 เปลี่ยนเป็น %2', 'เริ่มสคริปต์นี้เมื่อสิ่งที่ต่อกับขานี้เปลี่ยนสถานะ'],
    zh: ['当输入 %1 变为 %2', '接在这个引脚上的东西切换时运行这段脚本。'],
    ar: ['عندما يصبح المدخل %1 في وضع %2', 'يبدأ هذا المقطع عندما يتغيّر ما هو موصول بهذا الطرف.'],
  },
} satisfies Record<string, Words>
