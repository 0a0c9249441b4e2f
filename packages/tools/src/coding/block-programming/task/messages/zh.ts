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
  whyOther: '这里检查不了这一项。告诉老师吧。',
} satisfies MessagesOf<typeof en>
