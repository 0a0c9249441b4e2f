import type { MessagesOf } from '../../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  'node.ai.show': '显示',
  'help.ai.show': '大大的文字或图片。',
  'node.ai.speak': '说出来',
  'help.ai.speak': '文字变化时读出来。',
  'node.ai.sound': '播放声音',
  'help.ai.sound': '“否”变成“是”时响一下。',
  'node.ai.board': '发送到板子',
  'help.ai.board': '每次变化时，通过 USB 线给板子发一行。板子上的程序用 input() 读取。',
  'node.ai.log': '记成表格',
  'help.ai.log': '记下什么时候发生了什么。可以在详情里下载。',
  'port.when': '什么时候',
  'port.said': '说过的话',
  'param.aloud': '读出声',
  'param.tone': '声音',
  'param.keep': '记什么',
  'param.most': '最多几行',
  'option.tone.beep': '哔',
  'option.tone.up': '往上升',
  'option.tone.down': '往下降',
  'option.tone.drum': '鼓',
  'option.keep.changes': '只记变化',
  'option.keep.all': '全部',
} satisfies MessagesOf<typeof en>
