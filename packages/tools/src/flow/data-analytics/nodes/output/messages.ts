/** Messages of the ends of a flow. */
export const outputMessages = {
  'node.data.show': { en: 'Show table', th: 'แสดงตาราง', zh: '显示表格', ar: 'عرض الجدول' },
  'help.data.show': {
    en: 'The table in large.',
    th: 'ดูตารางใหญ่',
    zh: '放大看表格。',
    ar: 'الجدول بحجم كبير.',
  },
  'node.data.count': { en: 'Count', th: 'นับ', zh: '计数', ar: 'عدّ' },
  'help.data.count': {
    en: 'How many rows, or a number.',
    th: 'กี่แถว หรือเป็นตัวเลข',
    zh: '行数，或一个数字。',
    ar: 'عدد الصفوف أو رقم.',
  },
  'port.what': { en: 'what', th: 'สิ่งที่นับ', zh: '对象', ar: 'ماذا' },
  'port.number': { en: 'number', th: 'ตัวเลข', zh: '数字', ar: 'رقم' },
}
