/** The camera's picture on the stage. */
import { py } from '../../../code/python-code.ts'
import { menu, number } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { menuCode } from '../../compile/menu-code.ts'
import { VIDEO_STATES } from '../../program.ts'
import { pyCall } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const videoSwitch = defineBlock({
  type: 'video_switch',
  category: 'video',
  shape: 'statement',
  args: [menu('STATE', VIDEO_STATES)],
  javascript: (block, scope) => js`R.video.turn(${menuCode(block, 'STATE', scope, js`word`)})`,
  python: (block, scope) => [py`video.switch(${scope.menu(block, 'STATE', (given) => given)})`],
})

export const videoTransparency = defineBlock({
  type: 'video_transparency',
  category: 'video',
  shape: 'statement',
  args: [number('VALUE', 50)],
  javascript: (block, scope) => js`R.video.setTransparency(${scope.num(block, 'VALUE')})`,
  python: pyCall(py`video.set_transparency`, [], 'VALUE'),
})

export const words = {
  video_switch: {
    en: [
      'turn video %1',
      'Shows the camera on the stage, as in a mirror. Its picture stays on this device.',
      { choices: { on: 'on', off: 'off', 'on-flipped': 'on, flipped' } },
    ],
    th: [
      'วิดีโอ: %1',
      'แสดงภาพกล้องบนเวทีเหมือนในกระจก ภาพจะอยู่ในเครื่องนี้เท่านั้น',
      { choices: { on: 'เปิด', off: 'ปิด', 'on-flipped': 'เปิดแบบกลับด้าน' } },
    ],
    zh: [
      '视频：%1',
      '像镜子一样在舞台上显示摄像头。画面只留在这台设备上。',
      { choices: { on: '开启', off: '关闭', 'on-flipped': '开启（翻转）' } },
    ],
    ar: [
      'الفيديو: %1',
      'يعرض الكاميرا على المنصة كما في المرآة. تبقى صورتها على هذا الجهاز.',
      { choices: { on: 'تشغيل', off: 'إطفاء', 'on-flipped': 'تشغيل بانعكاس' } },
    ],
  },
  video_transparency: {
    en: [
      'set video transparency to %1',
      'How much one sees through the picture of the camera: 100 hides it, and it still looks.',
    ],
    th: ['ตั้งความโปร่งใสของวิดีโอเป็น %1', 'มองทะลุภาพกล้องได้แค่ไหน 100 คือไม่เห็นภาพ แต่กล้องยังดูอยู่'],
    zh: ['将视频透明度设为 %1', '摄像头画面有多透明：100 就看不见画面，但摄像头还在看。'],
    ar: [
      'اجعل شفافية الفيديو %1',
      'كم يُرى من خلال صورة الكاميرا: 100 يخفيها، وتبقى الكاميرا تنظر.',
    ],
  },
} satisfies Record<string, Words>
