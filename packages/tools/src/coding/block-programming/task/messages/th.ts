import type { MessagesOf } from '../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  uses: 'ใช้บล็อก “{block}”',
  avoids: 'ทำได้โดยไม่ใช้บล็อก “{block}”',
  mostBlocks: '{count, plural, other {มีไม่เกิน # บล็อก}}',
  other: 'การตรวจของเครื่องมืออื่น',
  whyUses: 'บล็อกนี้ยังไม่ได้ทำงาน จะนับเมื่ออยู่ในสคริปต์ที่ขึ้นต้นด้วยบล็อกอย่าง “เมื่อคลิก …”',
  whyAvoids: 'บล็อกนี้ยังทำงานอยู่ มีวิธีที่ไม่ต้องใช้ไหม',
  whyMany: '{count, plural, other {ตอนนี้มี # บล็อก}} บล็อกไหนน่าจะเอาออกได้',
  variable: '{name} กลายเป็น {value}',
  anySprite: 'ตัวละครตัวหนึ่ง',
  says: '{sprite} พูดว่า “{text}”',
  spriteAt: '{sprite} ไปถึง {place}',
  whyStage: 'ระบบรันโปรแกรมของคุณไม่เกินสิบวินาที แต่ไม่มีตอนไหนเป็นแบบนี้',
  last: 'ตอนสุดท้ายเป็น',
  whyNoVariable: 'ยังไม่มีตัวแปรหรือรายการชื่อนี้',
  whyNoSprite: 'มองไม่เห็นตัวละครชื่อนี้',
  whyNothingSaid: 'ยังไม่ได้พูดอะไร เริ่มด้วยธงหรือยัง',
  whyCannotRun: 'ข้อนี้ตรวจได้บนเวทีและใช้บล็อกอย่างเดียวเท่านั้น ไปที่เวที แล้วเอาบรรทัดไพทอนออก',
  whyOther: 'ข้อนี้ตรวจที่นี่ไม่ได้ บอกคุณครูนะ',
} satisfies MessagesOf<typeof en>
