import type { MessagesOf } from '../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  uses: '用到积木“{block}”',
  avoids: '不用积木“{block}”也能完成',
  mostBlocks: '{count, plural, other {最多 # 块积木}}',
  other: '别的工具的检查',
  whyUses: '这块积木还没有起作用。它要放在以“当……被点击”这类积木开头的脚本里才算。',
  whyAvoids: '这块积木还在起作用。不用它能不能做到？',
  whyMany: '{count, plural, other {现在有 # 块积木。}}哪些可以拿掉？',
  variable: '{name} 变成 {value}',
  anySprite: '一个角色',
  says: '{sprite} 说“{text}”',
  spriteAt: '{sprite} 走到 {place}',
  dots: 'LED 显示屏上出现任务里的图案',
  prints: '开发板说“{text}”',
  whyDark: '一盏灯都没亮。选好开发板了吗？程序是从开发板启动时开始的吗？',
  whyNothingPrinted: '开发板什么都没说。选好开发板了吗？程序有打印内容吗？',
  whyStage: '你的程序运行了最多十秒，但没有出现过这种情况。',
  last: '最后是',
  whyNoVariable: '还没有叫这个名字的变量或列表。',
  whyNoSprite: '看不到叫这个名字的角色。',
  whyNothingSaid: '什么都没有说。是从小旗开始的吗？',
  whyCannotRun: '只用积木时才能检查这一项。请去掉 Python 代码行。',
  whyOther: '这里检查不了这一项。告诉老师吧。',
} satisfies MessagesOf<typeof en>
