import type { MessagesOf } from '../../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  'node.ai.show': 'แสดง',
  'help.ai.show': 'คำหรือรูปขนาดใหญ่',
  'node.ai.speak': 'พูด',
  'help.ai.speak': 'พูดข้อความออกเสียงเมื่อเปลี่ยน',
  'node.ai.sound': 'เล่นเสียง',
  'help.ai.sound': 'เล่นเสียงเมื่อเปลี่ยนจากไม่เป็นใช่',
  'node.ai.board': 'ส่งไปที่บอร์ด',
  'help.ai.board': 'ส่งหนึ่งบรรทัดไปยังบอร์ดผ่านสาย USB ทุกครั้งที่ค่าเปลี่ยน โปรแกรมบนบอร์ดอ่านด้วย input()',
  'node.ai.log': 'จดลงตาราง',
  'help.ai.log': 'จดไว้ว่าเกิดอะไรขึ้นเมื่อไร ดาวน์โหลดได้จากรายละเอียด',
  'port.when': 'เมื่อ',
  'port.said': 'ที่พูด',
  'param.aloud': 'ออกเสียง',
  'param.tone': 'เสียง',
  'param.keep': 'จดอะไร',
  'param.most': 'ไม่เกินกี่แถว',
  'option.tone.beep': 'บี๊บ',
  'option.tone.up': 'ไล่ขึ้น',
  'option.tone.down': 'ไล่ลง',
  'option.tone.drum': 'กลอง',
  'option.keep.changes': 'เฉพาะที่เปลี่ยน',
  'option.keep.all': 'ทุกครั้ง',
} satisfies MessagesOf<typeof en>
