import type { Locale } from '@panya/domain/locale/locale.ts'

/** The editor's own messages; the keys are what CodeMirror says in English. */
const MESSAGES: Record<string, [th: string, zh: string, ar: string]> = {
  Find: ['ค้นหา', '查找', 'بحث'],
  Replace: ['แทนที่ด้วย', '替换为', 'استبدال بـ'],
  next: ['ถัดไป', '下一个', 'التالي'],
  previous: ['ก่อนหน้า', '上一个', 'السابق'],
  all: ['ทั้งหมด', '全部', 'الكل'],
  'match case': ['ตรงตัวพิมพ์เล็กใหญ่', '区分大小写', 'مطابقة حالة الأحرف'],
  'by word': ['ทั้งคำ', '整个单词', 'كلمة كاملة'],
  regexp: ['รูปแบบ regexp', '正则表达式', 'تعبير نمطي'],
  replace: ['แทนที่', '替换', 'استبدال'],
  'replace all': ['แทนที่ทั้งหมด', '全部替换', 'استبدال الكل'],
  close: ['ปิด', '关闭', 'إغلاق'],
  'current match': ['ที่พบตอนนี้', '当前匹配', 'النتيجة الحالية'],
  'replaced $ matches': ['แทนที่แล้ว $ ที่', '已替换 $ 处', 'عدد ما استُبدل: $'],
  'replaced match on line $': [
    'แทนที่ในบรรทัด $ แล้ว',
    '已替换第 $ 行的匹配',
    'استُبدلت النتيجة في السطر $',
  ],
  'on line': ['ในบรรทัด', '在行', 'في السطر'],
  'Go to line': ['ไปที่บรรทัด', '跳到行', 'الانتقال إلى السطر'],
  go: ['ไป', '跳转', 'انتقال'],
  Diagnostics: ['สิ่งที่ควรดู', '提示', 'ملاحظات'],
  'No diagnostics': ['ไม่มีอะไรต้องแก้', '没有需要修改的地方', 'لا توجد ملاحظات'],
  'Folded lines': ['พับบรรทัดแล้ว', '已折叠的行', 'أسطر مطوية'],
  'Unfolded lines': ['กางบรรทัดแล้ว', '已展开的行', 'أسطر مفتوحة'],
  to: ['ถึง', '到', 'إلى'],
  'folded code': ['โค้ดที่พับไว้', '折叠的代码', 'شيفرة مطوية'],
  unfold: ['กางออก', '展开', 'فتح'],
  'Fold line': ['พับบรรทัด', '折叠此行', 'طي السطر'],
  'Unfold line': ['กางบรรทัด', '展开此行', 'فتح السطر'],
  Completions: ['คำที่เติมได้', '补全建议', 'الاقتراحات'],
  'Control character': ['อักขระควบคุม', '控制字符', 'محرف تحكم'],
  'Breakpoint set on line $': [
    'ตั้งจุดหยุดที่บรรทัด $ แล้ว',
    '已在第 $ 行设置断点',
    'وُضعت نقطة توقّف في السطر $',
  ],
  'Breakpoint taken away from line $': [
    'เอาจุดหยุดออกจากบรรทัด $ แล้ว',
    '已去掉第 $ 行的断点',
    'أُزيلت نقطة التوقّف من السطر $',
  ],
  'There is no code here': ['ตรงนี้ไม่มีโค้ด', '这里没有代码', 'لا توجد شيفرة هنا'],
  'Selection deleted': ['ลบส่วนที่เลือกแล้ว', '已删除所选内容', 'حُذف التحديد'],
}

const COLUMNS = { th: 0, zh: 1, ar: 2 } as const

export function editorMessages(locale: Locale): Record<string, string> {
  if (locale === 'en') return {}
  const own = Object.entries(MESSAGES).map(([english, others]) => [
    english,
    others[COLUMNS[locale]],
  ])
  return Object.fromEntries(own)
}
