/** Mails to a guardian. Their subjects say nothing that a user wrote, and only these mails hold the link. */

import { RETENTION } from '@panya/domain/account/retention.ts'
import { inSentence } from '@panya/domain/locale/isolate.ts'
import { LOCALES, type Locale, localePath } from '@panya/domain/locale/locale.ts'
import { DAYS } from '@panya/domain/time/spans.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { nameInMail } from './name-in-mail-port.ts'

interface Parts {
  to: string
  locale: Locale
  token: string
  displayName: string
  brand: string
  publicUrl: string
}

interface Letter {
  subject: string
  text: string
}

interface PaperMessages {
  subject(brand: string): string
  text(contact: string): string
}

interface Facts {
  brand: string
  /** The child's name between quotation marks; empty when it is none to be shown. */
  name: string
  address: string
  days: number
}

type Messages = (facts: Facts) => Letter

const QUOTED: Record<Locale, (name: string) => string> = {
  en: (name) => ` who is called “${name}” there`,
  th: (name) => ` ที่ใช้ชื่อว่า “${name}”`,
  zh: (name) => `（昵称“${name}”）`,
  ar: (name) => ` (الاسم هناك: «${name}»)`,
}

/** After “the child”, which in Arabic asks for another word. */
const QUOTED_AGAIN: Record<Locale, (name: string) => string> = {
  en: (name) => ` who is called “${name}” there`,
  th: (name) => ` ที่ใช้ชื่อว่า “${name}”`,
  zh: (name) => `（昵称“${name}”）`,
  ar: (name) => ` (الاسم هناك: «${name}»)`,
}

const ASK: Record<Locale, Messages> = {
  en: ({ brand, name, address, days }) => ({
    subject: `A child asks for your permission to use ${brand}`,
    text: `Hello,

A child${name} has made an account at ${brand}, a place where young people learn to code, build AI and play with ideas, and named you as parent or guardian.

At this age we need your consent. Please look at what we keep and answer here:
${address}

The link is yours alone, so please do not pass it on, not even to the child. With it you can also take your consent back, download everything we keep about the child, or have the account deleted. An unused link ends after ${DAYS.en(days)}. Until you answer, the account works, but shows nothing to others and uses no AI service.

You do not know this child? Open the link and choose “I do not know this child”: we then forget your address and never write to it again. If you do nothing, we delete your address after ${DAYS.en(days)}.`,
  }),
  th: ({ brand, name, address, days }) => ({
    subject: `เด็กคนหนึ่งขออนุญาตจากคุณเพื่อใช้ ${brand}`,
    text: `เรียน ผู้ปกครอง

เด็กคนหนึ่ง${name} ได้สร้างบัญชีที่ ${brand} ซึ่งเป็นที่ที่เด็ก ๆ เรียนเขียนโค้ด สร้าง AI และเล่นกับไอเดีย และแจ้งว่าคุณคือผู้ปกครอง

เด็กวัยนี้ต้องได้รับความยินยอมจากผู้ปกครองก่อน โปรดดูว่าเราเก็บข้อมูลอะไร แล้วตอบที่นี่:
${address}

ลิงก์นี้เป็นของคุณคนเดียว โปรดอย่าส่งต่อให้ใคร แม้แต่ตัวเด็กเอง คุณใช้ลิงก์นี้ถอนความยินยอม ดาวน์โหลดข้อมูลทั้งหมดของเด็ก หรือขอลบบัญชีได้ด้วย ลิงก์ที่ไม่ได้ใช้จะหมดอายุใน ${DAYS.th(days)} ระหว่างรอคำตอบ บัญชียังใช้ได้ แต่จะไม่แสดงอะไรให้คนอื่นเห็นและไม่ใช้บริการ AI

ถ้าคุณไม่รู้จักเด็กคนนี้ โปรดเปิดลิงก์แล้วเลือก “ฉันไม่รู้จักเด็กคนนี้” เราจะลบที่อยู่อีเมลของคุณและจะไม่เขียนถึงอีก หรือโปรดเพิกเฉยต่ออีเมลนี้ เราจะลบที่อยู่อีเมลของคุณหลังจาก ${DAYS.th(days)}`,
  }),
  zh: ({ brand, name, address, days }) => ({
    subject: `有孩子请您同意其使用 ${brand}`,
    text: `您好：

一个孩子${name}在 ${brand} 注册了账号。这里是孩子们学编程、做 AI、玩转创意的地方。孩子把您填为家长（监护人）。

这个年龄需要您的同意。请看看我们保存什么，并在这里答复：
${address}

链接只属于您，请不要转给别人，也不要给孩子。用它还可以撤回同意、下载孩子的全部数据，或要求删除账号。未使用的链接 ${DAYS.zh(days)}后失效。在您答复之前账号可以使用，但不会向别人展示任何内容，也不使用 AI 服务。

不认识这个孩子？请打开链接，选择“我不认识这个孩子”：我们会忘掉您的邮箱地址，以后不再给您写信。如果您什么都不做，${DAYS.zh(days)}后我们会删除您的邮箱地址。`,
  }),
  ar: ({ brand, name, address, days }) => ({
    subject: `طلب موافقتك على أن يستخدم طفل ${brand}`,
    text: `مرحبًا،

أُنشئ لطفل${name} حساب في ${brand}، وهو مكان لتعلّم البرمجة وصنع الذكاء الاصطناعي واللعب بالأفكار، وذُكر عنوانك بصفتك أحد الوالدين أو وليّ الأمر.

في هذا العمر نحتاج إلى موافقتك. يُرجى الاطلاع على ما نحتفظ به والإجابة هنا:
${address}

هذا الرابط لك وحدك، فيُرجى عدم إعطائه لأحد، ولا للطفل. وبه يمكنك أيضًا سحب موافقتك، أو تنزيل كل ما نحتفظ به عن الطفل، أو طلب حذف الحساب. تنتهي صلاحية الرابط غير المستخدم بعد ${DAYS.ar(days)}. وحتى وصول جوابك يعمل الحساب، لكنه لا يعرض شيئًا على الآخرين ولا يستخدم خدمة ذكاء اصطناعي.

لا معرفة لك بهذا الطفل؟ يكفي فتح الرابط واختيار «لا أعرف هذا الطفل»، فننسى عنوانك ولا نكتب إليك مرة أخرى. وإن لم يصلنا جواب حذفنا عنوانك بعد ${DAYS.ar(days)}.`,
  }),
}

