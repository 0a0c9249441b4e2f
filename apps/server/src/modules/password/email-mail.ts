/** The mails about another address for an account: to the new one, to the old one, and to whom it belongs already. */
import { HOURS } from '@panya/domain/time/spans.ts'
import type { LetterMessages } from '../../platform/mail/letter.ts'

export const CONFIRM_NEW_ADDRESS: LetterMessages<{ hours: number }> = {
  en: ({ brand, link, hours }) => ({
    subject: `Your new address for ${brand}`,
    text: `Hello,

this is to become the address of your ${brand} account. Open the link while you are signed in there:
${link}

It works once, for ${HOURS.en(hours)}. If you did not ask for it, ignore this mail: nothing happens.`,
  }),
  th: ({ brand, link, hours }) => ({
    subject: `อีเมลใหม่ของคุณสำหรับ ${brand}`,
    text: `สวัสดี

อีเมลนี้จะเป็นอีเมลใหม่ของบัญชี ${brand} ของคุณ เปิดลิงก์นี้ขณะที่คุณเข้าสู่ระบบอยู่:
${link}

ลิงก์ใช้ได้ครั้งเดียว ภายใน ${HOURS.th(hours)} ถ้าคุณไม่ได้ขอ ไม่ต้องสนใจอีเมลนี้ จะไม่มีอะไรเกิดขึ้น`,
  }),
  zh: ({ brand, link, hours }) => ({
    subject: `你在 ${brand} 的新邮箱`,
    text: `你好：

这个邮箱将成为你的 ${brand} 账号的新邮箱。请在登录后打开这个链接：
${link}

链接只能用一次，${HOURS.zh(hours)}内有效。如果不是你申请的，请忽略这封邮件，什么都不会发生。`,
  }),
  ar: ({ brand, link, hours }) => ({
    subject: `بريدك الجديد في ${brand}`,
    text: `مرحبًا،

سيصبح هذا بريد حسابك في ${brand}. يُرجى فتح الرابط بعد تسجيل الدخول فيه:
${link}

يعمل الرابط مرة واحدة، خلال ${HOURS.ar(hours)}. إن لم تطلب ذلك فيمكن تجاهل هذه الرسالة، ولن يحدث شيء.`,
  }),
}

export const ADDRESS_IS_TAKEN: LetterMessages<object> = {
  en: ({ brand, link }) => ({
    subject: `Somebody tried to use your address at ${brand}`,
    text: `Hello,

somebody wanted to use your address for another ${brand} account. It belongs to your account, and stays there. There is nothing to do.

If it was you, sign in to the account that has this address:
${link}`,
  }),
  th: ({ brand, link }) => ({
    subject: `มีคนพยายามใช้อีเมลของคุณที่ ${brand}`,
    text: `สวัสดี

มีคนอยากใช้อีเมลของคุณกับบัญชี ${brand} อีกบัญชีหนึ่ง อีเมลนี้เป็นของบัญชีคุณและยังเหมือนเดิม ไม่ต้องทำอะไร

ถ้าเป็นคุณเอง เข้าสู่ระบบด้วยบัญชีที่ใช้อีเมลนี้:
${link}`,
  }),
  zh: ({ brand, link }) => ({
    subject: `有人想在 ${brand} 使用你的邮箱`,
    text: `你好：

有人想把你的邮箱用在另一个 ${brand} 账号上。它属于你的账号，没有任何变化，你什么都不用做。

如果是你本人，请登录使用这个邮箱的账号：
${link}`,
  }),
  ar: ({ brand, link }) => ({
    subject: `حاول أحدهم استخدام بريدك في ${brand}`,
    text: `مرحبًا،

أراد أحدهم استخدام بريدك لحساب آخر في ${brand}. إنه بريد حسابك ويبقى كما هو، ولا شيء يلزم فعله.

إن كان هذا منك، فتسجيل الدخول إلى الحساب الذي له هذا البريد من هنا:
${link}`,
  }),
}

