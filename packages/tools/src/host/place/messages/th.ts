import type { MessagesOf } from '../../tool-messages.ts'
import type en from './en.ts'

export default {
  wasRunning: 'โปรแกรมของคุณกำลังทำงานอยู่ตอนที่หน้านี้ต้องปิดไป โปรแกรมจะไม่เริ่มเอง กดเริ่มได้เมื่อพร้อม',
} satisfies MessagesOf<typeof en>
