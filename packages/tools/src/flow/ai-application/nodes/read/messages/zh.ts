import type { MessagesOf } from '../../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  'node.ai.ocr': '读图中的字',
  'help.ai.ocr': '能读四种语言的印刷文字。',
  'node.ai.language': '是哪种语言？',
  'help.ai.language': '猜一段文字是什么语言，越长越容易。',
  'node.ai.sentiment': '高兴还是不高兴？',
  'help.ai.sentiment': '数一数人们评过分的高兴或不高兴的词。它听不懂笑话。',
  'node.ai.similar': '有多像？',
  'help.ai.similar': '比较两段文字，从 0 到 100：比词语，或比意思。',
  'node.ai.search': '找最合适的文字',
  'help.ai.search': '在文字集里找出最像的一段：比词语，或比意思。',
  'port.other': '另一段文字',
  'port.language': '语言',
  'port.feeling': '心情',
  'param.how': '怎么比',
  'option.how.words': '比词语，任何语言',
  'option.how.meaning': '比意思，只限英语',
  'param.reads': '语言',
  'option.reads.eng': '英语',
  'option.reads.tha': '泰语',
  'option.reads.chi_sim': '中文',
  'option.reads.ara': '阿拉伯语',
} satisfies MessagesOf<typeof en>
