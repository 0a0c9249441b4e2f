import type { Locale } from '@panya/domain/locale/locale.ts'
import { inLanguage, type NodeMessages } from '../../../flow-kit/node-messages.ts'
import { colourMessages } from './colour/messages.ts'
import { combineMessages } from './combine/messages.ts'
import { filtersMessages } from './filters/messages.ts'
import { findMessages } from './find/messages.ts'
import { geometryMessages } from './geometry/messages.ts'
import type { IMAGE_NODES } from './image-nodes.ts'
import { outputMessages } from './output/messages.ts'
import { sourcesMessages } from './sources/messages.ts'

/** The messages of every group of nodes, and those that several groups use. */
const messages = {
  ...sourcesMessages,
  ...geometryMessages,
  ...colourMessages,
  ...filtersMessages,
  ...findMessages,
  ...combineMessages,
  ...outputMessages,
  'category.source': { en: 'Pictures', th: 'รูปภาพ', zh: '图片来源', ar: 'الصور' },
  'category.geometry': {
    en: 'Size and place',
    th: 'ขนาดและตำแหน่ง',
    zh: '大小与位置',
    ar: 'الحجم والموضع',
  },
  'category.colour': {
    en: 'Colour and light',
    th: 'สีและแสง',
    zh: '颜色与光线',
    ar: 'اللون والضوء',
  },
  'category.filter': { en: 'Filters', th: 'ฟิลเตอร์', zh: '滤镜', ar: 'المرشّحات' },
  'category.binary': { en: 'Black and white', th: 'ขาวและดำ', zh: '黑与白', ar: 'أبيض وأسود' },
  'category.edges': { en: 'Edges', th: 'ขอบ', zh: '边缘', ar: 'الحواف' },
  'category.find': { en: 'Find things', th: 'ค้นหาสิ่งของ', zh: '寻找东西', ar: 'إيجاد الأشياء' },
  'category.combine': {
    en: 'Combine and draw',
    th: 'รวมและวาด',
    zh: '组合与绘制',
    ar: 'الدمج والرسم',
  },
  'category.output': { en: 'Show', th: 'แสดงผล', zh: '展示', ar: 'العرض' },
  'port.image': { en: 'picture', th: 'ภาพ', zh: '图片', ar: 'صورة' },
  'port.other': { en: 'other picture', th: 'อีกภาพ', zh: '另一张', ar: 'الصورة الأخرى' },
  'port.mask': { en: 'mask', th: 'หน้ากาก', zh: '遮罩', ar: 'قناع' },
  'port.table': { en: 'table', th: 'ตาราง', zh: '表格', ar: 'جدول' },
  'port.text': { en: 'text', th: 'ข้อความ', zh: '文字', ar: 'نص' },
  'param.width': { en: 'Width', th: 'ความกว้าง', zh: '宽', ar: 'العرض' },
  'param.height': { en: 'Height', th: 'ความสูง', zh: '高', ar: 'الارتفاع' },
  'param.left': {
    en: 'From the left (%)',
    th: 'จากซ้าย (%)',
    zh: '距左边（%）',
    ar: 'من اليسار (%)',
  },
  'param.top': { en: 'From the top (%)', th: 'จากบน (%)', zh: '距上边（%）', ar: 'من الأعلى (%)' },
  'param.direction': { en: 'Direction', th: 'ทิศทาง', zh: '方向', ar: 'الاتجاه' },
  'param.size': { en: 'Size', th: 'ขนาด', zh: '大小', ar: 'الحجم' },
  'param.colours': { en: 'Colours', th: 'จำนวนสี', zh: '颜色', ar: 'الألوان' },
  'param.distance': { en: 'Distance', th: 'ระยะ', zh: '距离', ar: 'المسافة' },
  'param.operation': { en: 'What to do', th: 'ทำอะไร', zh: '做什么', ar: 'العملية' },
  'param.shape': { en: 'Shape', th: 'รูปทรง', zh: '形状', ar: 'الشكل' },
} satisfies NodeMessages<typeof IMAGE_NODES>

export const nodeMessages = (locale: Locale) => inLanguage(messages, locale)
