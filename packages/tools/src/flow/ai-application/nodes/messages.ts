import type { Locale } from '@panya/domain/locale/locale.ts'
import { inLanguage, type NodeMessages } from '../../../flow-kit/node-messages.ts'
import { actMessages } from './act/messages.ts'
import type { AI_NODES } from './ai-nodes.ts'
import { labelMessages } from './label-messages.ts'
import { readMessages } from './read/messages.ts'
import { seeMessages } from './see/messages.ts'
import { serverMessages } from './server/messages.ts'
import { sourcesMessages } from './sources/messages.ts'
import { thinkMessages } from './think/messages.ts'
import { trainMessages } from './train/messages.ts'

/** The messages of every group of nodes, and those that several groups use. */
const messages = {
  ...sourcesMessages,
  ...seeMessages,
  ...readMessages,
  ...trainMessages,
  ...thinkMessages,
  ...actMessages,
  ...serverMessages,
  ...labelMessages,
  'category.source': { en: 'What comes in', th: 'สิ่งที่ใส่เข้ามา', zh: '输入', ar: 'ما يدخل' },
  'category.see': { en: 'See', th: 'มองเห็น', zh: '看', ar: 'رؤية' },
  'category.read': { en: 'Read', th: 'อ่าน', zh: '读', ar: 'قراءة' },
  'category.train': { en: 'Teach', th: 'สอน', zh: '教', ar: 'تعليم' },
  'category.think': { en: 'Think', th: 'คิด', zh: '想', ar: 'تفكير' },
  'category.act': { en: 'Act', th: 'ลงมือทำ', zh: '做', ar: 'تنفيذ' },
  'port.image': { en: 'picture', th: 'รูป', zh: '图片', ar: 'صورة' },
  'port.examples': { en: 'examples', th: 'ตัวอย่าง', zh: '例子', ar: 'أمثلة' },
  'port.text': { en: 'text', th: 'ข้อความ', zh: '文字', ar: 'نص' },
  'port.texts': { en: 'texts', th: 'ชุดข้อความ', zh: '文字集', ar: 'نصوص' },
  'port.table': { en: 'table', th: 'ตาราง', zh: '表格', ar: 'جدول' },
  'port.label': { en: 'name', th: 'ชื่อ', zh: '名称', ar: 'الاسم' },
  'port.second': { en: 'second', th: 'ที่สอง', zh: '第二个', ar: 'الثاني' },
  'port.count': { en: 'count', th: 'จำนวน', zh: '数量', ar: 'العدد' },
  'port.sureness': {
    en: 'sureness (%)',
    th: 'ความมั่นใจ (%)',
    zh: '确定程度（%）',
    ar: 'التأكد (%)',
  },
  'port.score': { en: 'score', th: 'คะแนน', zh: '分数', ar: 'الدرجة' },
  'port.best': { en: 'best text', th: 'ข้อความที่ตรงที่สุด', zh: '最合适的文字', ar: 'أنسب نص' },
  'port.value': { en: 'value', th: 'ค่า', zh: '值', ar: 'القيمة' },
  'port.a': { en: 'a', th: 'a', zh: 'a', ar: 'a' },
  'port.b': { en: 'b', th: 'b', zh: 'b', ar: 'b' },
  'param.speech': { en: 'Language', th: 'ภาษา', zh: '语言', ar: 'اللغة' },
  'option.speech.page': {
    en: 'as on this page',
    th: 'เหมือนหน้านี้',
    zh: '和本页一样',
    ar: 'كما في هذه الصفحة',
  },
  'option.speech.en-US': { en: 'English', th: 'อังกฤษ', zh: '英语', ar: 'الإنجليزية' },
  'option.speech.th-TH': { en: 'Thai', th: 'ไทย', zh: '泰语', ar: 'التايلاندية' },
  'option.speech.zh-CN': { en: 'Chinese', th: 'จีน', zh: '中文', ar: 'الصينية' },
  'option.speech.ar-SA': { en: 'Arabic', th: 'อาหรับ', zh: '阿拉伯语', ar: 'العربية' },
  'category.server': {
    en: 'Big AI (coins)',
    th: 'AI ขนาดใหญ่ (ใช้เหรียญ)',
    zh: '大型 AI（用 AI 币）',
    ar: 'الذكاء الاصطناعي الكبير (بالعملات)',
  },
  'port.sound': { en: 'sound', th: 'เสียง', zh: '声音', ar: 'صوت' },
} satisfies NodeMessages<typeof AI_NODES>

export const nodeMessages = (locale: Locale) => inLanguage(messages, locale)
