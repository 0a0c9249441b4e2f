import type { MessagesOf } from '../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  test: '测试 {number}',
  holds: '{name} 的值正确',
  cellRuns: '有一个单元格“{cell}”，运行时没有错误',
  cellShows: '单元格“{cell}”显示了该显示的内容',
  anyShows: '有一个单元格显示了该显示的内容',
  other: '别的工具的检查',
  whyHolds: '现在它的值是 {value}。所有单元格都从头运行了一遍。',
  whyTest: '还有地方不对。所有单元格都从头运行了一遍。',
  whyError: '检查进行不下去：{error}。名字都起对了吗？',
  whyAbsent: '还没有这个单元格。新建一个，用它作为注释或标题开头。',
  whyFails: '这个单元格出错停下了：{error}',
  whyShows: '逐字比较一下两者。',
  wanted: '应该显示',
  got: '实际显示',
  nothing: '（什么都没有）',
  whyOther: '这里检查不了这一项。告诉老师吧。',
} satisfies MessagesOf<typeof en>
