/**
 * Tells the owner by mail that something about their sign-in changed, in every language, theirs first: it may have
 * been somebody else, who could have chosen another one before.
 */
import { DEFAULT_LOCALE, LOCALES, type Locale, localePath } from '@panya/domain/locale/locale.ts'
import type { Mail } from '../../platform/mail/mailer.ts'

export type FactorChange =
  | 'app-added'
  | 'app-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-renewed'
  | 'reset'

interface Messages {
  subject(brand: string): string
  changes: Record<FactorChange, string>
  check: string
}

const MESSAGES: Record<Locale, Messages> = {
  en: {
    subject: (brand) => `Your sign-in at ${brand} has changed`,
    changes: {
      'app-added': 'A code app was added to your account.',
      'app-removed': 'The code app was removed from your account.',
      'passkey-added': 'A passkey was added to your account.',
      'passkey-removed': 'A passkey was removed from your account.',
      'codes-renewed': 'New recovery codes were made. The old ones no longer work.',
      reset: 'An administrator removed the code app and the passkeys from your account.',
    },
    check: 'If this was not you, change your password and look at your account:',
  },
  th: {
    subject: (brand) => `การเข้าสู่ระบบ ${brand} ของคุณมีการเปลี่ยนแปลง`,
    changes: {
      'app-added': 'มีการเพิ่มแอปรหัสในบัญชีของคุณ',
      'app-removed': 'แอปรหัสถูกนำออกจากบัญชีของคุณ',
      'passkey-added': 'มีการเพิ่มพาสคีย์ในบัญชีของคุณ',
      'passkey-removed': 'พาสคีย์ถูกนำออกจากบัญชีของคุณ',
      'codes-renewed': 'มีการสร้างรหัสกู้คืนชุดใหม่ รหัสชุดเดิมใช้ไม่ได้แล้ว',
      reset: 'ผู้ดูแลระบบนำแอปรหัสและพาสคีย์ออกจากบัญชีของคุณ',
    },
    check: 'ถ้าไม่ใช่คุณ ให้เปลี่ยนรหัสผ่านและตรวจสอบบัญชีของคุณที่:',
  },
  zh: {
    subject: (brand) => `你在 ${brand} 的登录方式有变动`,
    changes: {
      'app-added': '你的账号添加了验证码应用。',
      'app-removed': '你的账号移除了验证码应用。',
      'passkey-added': '你的账号添加了通行密钥。',
      'passkey-removed': '你的账号移除了一个通行密钥。',
      'codes-renewed': '已生成新的恢复码，旧的不再有效。',
      reset: '管理员移除了你账号的验证码应用和通行密钥。',
    },
    check: '如果不是你本人操作，请修改密码并查看你的账号：',
  },
  ar: {
    subject: (brand) => `تغيّر تسجيل دخولك في ${brand}`,
    changes: {
      'app-added': 'أُضيف تطبيق رموز إلى حسابك.',
      'app-removed': 'أُزيل تطبيق الرموز من حسابك.',
      'passkey-added': 'أُضيف مفتاح مرور إلى حسابك.',
      'passkey-removed': 'أُزيل مفتاح مرور من حسابك.',
      'codes-renewed': 'أُنشئت رموز استرداد جديدة، ولم تعد القديمة صالحة.',
      reset: 'أزال أحد المشرفين تطبيق الرموز ومفاتيح المرور من حسابك.',
    },
    check: 'إن لم يكن هذا منك، فيُرجى تغيير كلمة المرور وتفقّد حسابك:',
  },
}

export interface ChangeMailParts {
  to: string
  brand: string
  publicUrl: string
  change: FactorChange
  locale: Locale | null
}

export function changeMail({ to, brand, publicUrl, change, locale }: ChangeMailParts): Mail {
  const first = locale ?? DEFAULT_LOCALE
  const texts = [first, ...LOCALES.filter((other) => other !== first)].map((each) => {
    const { changes, check } = MESSAGES[each]
    return `${changes[change]}\n${check}\n${publicUrl}${localePath(each, '/profile')}\n`
  })
  return { to, subject: MESSAGES[first].subject(brand), text: texts.join('\n') }
}
