import type { MessagesOf } from '../../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  'node.ai.server-detect': 'AI ตัวใหญ่: หาสิ่งของ',
  'help.ai.server-detect': 'เซิร์ฟเวอร์ช่วยหาสิ่งของ 80 ชนิด เครื่องช้าก็ใช้ได้ กดปุ่มเพื่อเริ่ม',
  'node.ai.server-ocr': 'AI ตัวใหญ่: อ่านหน้ากระดาษ',
  'help.ai.server-ocr': 'เซิร์ฟเวอร์อ่านข้อความในรูปให้ กดปุ่มเพื่อเริ่ม',
  'node.ai.server-search': 'AI ตัวใหญ่: ความหมายเดียวกัน',
  'help.ai.server-search': 'หาข้อความที่ความหมายเหมือนกันแม้ใช้คำต่างกัน เก่งที่สุดในภาษาอังกฤษ',
  'node.ai.server-chat': 'AI ตัวใหญ่: ถาม',
  'help.ai.server-chat': 'ถามโมเดลภาษาของโรงเรียน มันตอบผิดได้ ตรวจสอบคำตอบทุกครั้งนะ',
  'port.answer': 'คำตอบ',
  'param.page': 'ภาษา',
  'option.page.en': 'อังกฤษ',
  'option.page.th': 'ไทย',
  'option.page.zh': 'จีน',
  'option.page.ar': 'อาหรับ',
} satisfies MessagesOf<typeof en>
