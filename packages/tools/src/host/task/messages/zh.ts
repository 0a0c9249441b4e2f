import type { MessagesOf } from '../../tool-messages.ts'
import type en from './en.ts'

export default {
  title: '老师要检查的内容',
  close: '关闭',
  check: '检查我的程序',
  checkWork: '检查我的作品',
  checkAgain: '再检查一次',
  checking: '正在检查……',
  allPassed: '成功了！全部检查都通过。',
  notYet: '{total, plural, other {还没好。# 项检查里通过了 {passed} 项。}}',
  passed: '通过',
  failed: '还没通过',
  open: '还没检查',
  record: '记录成检查',
  recorded: '已记录。回到作业页面，勾选要检查的内容。',
  recordNothing: '还没有可以记录的。先运行你的答案，看看能不能用。',
} satisfies MessagesOf<typeof en>
