import type { MessagesOf } from '../../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  'node.ai.ocr': 'อ่านข้อความในรูป',
  'help.ai.ocr': 'อ่านตัวพิมพ์ได้สี่ภาษา',
  'node.ai.language': 'ภาษาอะไร',
  'help.ai.language': 'เดาภาษาของข้อความ ยิ่งยาวยิ่งง่าย',
  'node.ai.sentiment': 'ดีใจหรือไม่พอใจ',
  'help.ai.sentiment': 'นับคำที่คนให้คะแนนไว้ว่าดีใจหรือไม่พอใจ แต่ไม่เข้าใจมุกตลก',
  'node.ai.similar': 'คล้ายกันแค่ไหน',
  'help.ai.similar': 'เทียบข้อความสองข้อความ ตั้งแต่ 0 ถึง 100 จะเทียบจากคำหรือจากความหมายก็ได้',
  'node.ai.search': 'หาข้อความที่ตรงที่สุด',
  'help.ai.search': 'หาในชุดข้อความว่าข้อความไหนคล้ายที่สุด จะดูจากคำหรือจากความหมายก็ได้',
  'port.other': 'อีกข้อความ',
  'port.language': 'ภาษา',
  'port.feeling': 'ความรู้สึก',
  'param.how': 'เทียบจากอะไร',
  'option.how.words': 'จากคำ ใช้ได้ทุกภาษา',
  'option.how.meaning': 'จากความหมาย เฉพาะภาษาอังกฤษ',
  'param.reads': 'ภาษา',
  'option.reads.eng': 'อังกฤษ',
  'option.reads.tha': 'ไทย',
  'option.reads.chi_sim': 'จีน',
  'option.reads.ara': 'อาหรับ',
} satisfies MessagesOf<typeof en>
