import type { MessagesOf } from '../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  passed: '通过关卡：{level}',
  anyPassed: '通过一个关卡',
  stars: '{count, plural, other {在关卡“{level}”得到 # 颗星}}',
  anyStars: '{count, plural, other {在一个关卡得到 # 颗星}}',
  given: '你的关卡',
  uses: '关卡“{level}”的程序用到：{feature}',
  avoids: '关卡“{level}”的程序不用：{feature}',
  other: '别的工具的检查',
  whyNotPassed: '还没通过。把这一关玩到最后吧。',
  whyStars: '{count, plural, other {你最好的成绩是 # 颗星。}}再试一次！',
  whyNoProgram: '这一关还没有程序。',
  whyUnreadable: '程序里有错误。运行一下，看看它说什么。',
  whyUses: '你的程序里还没有。哪里用得上？',
  whyAvoids: '你的程序里还有。不用它能不能做到？',
  whyOther: '这里检查不了这一项。告诉老师吧。',
} satisfies MessagesOf<typeof en>
