/** A script that starts with the board. */
import { py } from '../../../code/python-code.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const boardStart = defineBlock({
  type: 'board_start',
  category: 'events',
  shape: 'hat',
  on: 'board',
  args: [],
  javascript: { trigger: () => ({ on: 'flag' }) },
  micropython: () => py`@when_start`,
  arduino: () => [],
})

export const words = {
  board_start: {
    en: [
      'when the board starts',
      'Starts this script when the board is switched on or the program is started.',
    ],
    th: ['เมื่อบอร์ดเริ่มทำงาน', 'เริ่มสคริปต์นี้เมื่อเปิดบอร์ดหรือเริ่มโปรแกรม'],
    zh: ['当开发板启动', '开发板通电或程序开始时运行这段脚本。'],
    ar: ['عندما تبدأ اللوحة', 'يبدأ هذا المقطع عند تشغيل اللوحة أو بدء البرنامج.'],
  },
} satisfies Record<string, Words>
