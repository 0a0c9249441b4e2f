/** Turning a servo. */
import { py } from '../../../code/python-code.ts'
import { cpp } from '../../arduino/cpp-code.ts'
import { choice, number } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsField } from '../../compile/javascript-pieces.ts'
import { pyCall } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const servoTurn = defineBlock({
  type: 'servo_turn',
  category: 'pins',
  shape: 'statement',
  on: 'board',
  part: 'servos',
  args: [choice('PIN', 'servos'), number('ANGLE', 90)],
  calm: true,
  javascript: (block, scope) =>
    js`R.board.servo(${jsField(block, 'PIN')}, ${scope.num(block, 'ANGLE')})`,
  micropython: pyCall(py`servo`, ['PIN'], 'ANGLE'),
  arduino: (block, scope) => {
    scope.need('servo', 'values')
    const pin = scope.pin(block, scope.sketch.board.servos)
    return [cpp`turnServo(${pin}, ${scope.num(block, 'ANGLE')});`]
  },
})

export const words = {
  servo_turn: {
    en: ['turn servo %1 to %2 degrees', 'From 0 to 180 degrees.'],
    th: ['หมุนเซอร์โว %1 ไปที่ %2 องศา', 'ตั้งแต่ 0 ถึง 180 องศา'],
    zh: ['舵机 %1 转到 %2 度', '从 0 到 180 度。'],
    ar: ['أدر المحرّك المؤازر %1 إلى %2 درجة', 'من 0 إلى 180 درجة.'],
  },
} satisfies Record<string, Words>
