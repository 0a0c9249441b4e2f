/** The note to the adult a school has named: that somebody may need help. It never holds the learner's words. */
import { type LetterMessages, type LetterParts, writeLetter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mailer.ts'

const MESSAGES: LetterMessages<{ learner: string }> = {
  en: ({ brand, link, learner }) => ({
    subject: `A learner at ${brand} may need somebody to talk to`,
    text: `Hello,

A learner wrote something to the tutor of ${brand} that sounds as if they might be in danger or very sad. A computer program noticed it, and it can be wrong.
Who: ${learner}

The learner was shown kind words and how to reach you. Please speak with them soon, in person and calmly. What was written is not in this mail. Administrators find the case here:
${link}

You get this because your school has named you as the person to turn to.`,
  }),
  th: ({ brand, link, learner }) => ({
    subject: `ผู้เรียนคนหนึ่งใน ${brand} อาจต้องการใครสักคนคุยด้วย`,
    text: `เรียน ผู้ดูแลผู้เรียน

ผู้เรียนคนหนึ่งเขียนถึงติวเตอร์ AI ใน ${brand} ด้วยข้อความที่อาจหมายความว่ากำลังตกอยู่ในอันตรายหรือเศร้ามาก โปรแกรมคอมพิวเตอร์เป็นผู้สังเกตเห็น และอาจเข้าใจผิดได้
ผู้เรียน: ${learner}

ผู้เรียนได้เห็นข้อความให้กำลังใจและวิธีติดต่อคุณแล้ว โปรดหาเวลาพูดคุยกับผู้เรียนโดยเร็ว แบบพบหน้ากันและใจเย็น ข้อความที่ผู้เรียนเขียนไม่ได้อยู่ในอีเมลนี้ ผู้ดูแลระบบดูกรณีนี้ได้ที่
${link}

คุณได้รับอีเมลนี้เพราะโรงเรียนระบุให้คุณเป็นผู้ที่ผู้เรียนขอความช่วยเหลือได้`,
  }),
  zh: ({ brand, link, learner }) => ({
    subject: `${brand} 的一名学生可能需要有人谈一谈`,
    text: `您好：

一名学生在 ${brand} 的 AI 助教那里写的话，听起来像是遇到了危险或者非常难过。这是计算机程序发现的，它也可能弄错。
学生：${learner}

学生已经看到了安慰的话和联系您的方法。请尽快当面、平静地和学生谈一谈。学生写的内容不在这封邮件里，管理员可以在这里查看：
${link}

您收到这封邮件，是因为学校指定您为学生可以求助的人。`,
  }),
  ar: ({ brand, link, learner }) => ({
    subject: `قد يحتاج أحد المتعلمين في ${brand} إلى من يتحدث معه`,
    text: `مرحبًا،

كتب أحد المتعلمين إلى المساعد الذكي في ${brand} كلامًا قد يعني أنه في خطر أو حزين جدًا. لاحظ ذلك برنامج حاسوبي، وقد يكون مخطئًا.
المتعلم: ${learner}

عُرضت على المتعلم كلمات لطيفة وطريقة الوصول إليك. نرجو التحدث معه قريبًا، وجهًا لوجه وبهدوء. ما كتبه ليس في هذه الرسالة، ويجد المشرفون الحالة هنا:
${link}

وصلتك هذه الرسالة لأن المدرسة اختارتك شخصًا يمكن اللجوء إليه.`,
  }),
}

/** Without a name where it is not to be in mails: the case says who it is. */
export function careMail(letter: Omit<LetterParts, 'page'>, learner: string | null): Mail {
  return writeLetter(MESSAGES, { ...letter, page: '/admin/tutor' }, { learner: learner ?? '–' })
}
