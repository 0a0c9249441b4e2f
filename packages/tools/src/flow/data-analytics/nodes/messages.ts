import type { Locale } from '@panya/domain/locale/locale.ts'
import { inLanguage, type NodeMessages } from '../../../flow-kit/node-messages.ts'
import { chartsMessages } from './charts/messages.ts'
import { columnsMessages } from './columns/messages.ts'
import type { DATA_NODES } from './data-nodes.ts'
import { importMessages } from './import-messages.ts'
import { learnMessages } from './learn/messages.ts'
import { noteMessages } from './note-messages.ts'
import { outputMessages } from './output/messages.ts'
import { rowsMessages } from './rows/messages.ts'
import { sourcesMessages } from './sources/messages.ts'
import { statisticsMessages } from './statistics/messages.ts'
import { tablesMessages } from './tables/messages.ts'

/** The messages of every group of nodes, and those that several groups use. */
const messages = {
  ...sourcesMessages,
  ...columnsMessages,
  ...rowsMessages,
  ...tablesMessages,
  ...statisticsMessages,
  ...learnMessages,
  ...chartsMessages,
  ...outputMessages,
  ...importMessages,
  ...noteMessages,
  'category.source': { en: 'Data', th: 'ข้อมูล', zh: '数据来源', ar: 'البيانات' },
  'category.columns': { en: 'Columns', th: 'คอลัมน์', zh: '列', ar: 'الأعمدة' },
  'category.rows': { en: 'Rows', th: 'แถว', zh: '行', ar: 'الصفوف' },
  'category.tables': { en: 'Tables', th: 'ตาราง', zh: '表格', ar: 'الجداول' },
  'category.statistics': { en: 'Statistics', th: 'สถิติ', zh: '统计', ar: 'الإحصاء' },
  'category.learn': { en: 'Learning', th: 'เรียนรู้จากข้อมูล', zh: '机器学习', ar: 'التعلّم' },
  'category.chart': { en: 'Charts', th: 'กราฟ', zh: '图表', ar: 'الرسوم البيانية' },
  'category.output': { en: 'Show', th: 'แสดงผล', zh: '展示', ar: 'العرض' },
  'port.table': { en: 'table', th: 'ตาราง', zh: '表格', ar: 'جدول' },
  'param.mode': { en: 'How', th: 'แบบ', zh: '方式', ar: 'الطريقة' },
  'param.columns': { en: 'Columns', th: 'คอลัมน์', zh: '列', ar: 'الأعمدة' },
  'param.column': { en: 'Column', th: 'คอลัมน์', zh: '列', ar: 'العمود' },
  'param.formula': { en: 'Formula', th: 'สูตร', zh: '公式', ar: 'الصيغة' },
  'param.count': { en: 'How many', th: 'จำนวน', zh: '多少', ar: 'العدد' },
  'param.seed': { en: 'Seed', th: 'ตัวเลขสุ่ม', zh: '随机种子', ar: 'البذرة' },
  'param.value': { en: 'Value', th: 'ค่า', zh: '值', ar: 'القيمة' },
  'param.summary': { en: 'Summary', th: 'วิธีสรุป', zh: '汇总方式', ar: 'التلخيص' },
  'param.series': { en: 'Colour by', th: 'แยกสีตาม', zh: '按颜色区分', ar: 'اللون حسب' },
  'param.title': { en: 'Title', th: 'ชื่อกราฟ', zh: '标题', ar: 'العنوان' },
  'param.bins': { en: 'Bars', th: 'จำนวนแท่ง', zh: '柱数', ar: 'عدد الأعمدة' },
  'param.colours': { en: 'Colours', th: 'สี', zh: '颜色', ar: 'الألوان' },
  'option.colours.look': {
    en: 'colours of the page',
    th: 'สีของหน้าเว็บ',
    zh: '页面的颜色',
    ar: 'ألوان الصفحة',
  },
  'option.colours.sea': { en: 'sea', th: 'ทะเล', zh: '海洋', ar: 'بحرية' },
  'option.colours.warm': { en: 'warm', th: 'โทนอุ่น', zh: '暖色', ar: 'دافئة' },
  'option.colours.gray': {
    en: 'gray, for printing',
    th: 'สีเทา สำหรับพิมพ์',
    zh: '灰色，适合打印',
    ar: 'رمادية للطباعة',
  },
  'without.together': {
    en: 'nothing: all together',
    th: 'ไม่เลือก ดูรวมทั้งหมด',
    zh: '不选：全部一起',
    ar: 'لا شيء: الكل معًا',
  },
} satisfies NodeMessages<typeof DATA_NODES>

export const nodeMessages = (locale: Locale) => inLanguage(messages, locale)