export const ADDRESS_WILL_CHANGE: LetterMessages<{ email: string; hours: number }> = {
  en: ({ brand, link, email, hours }) => ({
    subject: `Your ${brand} account is to get another address`,
    text: `Hello,

somebody signed in to your ${brand} account asked to use another address for it: ${email}
It changes when the link in a mail to that address is opened, within ${HOURS.en(hours)}.

If this was not you, change your password now. That stops it and signs out every other device:
${link}`,
  }),
  th: ({ brand, link, email, hours }) => ({
    subject: `บัญชี ${brand} ของคุณกำลังจะเปลี่ยนอีเมล`,
    text: `สวัสดี

มีคนที่เข้าสู่ระบบบัญชี ${brand} ของคุณขอเปลี่ยนอีเมลเป็น: ${email}
อีเมลจะเปลี่ยนเมื่อมีคนเปิดลิงก์ที่ส่งไปยังอีเมลใหม่ ภายใน ${HOURS.th(hours)}

ถ้าไม่ใช่คุณ ให้เปลี่ยนรหัสผ่านทันที การเปลี่ยนอีเมลจะหยุด และอุปกรณ์อื่นจะออกจากระบบ:
${link}`,
  }),
  zh: ({ brand, link, email, hours }) => ({
    subject: `你的 ${brand} 账号将更换邮箱`,
    text: `你好：

有人登录你的 ${brand} 账号，申请把邮箱换成：${email}
在 ${HOURS.zh(hours)}内打开发到新邮箱的链接后，邮箱就会更换。

如果不是你本人操作，请马上修改密码，更换就会停止，其他设备也会退出登录：
${link}`,
  }),
  ar: ({ brand, link, email, hours }) => ({
    subject: `سيتغيّر بريد حسابك في ${brand}`,
    text: `مرحبًا،

طلب شخص مسجّل الدخول إلى حسابك في ${brand} تغيير بريده إلى: ${email}
يتغيّر البريد عند فتح الرابط المرسل إلى البريد الجديد، خلال ${HOURS.ar(hours)}.

إن لم يكن هذا منك، فيُرجى تغيير كلمة مرورك الآن، فيتوقف ذلك ويُسجّل الخروج من كل جهاز آخر:
${link}`,
  }),
}

export const ADDRESS_CHANGED: LetterMessages<{ email: string }> = {
  en: ({ brand, link, email }) => ({
    subject: `Your ${brand} account has another address now`,
    text: `Hello,

your ${brand} account now uses this address: ${email}
This one no longer opens it. Every other device was signed out.

If this was not you, tell your teacher or an administrator at once. You sign in here:
${link}`,
  }),
  th: ({ brand, link, email }) => ({
    subject: `บัญชี ${brand} ของคุณใช้อีเมลใหม่แล้ว`,
    text: `สวัสดี

ตอนนี้บัญชี ${brand} ของคุณใช้อีเมลนี้: ${email}
อีเมลเดิมใช้เข้าสู่ระบบไม่ได้แล้ว และอุปกรณ์อื่นออกจากระบบแล้ว

ถ้าไม่ใช่คุณ รีบบอกคุณครูหรือผู้ดูแลระบบทันที เข้าสู่ระบบได้ที่นี่:
${link}`,
  }),
  zh: ({ brand, link, email }) => ({
    subject: `你的 ${brand} 账号已更换邮箱`,
    text: `你好：

你的 ${brand} 账号现在使用这个邮箱：${email}
原来的邮箱不能再用来登录，其他设备都已退出登录。

如果不是你本人操作，请马上告诉老师或管理员。在这里登录：
${link}`,
  }),
  ar: ({ brand, link, email }) => ({
    subject: `أصبح لحسابك في ${brand} بريد آخر`,
    text: `مرحبًا،

يستخدم حسابك في ${brand} الآن هذا البريد: ${email}
لم يعد هذا البريد القديم يفتحه، وسُجّل الخروج من كل جهاز آخر.

إن لم يكن هذا منك، فيُرجى إخبار معلّمك أو أحد المشرفين فورًا. تسجيل الدخول من هنا:
${link}`,
  }),
}
