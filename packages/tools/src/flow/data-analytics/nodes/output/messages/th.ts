import type { MessagesOf } from '../../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  'node.data.show': 'แสดงตาราง',
  'help.data.show': 'ดูตารางใหญ่',
  'node.data.count': 'นับ',
  'help.data.count': 'กี่แถว หรือเป็นตัวเลข',
  'port.what': 'สิ่งที่นับ',
  'port.number': 'ตัวเลข',
} satisfies MessagesOf<typeof en>
