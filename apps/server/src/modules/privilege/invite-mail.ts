/** The mail that invites somebody to be a teacher or an administrator. */
import type { PrivilegedGroup, StaffInvite } from '@panya/domain/admin/people.ts'
import type { SiteConfig } from '@panya/domain/brand/brand.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { DAYS } from '@panya/domain/time/spans.ts'
import { type LetterMessages, writeLetter } from '../../platform/mail/letter.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { INVITE_DAYS } from './staff-invites.ts'

interface Facts {
  group: PrivilegedGroup
  days: number
}

const ROLE: Record<Locale, Record<PrivilegedGroup, string>> = {
  en: { admin: 'an administrator', teacher: 'a teacher' },
  th: { admin: 'ผู้ดูแลระบบ', teacher: 'คุณครู' },
  zh: { admin: '管理员', teacher: '老师' },
  ar: { admin: 'مشرفًا', teacher: 'معلّمًا' },
}

const STAFF_INVITE: LetterMessages<Facts> = {
  en: ({ brand, link, days, group }) => ({
    subject: `You are invited to ${brand}`,
    text: `Hello,

you are invited to be ${ROLE.en[group]} at ${brand}. Open the link, sign in or make an account, and accept:
${link}

The link works once and for ${DAYS.en(days)}. Whoever has it can accept in your place: keep it to yourself. If you do not know ${brand}, ignore this mail.`,
  }),
  th: ({ brand, link, days, group }) => ({
    subject: `คุณได้รับเชิญให้ร่วม ${brand}`,
    text: `สวัสดี

คุณได้รับเชิญเป็น${ROLE.th[group]}ที่ ${brand} เปิดลิงก์ เข้าสู่ระบบหรือสร้างบัญชี แล้วตอบรับ:
${link}

ลิงก์ใช้ได้ครั้งเดียวภายใน ${DAYS.th(days)} ใครมีลิงก์ก็ตอบรับแทนคุณได้ อย่าส่งต่อให้ใคร ถ้าคุณไม่รู้จัก ${brand} ไม่ต้องสนใจอีเมลนี้`,
  }),
  zh: ({ brand, link, days, group }) => ({
    subject: `邀请你加入 ${brand}`,
    text: `你好：

邀请你担任 ${brand} 的${ROLE.zh[group]}。打开链接，登录或注册账号，然后接受：
${link}

链接只能用一次，${DAYS.zh(days)}内有效。拿到链接的人都可以替你接受，请不要转给别人。如果你不了解 ${brand}，请忽略这封邮件。`,
  }),
  ar: ({ brand, link, days, group }) => ({
    subject: `دعوة إلى ${brand}`,
    text: `مرحبًا،

وصلتك دعوة إلى الانضمام ${ROLE.ar[group]} إلى ${brand}. يُرجى فتح الرابط وتسجيل الدخول أو إنشاء حساب، ثم قبول الدعوة:
${link}

يعمل الرابط مرة واحدة خلال ${DAYS.ar(days)}. من يملك الرابط يستطيع القبول بدلًا منك، فيُرجى عدم إعطائه لأحد. وإن لم يكن لك علم بـ ${brand} فيمكن تجاهل هذه الرسالة.`,
  }),
}

/** False when this place sends no mail: then the link is handed over by hand. */
export async function mailStaffInvite(
  mailer: Mailer,
  { brand, publicUrl }: Pick<SiteConfig, 'brand' | 'publicUrl'>,
  locale: Locale | null,
  { invite, token }: { invite: StaffInvite; token: string },
): Promise<boolean> {
  if (!mailer.sends) return false
  const letter = {
    brand: brand.name,
    publicUrl,
    locale,
    to: invite.email,
    page: '/invitation',
    token,
  }
  const facts = { group: invite.group, days: INVITE_DAYS }
  await mailer.send(writeLetter(STAFF_INVITE, letter, facts))
  return true
}
