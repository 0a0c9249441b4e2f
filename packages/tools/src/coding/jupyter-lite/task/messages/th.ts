import type { MessagesOf } from '../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  test: 'ข้อตรวจ {number}',
  holds: '{name} เก็บค่าที่ถูกต้อง',
  cellRuns: 'มีเซลล์ “{cell}” ที่รันได้ไม่มีข้อผิดพลาด',
  cellShows: 'เซลล์ “{cell}” แสดงสิ่งที่ควรแสดง',
  anyShows: 'มีเซลล์ที่แสดงสิ่งที่ควรแสดง',
  other: 'การตรวจของเครื่องมืออื่น',
  whyHolds: 'ตอนนี้เก็บค่า {value} ระบบรันทุกเซลล์ใหม่ตั้งแต่ต้นหนึ่งรอบ',
  whyTest: 'ยังมีบางอย่างไม่ถูก ระบบรันทุกเซลล์ใหม่ตั้งแต่ต้นหนึ่งรอบ',
  whyError: 'ตรวจต่อไม่ได้: {error} ทุกอย่างตั้งชื่อตามที่ควรแล้วหรือยัง',
  whyAbsent: 'ยังไม่มีเซลล์นี้ เริ่มเซลล์ใหม่ด้วยคำนี้เป็นหมายเหตุหรือหัวข้อ',
  whyFails: 'เซลล์นี้หยุดเพราะมีข้อผิดพลาด: {error}',
  whyShows: 'ลองเทียบกันทีละตัวอักษร',
  wanted: 'ควรแสดง',
  got: 'แต่แสดง',
  nothing: '(ไม่มีอะไร)',
  whyOther: 'ข้อนี้ตรวจที่นี่ไม่ได้ บอกคุณครูนะ',
} satisfies MessagesOf<typeof en>