const RECEIPT: Record<Locale, Messages> = {
  en: ({ brand, name, address }) => ({
    subject: `Your answer to ${brand}`,
    text: `Thank you. Your answer about the child${name} is kept.

You can change it at any time, download everything we keep about the child, or have the account deleted:
${address}

Please keep this mail, and the link to yourself.`,
  }),
  th: ({ brand, name, address }) => ({
    subject: `คำตอบของคุณถึง ${brand}`,
    text: `เรียน ผู้ปกครอง

ขอบคุณ เราบันทึกคำตอบของคุณเรื่องเด็ก${name} แล้ว

คุณเปลี่ยนคำตอบ ดาวน์โหลดข้อมูลทั้งหมดของเด็ก หรือขอลบบัญชีได้ทุกเมื่อที่นี่:
${address}

โปรดเก็บอีเมลนี้ไว้ และอย่าให้ลิงก์กับใคร`,
  }),
  zh: ({ brand, name, address }) => ({
    subject: `您给 ${brand} 的答复`,
    text: `谢谢，我们已保存您关于孩子${name}的答复。

您随时可以更改答复、下载孩子的全部数据，或要求删除账号：
${address}

请保存这封邮件，并且不要把链接给别人。`,
  }),
  ar: ({ brand, name, address }) => ({
    subject: `جوابك إلى ${brand}`,
    text: `شكرًا، لقد حفظنا جوابك بشأن الطفل${name}.

يمكنك في أي وقت تغييره أو تنزيل كل ما نحتفظ به عن الطفل أو طلب حذف الحساب:
${address}

يُرجى الاحتفاظ بهذه الرسالة، وعدم إعطاء الرابط لأحد.`,
  }),
}

