/** Looking somewhere. */
import { py } from '../../../code/python-code.ts'
import { menu, number } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsAct, jsPick } from '../../compile/javascript-pieces.ts'
import { pyAct, pyToTarget } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const point = defineBlock({
  type: 'motion_point',
  category: 'motion',
  shape: 'statement',
  spriteOnly: true,
  args: [number('DIRECTION', 90)],
  instant: true,
  javascript: jsAct(js`point`, 'DIRECTION'),
  python: pyAct(py`point`, 'DIRECTION'),
})

export const pointTowards = defineBlock({
  type: 'motion_point_towards',
  category: 'motion',
  shape: 'statement',
  spriteOnly: true,
  args: [menu('TARGET', 'places')],
  instant: true,
  javascript: jsPick(js`pointTowards`, 'TARGET', js`target`),
  python: pyToTarget(py`point_towards`),
})

export const words = {
  motion_point: {
    en: ['point in direction %1', '0 is up, 90 right, 180 down, -90 left.'],
    th: ['หันไปทิศ %1', '0 คือขึ้น 90 คือขวา 180 คือลง -90 คือซ้าย'],
    zh: ['面向 %1 方向', '0 朝上，90 朝右，180 朝下，-90 朝左。'],
    ar: ['اتجه نحو %1', '0 أعلى، 90 يمين، 180 أسفل، -90 يسار.'],
  },
  motion_point_towards: {
    en: ['point towards %1', 'Looks that way.'],
    th: ['หันหน้าหา %1', 'หันไปทางนั้น'],
    zh: ['面向 %1', '朝那边看。'],
    ar: ['اتجه إلى %1', 'ينظر إلى تلك الجهة.'],
  },
} satisfies Record<string, Words>
