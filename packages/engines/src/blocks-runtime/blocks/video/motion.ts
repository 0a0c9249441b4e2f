/** What moves before the camera. */
import { type Py, py } from '../../../code/python-code.ts'
import { menu, number } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { menuCode } from '../../compile/menu-code.ts'
import { pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const videoWhen = defineBlock({
  type: 'video_when',
  category: 'video',
  shape: 'hat',
  args: [number('LEVEL', 10)],
  javascript: {
    trigger: () => ({ on: 'timer' }),
    condition: (block, scope) => js`R.video.movesMoreThan(S, ${scope.num(block, 'LEVEL')})`,
  },
  python: (block, scope) => py`@${scope.self}.when_video(${scope.num(block, 'LEVEL')})`,
})

export const videoOn = defineBlock({
  type: 'video_on',
  category: 'video',
  shape: 'value',
  args: [menu('WHAT', ['motion', 'direction']), menu('SUBJECT', ['sprite', 'stage'])],
  gives: 'num',
  calm: true,
  javascript: (block, scope) =>
    js`R.video.on(S, ${menuCode(block, 'WHAT', scope, js`word`)}, ${menuCode(block, 'SUBJECT', scope, js`word`)})`,
  python: pyValue((block, scope) => {
    const asked = (input: 'WHAT' | 'SUBJECT'): Py => scope.menu(block, input, (given) => given)
    return py`video.seen(${asked('WHAT')}, ${asked('SUBJECT')})`
  }),
})

export const words = {
  video_when: {
    en: [
      'when motion > %1',
      'Starts when something moves before the camera, where this sprite is. From 0 to 100.',
    ],
    th: ['เมื่อมีการเคลื่อนไหว > %1', 'เริ่มเมื่อมีอะไรขยับหน้ากล้องตรงที่ตัวละครนี้อยู่ ค่า 0 ถึง 100'],
    zh: ['当动作 > %1', '镜头前这个角色所在的地方有东西动时开始。从 0 到 100。'],
    ar: [
      'عندما تتجاوز الحركة %1',
      'يبدأ عندما يتحرك شيء أمام الكاميرا في مكان هذا الكائن. من 0 إلى 100.',
    ],
  },
  video_on: {
    en: [
      'video %1 on %2',
      'How much moves before the camera, from 0 to 100, or in which direction it goes.',
      { choices: { motion: 'motion', direction: 'direction', sprite: 'sprite', stage: 'stage' } },
    ],
    th: [
      '%1 ของวิดีโอบน %2',
      'หน้ากล้องขยับมากแค่ไหน 0 ถึง 100 หรือขยับไปทิศทางใด',
      { choices: { motion: 'การเคลื่อนไหว', direction: 'ทิศทาง', sprite: 'ตัวละคร', stage: 'เวที' } },
    ],
    zh: [
      '%2 上的视频 %1',
      '镜头前动了多少，从 0 到 100；或者往哪个方向动。',
      { choices: { motion: '运动', direction: '方向', sprite: '角色', stage: '舞台' } },
    ],
    ar: [
      '%1 الفيديو على %2',
      'مقدار الحركة أمام الكاميرا من 0 إلى 100، أو اتجاهها.',
      { choices: { motion: 'حركة', direction: 'اتجاه', sprite: 'الكائن', stage: 'المنصة' } },
    ],
  },
} satisfies Record<string, Words>
