import type { MessagesOf } from '../../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  'node.data.show': '显示表格',
  'help.data.show': '放大看表格。',
  'node.data.count': '计数',
  'help.data.count': '行数，或一个数字。',
  'port.what': '对象',
  'port.number': '数字',
} satisfies MessagesOf<typeof en>
