/** The mail to a guardian: what is asked of them, and the code with which they answer. */
import { presentCode } from '@panya/domain/consent/guardian-code.ts'
import { type Locale, localePath } from '@panya/domain/locale/locale.ts'
import { RETENTION } from '@panya/domain/retention/retention.ts'
import type { Mail } from '../mail/mailer.ts'

interface Parts {
  to: string
  locale: Locale
  code: string
  learner: string
  brand: string
  publicUrl: string
}

interface Letter {
  subject: string
  text: string
}

type Words = (parts: Parts & { address: string; printed: string; days: number }) => Letter

const ASK: Record<Locale, Words> = {
  en: ({ learner, brand, address, printed, days }) => ({
    subject: `${learner} would like your permission to use ${brand}`,
    text: `Hello,

${learner} has made an account at ${brand}, a place where young people learn to code, build AI and play with ideas, and named you as parent or guardian.

At this age we need your consent. Please look at what we keep and answer here:
${address}

Your code: ${printed}

The code is yours alone: with it you can also take your consent back, download everything we keep about the child, or have the account deleted. An unused code ends after ${days} days. Until you answer, the account works, but shows nothing to others and uses no AI service.

If you do not know ${learner}, please ignore this mail. We delete your address after ${days} days.`,
  }),
  th: ({ learner, brand, address, printed, days }) => ({
    subject: `${learner} ขออนุญาตใช้ ${brand}`,
    text: `สวัสดี

${learner} ได้สร้างบัญชีที่ ${brand} ซึ่งเป็นที่ที่เด็ก ๆ เรียนเขียนโค้ด สร้าง AI และเล่นกับไอเดีย และแจ้งว่าคุณคือผู้ปกครอง

เด็กวัยนี้ต้องได้รับความยินยอมจากผู้ปกครองก่อน กรุณาดูว่าเราเก็บข้อมูลอะไร แล้วตอบที่นี่:
${address}

รหัสของคุณ: ${printed}

รหัสนี้เป็นของคุณคนเดียว ใช้ถอนความยินยอม ดาวน์โหลดข้อมูลทั้งหมดของเด็ก หรือขอลบบัญชีได้ด้วย รหัสที่ไม่ได้ใช้จะหมดอายุใน ${days} วัน ระหว่างรอคำตอบ บัญชียังใช้ได้ แต่จะไม่แสดงอะไรให้คนอื่นเห็นและไม่ใช้บริการ AI

ถ้าคุณไม่รู้จัก ${learner} ไม่ต้องสนใจอีเมลนี้ เราจะลบที่อยู่อีเมลของคุณหลังจาก ${days} วัน`,
  }),
  zh: ({ learner, brand, address, printed, days }) => ({
    subject: `${learner} 希望您同意使用 ${brand}`,
    text: `您好：

${learner} 在 ${brand} 注册了账号。这里是孩子们学编程、做 AI、玩创意的地方。孩子把您填为家长（监护人）。

这个年龄需要您的同意。请看看我们保存什么，并在这里答复：
${address}

您的代码：${printed}

代码只属于您：用它还可以撤回同意、下载孩子的全部数据，或要求删除账号。未使用的代码 ${days} 天后失效。在您答复之前账号可以使用，但不会向别人展示任何内容，也不使用 AI 服务。

如果您不认识 ${learner}，请忽略这封邮件。${days} 天后我们会删除您的邮箱地址。`,
  }),
  ar: ({ learner, brand, address, printed, days }) => ({
    subject: `${learner} يطلب موافقتك على استخدام ${brand}`,
    text: `مرحبًا،

أنشأ ${learner} حسابًا في ${brand}، وهو مكان يتعلم فيه الصغار البرمجة ويصنعون الذكاء الاصطناعي ويلعبون بالأفكار، وذكر أنك وليّ أمره.

في هذا العمر نحتاج إلى موافقتك. اطّلع من فضلك على ما نحتفظ به وأجب هنا:
${address}

رمزك: ${printed}

هذا الرمز لك وحدك: به يمكنك أيضًا سحب موافقتك، أو تنزيل كل ما نحتفظ به عن الطفل، أو طلب حذف الحساب. تنتهي صلاحية الرمز غير المستخدم بعد مدة بالأيام: ${days}. وحتى تجيب يعمل الحساب، لكنه لا يعرض شيئًا على الآخرين ولا يستخدم خدمة ذكاء اصطناعي.

إن كنت لا تعرف ${learner} فتجاهل هذه الرسالة، وسنحذف عنوانك بعد المدة نفسها.`,
  }),
}

const RECEIPT: Record<Locale, Words> = {
  en: ({ learner, brand, address, printed }) => ({
    subject: `Your answer about ${learner} at ${brand}`,
    text: `Thank you. Your answer is kept.

You can change it at any time, download everything we keep about ${learner}, or have the account deleted:
${address}

Your code: ${printed}

Please keep this mail, and the code to yourself.`,
  }),
  th: ({ learner, brand, address, printed }) => ({
    subject: `คำตอบของคุณเรื่อง ${learner} ที่ ${brand}`,
    text: `ขอบคุณ เราบันทึกคำตอบของคุณแล้ว

คุณเปลี่ยนคำตอบ ดาวน์โหลดข้อมูลทั้งหมดของ ${learner} หรือขอลบบัญชีได้ทุกเมื่อที่นี่:
${address}

รหัสของคุณ: ${printed}

กรุณาเก็บอีเมลนี้ไว้ และอย่าบอกรหัสกับใคร`,
  }),
  zh: ({ learner, brand, address, printed }) => ({
    subject: `您对 ${learner} 使用 ${brand} 的答复`,
    text: `谢谢，我们已保存您的答复。

您随时可以更改答复、下载 ${learner} 的全部数据，或要求删除账号：
${address}

您的代码：${printed}

请保存这封邮件，并且不要把代码告诉别人。`,
  }),
  ar: ({ learner, brand, address, printed }) => ({
    subject: `جوابك بشأن ${learner} في ${brand}`,
    text: `شكرًا، لقد حفظنا جوابك.

يمكنك في أي وقت تغييره أو تنزيل كل ما نحتفظ به عن ${learner} أو طلب حذف الحساب:
${address}

رمزك: ${printed}

احتفظ بهذه الرسالة من فضلك، ولا تُطلع أحدًا على الرمز.`,
  }),
}

export const guardianMail = (parts: Parts): Mail => write(ASK, parts)
export const receiptMail = (parts: Parts): Mail => write(RECEIPT, parts)

function write(words: Record<Locale, Words>, parts: Parts): Mail {
  const { to, locale, code, publicUrl } = parts
  // Behind the #, the code never reaches a server, a log or another site.
  const address = `${publicUrl}${localePath(locale, '/guardian')}#${presentCode(code)}`
  const days = RETENTION.guardianCodeDays
  const letter = words[locale]({ ...parts, address, printed: presentCode(code), days })
  // A name with line breaks must not write headers.
  return { to, subject: letter.subject.replaceAll(/\s+/g, ' '), text: letter.text }
}
