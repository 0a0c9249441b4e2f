/** The mail of a day: one line for each notice, the way to the inbox, and the way to end these mails. */
import { formatNumber } from '@panya/domain/locale/format-number.ts'
import { inSentence } from '@panya/domain/locale/isolate.ts'
import { type Locale, localePath } from '@panya/domain/locale/locale.ts'
import type { Notice, NoticeKind } from '@panya/domain/notice/notice.ts'
import { type LetterMessages, type Sender, writeLetter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mailer.ts'

interface Facts {
  lines: string
  inbox: string
}

/** A number in brackets needs no plural. */
const LINES: Record<Locale, Record<NoticeKind, (count: string, title: string) => string>> = {
  en: {
    'handed-in': (count, title) => `Handed in (${count}): ${title}`,
    'given-back': (_, title) => `Given back to you: ${title}`,
    comment: (count, title) => `Comments on your work (${count}): ${title}`,
    answer: (count, title) => `Answers to your comments (${count}): ${title}`,
    invitation: (_, title) => `You are invited to the class ${title}`,
    'class-shared': (_, title) => `You are a teacher of the class ${title} now`,
  },
  th: {
    'handed-in': (count, title) => `ส่งงานแล้ว (${count}): ${title}`,
    'given-back': (_, title) => `คุณครูคืนงานให้แล้ว: ${title}`,
    comment: (count, title) => `ความคิดเห็นในงานของคุณ (${count}): ${title}`,
    answer: (count, title) => `คำตอบถึงความคิดเห็นของคุณ (${count}): ${title}`,
    invitation: (_, title) => `คุณได้รับเชิญเข้าห้องเรียน ${title}`,
    'class-shared': (_, title) => `ตอนนี้คุณเป็นคุณครูของห้องเรียน ${title}`,
  },
  zh: {
    'handed-in': (count, title) => `已交作业（${count}）：${title}`,
    'given-back': (_, title) => `已发回给你：${title}`,
    comment: (count, title) => `你的作品有新评论（${count}）：${title}`,
    answer: (count, title) => `对你评论的回复（${count}）：${title}`,
    invitation: (_, title) => `邀请你加入班级 ${title}`,
    'class-shared': (_, title) => `你现在是班级 ${title} 的老师`,
  },
  ar: {
    'handed-in': (count, title) => `أعمال سُلّمت (${count}): ${title}`,
    'given-back': (_, title) => `أُعيد إليك: ${title}`,
    comment: (count, title) => `تعليقات على عملك (${count}): ${title}`,
    answer: (count, title) => `ردود على تعليقاتك (${count}): ${title}`,
    invitation: (_, title) => `أنت مدعوّ إلى الصفّ ${title}`,
    'class-shared': (_, title) => `أنت الآن معلّم في الصفّ ${title}`,
  },
}

const DIGEST: LetterMessages<Facts> = {
  en: ({ brand, link, lines, inbox }) => ({
    subject: `What is new for you at ${brand}`,
    text: `Hello,

this is new since you looked last:

${lines}

Everything is in your inbox:
${inbox}

No more of these mails:
${link}`,
  }),
  th: ({ brand, link, lines, inbox }) => ({
    subject: `มีอะไรใหม่สำหรับคุณที่ ${brand}`,
    text: `สวัสดี

สิ่งใหม่ตั้งแต่คุณดูครั้งล่าสุด:

${lines}

ดูทั้งหมดได้ในกล่องแจ้งเตือนของคุณ:
${inbox}

ไม่รับอีเมลแบบนี้อีก:
${link}`,
  }),
  zh: ({ brand, link, lines, inbox }) => ({
    subject: `${brand} 上有你的新消息`,
    text: `你好：

你上次查看之后的新消息：

${lines}

全部消息都在你的通知里：
${inbox}

不再接收这类邮件：
${link}`,
  }),
  ar: ({ brand, link, lines, inbox }) => ({
    subject: `الجديد لك في ${brand}`,
    text: `مرحبًا،

هذا هو الجديد منذ آخر مرة اطّلعت فيها:

${lines}

كل شيء في صندوق إشعاراتك:
${inbox}

لإيقاف هذه الرسائل:
${link}`,
  }),
}

export interface DigestParts extends Sender {
  to: string
  locale: Locale
  /** Ends these mails. */
  token: string
  notices: readonly Notice[]
  /** There are more than these. */
  more: boolean
}

export function digestMail({ notices, more, locale, publicUrl, ...rest }: DigestParts): Mail {
  const lines = notices.map(
    ({ kind, count, title, from }) =>
      `– ${LINES[locale][kind](formatNumber(locale, count), named(locale, oneLine(title), from))}`,
  )
  const inbox = publicUrl + localePath(locale, '/notices')
  const facts = { lines: [...lines, ...(more ? ['– …'] : [])].join('\n'), inbox }
  return writeLetter(DIGEST, { ...rest, locale, publicUrl, page: '/stop-mail' }, facts)
}

/** Who and what, each in its own direction. */
function named(locale: Locale, title: string, from: string | null): string {
  const what = inSentence(locale, title)
  return from === null ? what : `${what} (${inSentence(locale, oneLine(from))})`
}

const LONGEST = 160

/** What somebody called their work must not look like another line of ours, nor become a link to elsewhere. */
function oneLine(text: string): string {
  const plain = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').replaceAll('://', ': //')
  const letters = Array.from(plain.trim())
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : letters.join('')
}
