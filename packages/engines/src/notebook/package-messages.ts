/** What a cell says when a package it imports cannot be had. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import type { PackagesReason } from '../python/protocol.ts'

const MESSAGES: Record<Locale, Record<PackagesReason, string>> = {
  en: {
    'no-source':
      'This site does not have {names} yet. Tell your teacher: the administrator can see why. Everything else works.',
    'on-its-way': '{names}: on the way to this site. Run the cell again in a few minutes.',
    unreachable: '{names} could not be fetched. Check your connection and run the cell again.',
  },
  th: {
    'no-source': 'เว็บนี้ยังไม่มี {names} ลองบอกคุณครู ผู้ดูแลระบบดูสาเหตุได้ ส่วนอื่น ๆ ใช้งานได้ตามปกติ',
    'on-its-way': '{names} กำลังมาที่เว็บนี้ รออีกสักครู่แล้วรันเซลล์อีกครั้ง',
    unreachable: 'โหลด {names} ไม่ได้ ตรวจดูอินเทอร์เน็ตแล้วรันเซลล์อีกครั้ง',
  },
  zh: {
    'no-source': '这个网站还没有 {names}。告诉老师，管理员可以看到原因。其他功能都能用。',
    'on-its-way': '{names} 正在送到这个网站，过几分钟再运行一次单元格。',
    unreachable: '没能获取 {names}。检查一下网络，再运行一次单元格。',
  },
  ar: {
    'no-source':
      'لا يوجد {names} في هذا الموقع بعد. يُرجى إخبار معلّمك: يمكن للمشرف معرفة السبب. كل ما عدا ذلك يعمل.',
    'on-its-way': '{names} في الطريق إلى هذا الموقع. يكفي تشغيل الخلية مرة أخرى بعد دقائق.',
    unreachable: 'تعذّر جلب {names}. يُرجى التحقق من الاتصال ثم تشغيل الخلية مرة أخرى.',
  },
}

export function packageMessage(locale: string, reason: PackagesReason, missing: string[]): string {
  const known = LOCALES.find((one) => one === locale) ?? DEFAULT_LOCALE
  return MESSAGES[known][reason].replace('{names}', () => missing.join(', '))
}
