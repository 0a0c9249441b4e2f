/** The mails about a password: the link to a new one, and that it was changed. */
import { MINUTES } from '@panya/domain/time/spans.ts'
import type { LetterMessages } from '../../platform/mail/letter.ts'

export const RESET_PASSWORD: LetterMessages<{ minutes: number }> = {
  en: ({ brand, link, minutes }) => ({
    subject: `A new password for ${brand}`,
    text: `Hello,

somebody asked for a new password for your ${brand} account. Open the link and choose one:
${link}

It works once, for ${MINUTES.en(minutes)}. If you did not ask for it, ignore this mail: your password stays as it is.`,
  }),
  th: ({ brand, link, minutes }) => ({
    subject: `ตั้งรหัสผ่านใหม่สำหรับ ${brand}`,
    text: `สวัสดี

มีคนขอตั้งรหัสผ่านใหม่สำหรับบัญชี ${brand} ของคุณ เปิดลิงก์นี้แล้วตั้งรหัสผ่านใหม่:
${link}

ลิงก์ใช้ได้ครั้งเดียว ภายใน ${MINUTES.th(minutes)} ถ้าคุณไม่ได้ขอ ไม่ต้องสนใจอีเมลนี้ รหัสผ่านของคุณยังเหมือนเดิม`,
  }),
  zh: ({ brand, link, minutes }) => ({
    subject: `为 ${brand} 设置新密码`,
    text: `你好：

有人为你的 ${brand} 账号申请了新密码。打开链接，设置新密码：
${link}

链接只能用一次，${MINUTES.zh(minutes)}内有效。如果不是你申请的，请忽略这封邮件，你的密码不会变。`,
  }),
  ar: ({ brand, link, minutes }) => ({
    subject: `كلمة مرور جديدة لحسابك في ${brand}`,
    text: `مرحبًا،

طلب أحدهم كلمة مرور جديدة لحسابك في ${brand}. يُرجى فتح الرابط واختيار كلمة جديدة:
${link}

يعمل الرابط مرة واحدة، خلال ${MINUTES.ar(minutes)}. إن لم تطلبه فيمكن تجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.`,
  }),
}

export const PASSWORD_CHANGED: LetterMessages<object> = {
  en: ({ brand, link }) => ({
    subject: `Your password at ${brand} has changed`,
    text: `Hello,

the password of your ${brand} account was changed. Other devices were signed out.

If this was not you, get your account back now with a new password, and tell your teacher or an administrator:
${link}`,
  }),
  th: ({ brand, link }) => ({
    subject: `รหัสผ่าน ${brand} ของคุณถูกเปลี่ยนแล้ว`,
    text: `สวัสดี

รหัสผ่านบัญชี ${brand} ของคุณถูกเปลี่ยนแล้ว และอุปกรณ์อื่นออกจากระบบแล้ว

ถ้าไม่ใช่คุณ ให้ตั้งรหัสผ่านใหม่ทันทีเพื่อเอาบัญชีคืน และบอกคุณครูหรือผู้ดูแลระบบ:
${link}`,
  }),
  zh: ({ brand, link }) => ({
    subject: `你在 ${brand} 的密码已更改`,
    text: `你好：

你的 ${brand} 账号的密码已经更改，其他设备都已退出登录。

如果不是你本人操作，请马上设置新密码取回账号，并告诉老师或管理员：
${link}`,
  }),
  ar: ({ brand, link }) => ({
    subject: `تغيّرت كلمة مرورك في ${brand}`,
    text: `مرحبًا،

تغيّرت كلمة مرور حسابك في ${brand}، وسُجّل الخروج من الأجهزة الأخرى.

إن لم يكن هذا منك، فيُرجى استعادة حسابك الآن بكلمة مرور جديدة، وإخبار معلّمك أو أحد المشرفين:
${link}`,
  }),
}
