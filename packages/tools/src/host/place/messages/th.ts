import type en from './en.ts'

const messages: Record<keyof typeof en, string> = {
  wasRunning:
    'โปรแกรมของคุณกำลังทำงานอยู่ตอนที่หน้านี้ต้องปิดไป โปรแกรมจะไม่เริ่มเอง กดเริ่มได้เมื่อพร้อม',
}
export default messages
