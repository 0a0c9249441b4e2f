import type { MessagesOf } from '../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  about: 'ที่ “{node}”: {figure} ถูกต้อง',
  atLeast: 'ที่ “{node}”: {figure} อย่างน้อย {value}',
  atMost: 'ที่ “{node}”: {figure} ไม่เกิน {value}',
  named: '{node}” ชื่อ “{name}',
  uses: 'ใช้โหนด “{node}”',
  avoids: 'ทำได้โดยไม่ใช้โหนด “{node}”',
  other: 'การตรวจของเครื่องมืออื่น',
  value: 'ตัวเลข “{port}”',
  rows: 'จำนวนแถวของ “{port}”',
  columns: 'จำนวนคอลัมน์ของ “{port}”',
  cell: 'ช่องหนึ่งของ “{port}”',
  cellAt: 'ช่องในคอลัมน์ “{column}”',
  cellBeside: 'ช่อง “{column}” ในแถวของ “{row}”',
  items: 'จำนวนสิ่งที่อยู่ใน “{port}”',
  width: 'ความกว้างของ “{port}”',
  height: 'ความสูงของ “{port}”',
  whyAbsent: 'ยังไม่มีโหนดนี้ในโฟลว์ของคุณ',
  whyUnnamed: 'มีโหนดนี้แล้ว ตั้งชื่อให้ตรงนะ เลือกโหนดแล้วพิมพ์ที่ช่อง “ชื่อ”',
  whyUnwired: 'มีโหนดนี้แล้ว ต่อไปลากสายที่โหนดต้องใช้',
  whyNothing: 'ยังไม่มีผลลัพธ์ ดูว่าโหนดบอกอะไร หรือกด “เริ่ม”',
  whyNoFigure: 'มีผลลัพธ์แล้ว แต่ไม่มีตัวเลขนี้อยู่ในนั้น ลองดูชื่อในตาราง',
  whyBeside: 'ตอนนี้ได้ {shown} ลองไล่ตามสายดูว่าค่านี้มาจากไหน',
  whyStillThere: 'โหนดนี้ยังทำงานอยู่ มีวิธีที่ไม่ต้องใช้ไหม',
  whyOther: 'ข้อนี้ตรวจที่นี่ไม่ได้ บอกคุณครูนะ',
} satisfies MessagesOf<typeof en>
