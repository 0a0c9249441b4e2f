/** Whether a button is pressed. */
import { py } from '../../../code/python-code.ts'
import { choice } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsField } from '../../compile/javascript-pieces.ts'
import { pyField, pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const button = defineBlock({
  type: 'sensor_button',
  category: 'sensors',
  shape: 'truth',
  on: 'board',
  part: 'buttons',
  args: [choice('BUTTON', 'buttons')],
  calm: true,
  javascript: (block) => js`R.board.button(${jsField(block, 'BUTTON')})`,
  micropython: pyValue((block) => py`button(${pyField(block, 'BUTTON')})`),
  arduino: null,
})

export const words = {
  sensor_button: {
    en: ['button %1 pressed?', 'True while the button is held down.'],
    th: ['กดปุ่ม %1 อยู่?', 'จริงขณะกดปุ่มค้างไว้'],
    zh: ['按钮 %1 被按下？', '按住按钮时成立。'],
    ar: ['هل الزر %1 مضغوط؟', 'صحيح ما دام الزر مضغوطًا.'],
  },
} satisfies Record<string, Words>
