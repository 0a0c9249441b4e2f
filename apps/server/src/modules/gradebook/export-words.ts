/** The words of the exported gradebook, as the screen says them. */
import type { CellState } from '@panya/domain/classroom/gradebook.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'

export interface ExportWords {
  sheet: string
  id: string
  firstName: string
  lastName: string
  mean: string
  most: string
  weight: string
  classMean: string
  /** Nothing for what is not begun. */
  states: Partial<Record<CellState, string>>
}

export const EXPORT_WORDS: Record<Locale, ExportWords> = {
  en: {
    sheet: 'Gradebook',
    id: 'Number',
    firstName: 'First name',
    lastName: 'Last name',
    mean: 'Mean (%)',
    most: 'Most',
    weight: 'Weight',
    classMean: 'Class mean (%)',
    states: {
      'not-for-them': 'not for them',
      working: 'at work',
      'handed-in': 'handed in',
      late: 'handed in late',
      missing: 'missing',
      'given-back': 'given back to go on',
    },
  },
  th: {
    sheet: 'สมุดคะแนน',
    id: 'เลขที่',
    firstName: 'ชื่อ',
    lastName: 'นามสกุล',
    mean: 'เฉลี่ย (%)',
    most: 'คะแนนเต็ม',
    weight: 'น้ำหนัก',
    classMean: 'เฉลี่ยของห้อง (%)',
    states: {
      'not-for-them': 'ไม่ใช่งานของคนนี้',
      working: 'กำลังทำ',
      'handed-in': 'ส่งแล้ว',
      late: 'ส่งช้า',
      missing: 'ไม่ได้ส่ง',
      'given-back': 'คืนให้ทำต่อ',
    },
  },
  zh: {
    sheet: '成绩册',
    id: '编号',
    firstName: '名',
    lastName: '姓',
    mean: '平均（%）',
    most: '满分',
    weight: '权重',
    classMean: '班级平均（%）',
    states: {
      'not-for-them': '不用做',
      working: '进行中',
      'handed-in': '已提交',
      late: '迟交',
      missing: '缺交',
      'given-back': '已退回继续完成',
    },
  },
  ar: {
    sheet: 'سجل الدرجات',
    id: 'الرقم',
    firstName: 'الاسم',
    lastName: 'اسم العائلة',
    mean: 'المتوسط (%)',
    most: 'الدرجة الكاملة',
    weight: 'الوزن',
    classMean: 'متوسط الصف (%)',
    states: {
      'not-for-them': 'ليس له',
      working: 'قيد العمل',
      'handed-in': 'سُلّم',
      late: 'سُلّم متأخرًا',
      missing: 'لم يُسلَّم',
      'given-back': 'أُعيد للمتابعة',
    },
  },
}
