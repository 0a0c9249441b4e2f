import type { MessagesOf } from '../../tool-messages.ts'
import type en from './en.ts'

export default {
  title: 'สิ่งที่คุณครูตรวจ',
  close: 'ปิด',
  check: 'ตรวจโปรแกรมของฉัน',
  checkWork: 'ตรวจงานของฉัน',
  checkAgain: 'ตรวจอีกครั้ง',
  checking: 'กำลังตรวจ…',
  allPassed: 'ใช้ได้เลย! ผ่านการตรวจทุกข้อ',
  notYet: '{total, plural, other {ยังไม่ใช่ ผ่านแล้ว {passed} จาก # ข้อ}}',
  passed: 'ผ่าน',
  failed: 'ยังไม่ผ่าน',
  open: 'ยังไม่ได้ตรวจ',
  record: 'บันทึกเป็นข้อตรวจ',
  recorded: 'บันทึกแล้ว กลับไปที่หน้ามอบหมายงานแล้วเลือกสิ่งที่ต้องการตรวจ',
  recordNothing: 'ยังไม่มีอะไรให้บันทึก ลองรันเฉลยก่อนว่าใช้ได้ไหม',
} satisfies MessagesOf<typeof en>
