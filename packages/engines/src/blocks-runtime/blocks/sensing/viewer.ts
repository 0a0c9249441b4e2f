/** Who looks on. */
import { py } from '../../../code/python-code.ts'
import { js } from '../../compile/javascript-code.ts'
import { pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const online = defineBlock({
  type: 'sensing_online',
  category: 'sensing',
  shape: 'truth',
  args: [],
  calm: true,
  instant: true,
  javascript: () => js`R.senses.viewer.online`,
  python: pyValue(() => py`is_online()`),
})

export const username = defineBlock({
  type: 'sensing_username',
  category: 'sensing',
  shape: 'value',
  args: [],
  gives: 'text',
  calm: true,
  instant: true,
  javascript: () => js`R.senses.viewer.name`,
  python: pyValue(() => py`username()`),
})

export const words = {
  sensing_online: {
    en: ['online?', 'True when this computer is connected to the internet.'],
    th: ['ออนไลน์อยู่?', 'จริงเมื่อเครื่องนี้ต่ออินเทอร์เน็ต'],
    zh: ['已联网？', '这台电脑连着互联网时成立。'],
    ar: ['متصل بالإنترنت؟', 'صحيح عندما يكون هذا الحاسوب متصلًا بالإنترنت.'],
  },
  sensing_username: {
    en: ['username', 'The name you chose here; empty for guests.'],
    th: ['ชื่อผู้ใช้', 'ชื่อที่คุณตั้งไว้ที่นี่ ถ้าเป็นผู้เยี่ยมชมจะว่าง'],
    zh: ['用户名', '你在这里取的名字；访客是空的。'],
    ar: ['اسم المستخدم', 'الاسم الذي اخترته هنا؛ فارغ للضيوف.'],
  },
} satisfies Record<string, Words>
