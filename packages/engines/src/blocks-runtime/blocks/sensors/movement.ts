/** How the board is held and moved. */
import { py } from '../../../code/python-code.ts'
import { choice } from '../../catalogue/block-spec.ts'
import { AXES, TILTS } from '../../catalogue/choices.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsField } from '../../compile/javascript-pieces.ts'
import { pyField, pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const tilted = defineBlock({
  type: 'sensor_tilted',
  category: 'sensors',
  shape: 'truth',
  on: 'board',
  part: 'acceleration',
  args: [choice('WAY', TILTS)],
  calm: true,
  javascript: (block) => js`R.board.tilted(${jsField(block, 'WAY')})`,
  micropython: pyValue((block) => py`tilted(${pyField(block, 'WAY')})`),
  arduino: null,
})

export const shaken = defineBlock({
  type: 'sensor_shaken',
  category: 'sensors',
  shape: 'truth',
  on: 'board',
  part: 'acceleration',
  args: [],
  calm: true,
  javascript: () => js`R.board.shaken`,
  micropython: pyValue(() => py`shaken()`),
  arduino: null,
})

export const acceleration = defineBlock({
  type: 'sensor_acceleration',
  category: 'sensors',
  shape: 'value',
  on: 'board',
  part: 'acceleration',
  args: [choice('AXIS', AXES)],
  gives: 'num',
  calm: true,
  javascript: (block) => js`R.board.acceleration(${jsField(block, 'AXIS')})`,
  micropython: pyValue((block) => py`acceleration(${pyField(block, 'AXIS')})`),
  arduino: null,
})

export const words = {
  sensor_tilted: {
    en: [
      'tilted %1 ?',
      'True when the board leans that way.',
      { choices: { left: 'left', right: 'right', forward: 'forward', backward: 'backward' } },
    ],
    th: [
      'เอียง %1 ?',
      'จริงเมื่อบอร์ดเอียงไปทางนั้น',
      { choices: { left: 'ซ้าย', right: 'ขวา', forward: 'หน้า', backward: 'หลัง' } },
    ],
    zh: [
      '向 %1 倾斜？',
      '开发板朝那边倾斜时成立。',
      { choices: { left: '左', right: '右', forward: '前', backward: '后' } },
    ],
    ar: [
      'مائلة إلى %1 ؟',
      'صحيح عندما تميل اللوحة إلى تلك الجهة.',
      { choices: { left: 'اليسار', right: 'اليمين', forward: 'الأمام', backward: 'الخلف' } },
    ],
  },
  sensor_shaken: {
    en: ['shaken?', 'True when somebody shakes the board.'],
    th: ['ถูกเขย่า?', 'จริงเมื่อมีคนเขย่าบอร์ด'],
    zh: ['被摇晃？', '有人摇晃开发板时成立。'],
    ar: ['هل هُزّت؟', 'صحيح عندما يهزّ أحد اللوحة.'],
  },
  sensor_acceleration: {
    en: [
      'acceleration %1',
      '1000 is the pull of the Earth.',
      { choices: { x: 'x', y: 'y', z: 'z', strength: 'strength' } },
    ],
    th: [
      'ความเร่ง %1',
      '1000 คือแรงดึงของโลก',
      { choices: { x: 'แกน x', y: 'แกน y', z: 'แกน z', strength: 'ความแรง' } },
    ],
    zh: [
      '加速度 %1',
      '1000 是地球的引力。',
      { choices: { x: 'x 轴', y: 'y 轴', z: 'z 轴', strength: '强度' } },
    ],
    ar: [
      'التسارع %1',
      '1000 هي جاذبية الأرض.',
      { choices: { x: 'المحور x', y: 'المحور y', z: 'المحور z', strength: 'القوة' } },
    ],
  },
} satisfies Record<string, Words>
