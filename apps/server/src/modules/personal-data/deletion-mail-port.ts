/** Tells somebody by mail that their account will be deleted, and until when that can be undone. */
import type { DeletionAsker } from '@panya/domain/account/deletion.ts'
import { LOCALES, type Locale, localePath } from '@panya/domain/locale/locale.ts'
import { formatLongDay } from '@panya/domain/time/format-moment.ts'
import type { Mail } from '../../platform/mail/mailer.ts'

/** An admin who deletes also closes: nothing can be undone by signing in. */
type TellingAsker = Exclude<DeletionAsker, 'admin'>

interface Messages {
  subject(brand: string): string
  why: Record<TellingAsker, string>
  body(day: string): string
  undo: string
}

const MESSAGES: Record<Locale, Messages> = {
  en: {
    subject: (brand) => `Your ${brand} account will be deleted`,
    why: {
      learner: 'You asked us to delete your account.',
      guardian: 'Your parent or guardian asked us to delete your account.',
      retention: 'Nobody has used your account for three years.',
    },
    body: (day) =>
      `On ${day} it will be gone for ever, with everything you made. Until then it can be undone, and you can take your data with you.`,
    undo: 'To undo it or to download your data, sign in here:',
  },
  th: {
    subject: (brand) => `บัญชี ${brand} ของคุณจะถูกลบ`,
    why: {
      learner: 'คุณขอให้เราลบบัญชีของคุณ',
      guardian: 'ผู้ปกครองของคุณขอให้เราลบบัญชีของคุณ',
      retention: 'ไม่มีใครใช้บัญชีของคุณมาสามปีแล้ว',
    },
    body: (day) =>
      `ในวันที่ ${day} บัญชีและทุกอย่างที่คุณสร้างจะหายไปตลอดกาล ก่อนถึงวันนั้นยังยกเลิกได้ และดาวน์โหลดข้อมูลของคุณเก็บไว้ได้`,
    undo: 'ถ้าต้องการยกเลิกหรือดาวน์โหลดข้อมูล เข้าสู่ระบบได้ที่นี่:',
  },
  zh: {
    subject: (brand) => `你的 ${brand} 账号将被删除`,
    why: {
      learner: '你请我们删除你的账号。',
      guardian: '你的家长或监护人请我们删除你的账号。',
      retention: '你的账号已经三年没有人使用了。',
    },
    body: (day) =>
      `到 ${day}，账号和你做的一切都会永远消失。在那之前可以撤销，也可以把你的数据带走。`,
    undo: '要撤销或下载数据，请在这里登录：',
  },
  ar: {
    subject: (brand) => `سيُحذف حسابك في ${brand}`,
    why: {
      learner: 'لقد طلبت منا حذف حسابك.',
      guardian: 'طلب منا وليّ أمرك حذف حسابك.',
      retention: 'لم يستخدم أحد حسابك منذ ثلاث سنوات.',
    },
    body: (day) =>
      `في ${day} سيختفي الحساب إلى الأبد مع كل ما صنعته. وحتى ذلك الحين يمكن التراجع، ويمكنك أخذ بياناتك معك.`,
    undo: 'للتراجع أو لتنزيل بياناتك، تسجيل الدخول من هنا:',
  },
}

export interface DeletionMailParts {
  to: string
  brand: string
  publicUrl: string
  askedBy: TellingAsker
  dueAt: string
  /** Null when it is not known: then in every language. */
  locale: Locale | null
}

export function deletionMail(parts: DeletionMailParts): Mail {
  const { to, brand, publicUrl, askedBy, dueAt, locale } = parts
  const locales = locale === null ? LOCALES : [locale]
  const texts = locales.map((each) => {
    const messages = MESSAGES[each]
    const day = formatLongDay(each, new Date(dueAt))
    const address = `${publicUrl}${localePath(each, '/profile')}`
    return `${messages.why[askedBy]}\n${messages.body(day)}\n\n${messages.undo}\n${address}\n`
  })
  return { to, subject: MESSAGES[locales[0] ?? 'en'].subject(brand), text: texts.join('\n\n') }
}
