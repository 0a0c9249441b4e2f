/** The mails about an address: confirming it, finishing a sign-up, and a sign-up that was not needed. */
import { DAYS } from '@panya/domain/time/spans.ts'
import type { LetterMessages } from '../../platform/mail/letter.ts'

interface Days {
  days: number
}

export const CONFIRM_ADDRESS: LetterMessages<Days> = {
  en: ({ brand, link, days }) => ({
    subject: `Confirm your address for ${brand}`,
    text: `Hello,

please confirm that this is your address. Open the link while you are signed in at ${brand}:
${link}

It works for ${DAYS.en(days)}. If you did not ask for it, ignore this mail: nothing happens.`,
  }),
  th: ({ brand, link, days }) => ({
    subject: `ยืนยันอีเมลของคุณสำหรับ ${brand}`,
    text: `สวัสดี

โปรดยืนยันว่านี่คืออีเมลของคุณ เปิดลิงก์นี้ขณะที่คุณเข้าสู่ระบบ ${brand} อยู่:
${link}

ลิงก์ใช้ได้ ${DAYS.th(days)} ถ้าคุณไม่ได้ขอ ไม่ต้องสนใจอีเมลนี้ จะไม่มีอะไรเกิดขึ้น`,
  }),
  zh: ({ brand, link, days }) => ({
    subject: `请确认你在 ${brand} 的邮箱`,
    text: `你好：

请确认这是你的邮箱。登录 ${brand} 后打开这个链接：
${link}

链接 ${DAYS.zh(days)}内有效。如果这不是你要求的，请忽略这封邮件，什么都不会发生。`,
  }),
  ar: ({ brand, link, days }) => ({
    subject: `تأكيد بريدك في ${brand}`,
    text: `مرحبًا،

يُرجى تأكيد أن هذا بريدك بفتح الرابط بعد تسجيل الدخول في ${brand}:
${link}

يعمل الرابط خلال ${DAYS.ar(days)}. إن لم تطلب ذلك فيمكن تجاهل هذه الرسالة، ولن يحدث شيء.`,
  }),
}

export const FINISH_SIGN_UP: LetterMessages<Days> = {
  en: ({ brand, link, days }) => ({
    subject: `Finish your account at ${brand}`,
    text: `Hello,

one more step and your ${brand} account is ready. Open the link and choose your password:
${link}

It works for ${DAYS.en(days)}. If you did not want an account, ignore this mail: none is made.`,
  }),
  th: ({ brand, link, days }) => ({
    subject: `อีกขั้นเดียวก็ได้บัญชี ${brand}`,
    text: `สวัสดี

อีกขั้นตอนเดียวบัญชี ${brand} ของคุณก็พร้อมใช้ เปิดลิงก์แล้วตั้งรหัสผ่าน:
${link}

ลิงก์ใช้ได้ ${DAYS.th(days)} ถ้าคุณไม่ได้อยากสร้างบัญชี ไม่ต้องสนใจอีเมลนี้ จะไม่มีบัญชีถูกสร้าง`,
  }),
  zh: ({ brand, link, days }) => ({
    subject: `还差一步，完成你的 ${brand} 账号`,
    text: `你好：

还差一步，你的 ${brand} 账号就好了。打开链接，设置密码：
${link}

链接 ${DAYS.zh(days)}内有效。如果你没有想注册账号，请忽略这封邮件，不会建立账号。`,
  }),
  ar: ({ brand, link, days }) => ({
    subject: `إكمال حسابك في ${brand}`,
    text: `مرحبًا،

بقيت خطوة واحدة ويصبح حسابك في ${brand} جاهزًا: فتح الرابط واختيار كلمة مرورك:
${link}

يعمل الرابط خلال ${DAYS.ar(days)}. إن لم يكن الحساب مطلوبًا فيمكن تجاهل هذه الرسالة، ولن يُنشأ حساب.`,
  }),
}

export const HAS_ACCOUNT: LetterMessages<object> = {
  en: ({ brand, link }) => ({
    subject: `You have an account at ${brand} already`,
    text: `Hello,

somebody tried to make a ${brand} account with your address. You have one already, and it is as it was.

If it was you, sign in here:
${link}

If you forgot your password, choose “Forgot your password?” there. If it was not you, there is nothing to do.`,
  }),
  th: ({ brand, link }) => ({
    subject: `คุณมีบัญชี ${brand} อยู่แล้ว`,
    text: `สวัสดี

มีคนพยายามสร้างบัญชี ${brand} ด้วยอีเมลของคุณ คุณมีบัญชีอยู่แล้ว และบัญชียังเหมือนเดิม

ถ้าเป็นคุณเอง เข้าสู่ระบบที่นี่:
${link}

ถ้าลืมรหัสผ่าน ให้กด “ลืมรหัสผ่านใช่ไหม” ที่หน้านั้น ถ้าไม่ใช่คุณ ไม่ต้องทำอะไร`,
  }),
  zh: ({ brand, link }) => ({
    subject: `你已经有 ${brand} 账号了`,
    text: `你好：

有人想用你的邮箱注册 ${brand} 账号。你已经有账号了，它没有任何变化。

如果是你本人，请在这里登录：
${link}

如果忘了密码，请在那里点“忘记密码了？”。如果不是你，什么都不用做。`,
  }),
  ar: ({ brand, link }) => ({
    subject: `لديك حساب في ${brand} من قبل`,
    text: `مرحبًا،

حاول أحدهم إنشاء حساب في ${brand} ببريدك. لديك حساب من قبل، وهو كما كان.

إن كان هذا منك فتسجيل الدخول من هنا:
${link}

إن نسيت كلمة المرور فهناك «هل نسيت كلمة المرور؟». وإن لم يكن منك فلا شيء يلزم فعله.`,
  }),
}