/** Maybe a stranger's mailbox: a reminder tells no more than the first mail, neither a class nor a teacher. */
const REMIND: Record<Locale, Messages> = {
  en: ({ brand, name, address, days }) => ({
    subject: `Your answer to ${brand} is still missing`,
    text: `Hello,

A child${name} has an account at ${brand} and named you as parent or guardian. We wrote to you before and have no answer yet.

Please look at what we keep and answer here. This link takes the place of the one in our last mail:
${address}

The link is yours alone, so please do not pass it on, not even to the child. Until you answer, the account works, but shows nothing to others and uses no AI service. You would rather answer on paper? The child's teacher has a letter to sign.

You do not know this child? Open the link and choose “I do not know this child”: we then forget your address and never write to it again. If you do nothing, we delete your address ${DAYS.en(days)} after our last mail.`,
  }),
  th: ({ brand, name, address, days }) => ({
    subject: `เรายังรอคำตอบของคุณเรื่อง ${brand}`,
    text: `เรียน ผู้ปกครอง

เด็กคนหนึ่ง${name} มีบัญชีที่ ${brand} และแจ้งว่าคุณคือผู้ปกครอง เราเคยเขียนถึงคุณแล้ว แต่ยังไม่ได้รับคำตอบ

โปรดดูว่าเราเก็บข้อมูลอะไร แล้วตอบที่นี่ ลิงก์นี้ใช้แทนลิงก์ในอีเมลฉบับก่อน:
${address}

ลิงก์นี้เป็นของคุณคนเดียว โปรดอย่าส่งต่อให้ใคร แม้แต่ตัวเด็กเอง ระหว่างรอคำตอบ บัญชียังใช้ได้ แต่จะไม่แสดงอะไรให้คนอื่นเห็นและไม่ใช้บริการ AI ถ้าคุณอยากตอบบนกระดาษ คุณครูของเด็กมีจดหมายให้ลงชื่อ

ถ้าคุณไม่รู้จักเด็กคนนี้ โปรดเปิดลิงก์แล้วเลือก “ฉันไม่รู้จักเด็กคนนี้” เราจะลบที่อยู่อีเมลของคุณและจะไม่เขียนถึงอีก หรือโปรดเพิกเฉยต่ออีเมลนี้ เราจะลบที่อยู่อีเมลของคุณใน ${DAYS.th(days)}หลังอีเมลฉบับล่าสุด`,
  }),
  zh: ({ brand, name, address, days }) => ({
    subject: `我们还没有收到您给 ${brand} 的答复`,
    text: `您好：

一个孩子${name}在 ${brand} 有账号，并把您填为家长（监护人）。我们给您写过信，但还没有收到答复。

请看看我们保存什么，并在这里答复。这个链接取代上一封信里的链接：
${address}

链接只属于您，请不要转给别人，也不要给孩子。在您答复之前账号可以使用，但不会向别人展示任何内容，也不使用 AI 服务。想在纸上答复？孩子的老师有一封信可以签字。

不认识这个孩子？请打开链接，选择“我不认识这个孩子”：我们会忘掉您的邮箱地址，以后不再给您写信。如果您什么都不做，最后一封信 ${DAYS.zh(days)}后我们会删除您的邮箱地址。`,
  }),
  ar: ({ brand, name, address, days }) => ({
    subject: `ما زلنا ننتظر جوابك بشأن ${brand}`,
    text: `مرحبًا،

لطفل${name} حساب في ${brand}، وذُكر عنوانك بصفتك أحد الوالدين أو وليّ الأمر. كتبنا إليك من قبل ولم يصلنا جوابك بعد.

يُرجى الاطلاع على ما نحتفظ به والإجابة هنا. يحلّ هذا الرابط محلّ الرابط في رسالتنا السابقة:
${address}

هذا الرابط لك وحدك، فيُرجى عدم إعطائه لأحد، ولا للطفل. وحتى وصول جوابك يعمل الحساب، لكنه لا يعرض شيئًا على الآخرين ولا يستخدم خدمة ذكاء اصطناعي. هل الجواب على الورق أنسب لك؟ لدى معلّم الطفل رسالة للتوقيع.

لا معرفة لك بهذا الطفل؟ يكفي فتح الرابط واختيار «لا أعرف هذا الطفل»، فننسى عنوانك ولا نكتب إليك مرة أخرى. وإن لم يصلنا جواب حذفنا عنوانك بعد رسالتنا الأخيرة بـ ${DAYS.ar(days)}.`,
  }),
}

