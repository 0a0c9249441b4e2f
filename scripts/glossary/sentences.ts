/** Words in which people are spoken to, and those of mistakes. */
import { terms } from './term.ts'

export const SENTENCES = terms({
  error: {
    note: 'what a program says when it stops',
    means: /\berrors?\b/i,
    en: 'error, errors',
    th: 'ข้อผิดพลาด, ผิดพลาด ≠ เออเร่อ, เออเรอร์',
    zh: '错误, 出错, 报错',
    ar: 'خطأ, أخطاء',
  },
  assign: {
    note: 'x = 1',
    en: 'assign',
    th: 'กำหนดค่า',
    zh: '赋值 ≠ 给值',
    ar: 'إسناد',
  },
  you: {
    note: 'one word for everybody; in Chinese guardians alone are 您 ([voices](voice-zh.md))',
    en: 'you',
    th: 'คุณ ≠ เธอ, ท่าน ~ เท่านั้น, เท่านี้',
    zh: '你 ≠ 咱, 亲爱的用户',
    ar: 'أنت',
  },
  use: {
    note: 'a user is مستخدم',
    en: 'use ≠ utilise, utilize',
    th: 'ใช้',
    zh: '使用, 用',
    ar: 'استخدام, استخدم ≠ استعمل, استعمال, يستعمل, تستعمل, نستعمل, مستعمل, أستعمل, استعملت, يستعملون',
  },
  please: {
    note: 'seldom: only where somebody has to do something for us',
    en: 'please',
    th: 'โปรด ≠ กรุณา',
    zh: '请',
    ar: 'يرجى',
  },
})
