import type { MessagesOf } from '../../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  'node.ai.server-detect': '大 AI：找东西',
  'help.ai.server-detect': '服务器帮你找 80 种东西，慢的设备也能用。按下按钮才会运行。',
  'node.ai.server-ocr': '大 AI：读一页',
  'help.ai.server-ocr': '服务器帮你读图片里的文字。按下按钮才会运行。',
  'node.ai.server-search': '大 AI：意思相同',
  'help.ai.server-search': '找出意思相同的句子，哪怕用词不一样。英语效果最好。',
  'node.ai.server-chat': '大 AI：提问',
  'help.ai.server-chat': '问学校选的语言模型。它也会说错，记得检查。',
  'port.answer': '回答',
  'param.page': '语言',
  'option.page.en': '英语',
  'option.page.th': '泰语',
  'option.page.zh': '中文',
  'option.page.ar': '阿拉伯语',
} satisfies MessagesOf<typeof en>
