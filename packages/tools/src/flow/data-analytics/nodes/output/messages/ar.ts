import type { MessagesOf } from '../../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  'node.data.show': 'عرض الجدول',
  'help.data.show': 'الجدول بحجم كبير.',
  'node.data.count': 'عدّ',
  'help.data.count': 'عدد الصفوف أو رقم.',
  'port.what': 'ماذا',
  'port.number': 'رقم',
} satisfies MessagesOf<typeof en>
