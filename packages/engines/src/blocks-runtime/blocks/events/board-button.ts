/** A script that a button of the board starts. */
import { py } from '../../../code/python-code.ts'
import { choice } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsField } from '../../compile/javascript-pieces.ts'
import { pyField } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const boardButton = defineBlock({
  type: 'board_button',
  category: 'events',
  shape: 'hat',
  on: 'board',
  part: 'buttons',
  args: [choice('BUTTON', 'buttons')],
  javascript: {
    trigger: () => ({ on: 'timer' }),
    condition: (block) => js`R.board.button(${jsField(block, 'BUTTON')})`,
  },
  micropython: (block) => py`@when_button(${pyField(block, 'BUTTON')})`,
  arduino: null,
})

export const words = {
  board_button: {
    en: ['when button %1 pressed', 'Starts this script every time somebody presses the button.'],
    th: ['เมื่อกดปุ่ม %1', 'เริ่มสคริปต์นี้ทุกครั้งที่มีคนกดปุ่ม'],
    zh: ['当按下按钮 %1', '每次有人按下按钮就运行这段脚本。'],
    ar: ['عند الضغط على الزر %1', 'يبدأ هذا المقطع كلما ضغط أحد على الزر.'],
  },
} satisfies Record<string, Words>