/** Below the receipt of a yes. */
const PROGRESS: Record<Locale, (address: string, days: number) => string> = {
  en: (
    address,
    days,
  ) => `Here you see how the child gets on: what was made, what was learnt, how much time it took:
${address}

This second link only shows, it changes nothing. It ends after ${DAYS.en(days)}, when you end it there, or when you take your consent back.`,
  th: (address, days) => `ดูความก้าวหน้าของเด็กได้ที่นี่ ว่าทำอะไร เรียนรู้อะไร และใช้เวลาเท่าไร:
${address}

ลิงก์ที่สองนี้ใช้ดูได้อย่างเดียว เปลี่ยนอะไรไม่ได้ และจะสิ้นสุดหลังจาก ${DAYS.th(days)} เมื่อคุณสั่งปิดในหน้านั้น หรือเมื่อคุณถอนความยินยอม`,
  zh: (address, days) => `在这里您可以看到孩子的进展：做了什么、学会了什么、用了多少时间：
${address}

这第二个链接只能查看，不能更改任何内容。${DAYS.zh(days)}后、您在页面上关闭它时，或您撤回同意时，它就会失效。`,
  ar: (address, days) => `هنا تقدّم الطفل: ما صُنع، وما جرى تعلّمه، وكم استغرق من الوقت:
${address}

هذا الرابط الثاني للاطلاع فقط ولا يغيّر شيئًا. ينتهي بعد ${DAYS.ar(days)}، أو عند إنهائه هناك، أو عند سحب موافقتك.`,
}

const ON_PAPER: Record<Locale, PaperMessages> = {
  en: {
    subject: (brand) => `Your link to ${brand} has ended`,
    text: (contact) =>
      `You had answered for a child. The school now has an answer on paper, signed by a parent or guardian, and it has taken the place of yours: your link has ended. If that is not right, talk to the child's teacher or write to ${contact}.`,
  },
  th: {
    subject: (brand) => `ลิงก์ของคุณที่ ${brand} สิ้นสุดแล้ว`,
    text: (contact) =>
      `เรียน ผู้ปกครอง

คุณเคยตอบแทนเด็กคนหนึ่ง ตอนนี้โรงเรียนได้รับคำตอบบนกระดาษที่ผู้ปกครองลงชื่อแล้ว และใช้แทนคำตอบของคุณ ลิงก์ของคุณจึงสิ้นสุดลง ถ้าไม่ถูกต้อง โปรดติดต่อคุณครูของเด็กหรือเขียนถึง ${contact}`,
  },
  zh: {
    subject: (brand) => `您在 ${brand} 的链接已失效`,
    text: (contact) =>
      `您曾经为一个孩子答复过。学校现在收到了一份由家长或监护人签名的书面答复，它取代了您的答复，您的链接因此失效。如果这不对，请联系孩子的老师，或写信给 ${contact}。`,
  },
  ar: {
    subject: (brand) => `انتهى رابطك في ${brand}`,
    text: (contact) =>
      `كنت قد أجبت عن طفل. لدى المدرسة الآن جواب على الورق وقّعه أحد الوالدين أو وليّ الأمر، وقد حلّ محل جوابك، فانتهى رابطك. إن لم يكن ذلك صحيحًا فيُرجى التحدث إلى معلّم الطفل أو الكتابة إلى ${contact}.`,
  },
}

export const guardianMail = (parts: Parts): Mail => write(ASK, QUOTED, parts)
export const reminderMail = (parts: Parts): Mail => write(REMIND, QUOTED, parts)

/** With the link to the page of progress, where there is one. */
export function receiptMail(parts: Parts, progressToken: string | null): Mail {
  const mail = write(RECEIPT, QUOTED_AGAIN, parts)
  if (progressToken === null) return mail
  const { locale, publicUrl } = parts
  const address = `${publicUrl}${localePath(locale, '/guardian/progress')}#${progressToken}`
  const more = PROGRESS[locale](address, RETENTION.progressLinkDays)
  return { ...mail, text: `${mail.text}\n\n${more}` }
}

function write(
  messages: Record<Locale, Messages>,
  quoted: typeof QUOTED,
  { to, locale, token, displayName, brand, publicUrl }: Parts,
): Mail {
  // Behind the #, the token never reaches a log or another site.
  const address = `${publicUrl}${localePath(locale, '/guardian')}#${token}`
  const plain = nameInMail(displayName)
  const name = plain === null ? '' : quoted[locale](inSentence(locale, plain))
  return { to, ...messages[locale]({ brand, name, address, days: RETENTION.guardianLinkDays }) }
}

/** In every language: nobody knows which one was read last. */
export function answeredOnPaperMail(to: string, brand: string, contact: string): Mail {
  const text = LOCALES.map((locale) => ON_PAPER[locale].text(contact)).join('\n\n')
  return { to, subject: ON_PAPER.en.subject(brand), text }
}
