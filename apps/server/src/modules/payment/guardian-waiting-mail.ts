/** Letters to guardians, about what is to be paid for a child. They say nothing of what the child does here. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { LetterMessages } from '../../platform/mail/letter.ts'
import type { FactsIn } from './mail-facts.ts'

/** The child's name between quotation marks, where it is one to be shown. */
export const NAMED: Record<Locale, (name: string) => string> = {
  en: (name) => ` who is called “${name}” there`,
  th: (name) => ` ที่ใช้ชื่อว่า “${name}”`,
  zh: (name) => `（昵称“${name}”）`,
  ar: (name) => ` (الاسم هناك: «${name}»)`,
}

/** Maybe to a stranger: a child has typed the address. */
export const ASKS: LetterMessages<FactsIn & { name: Record<Locale, string> }> = {
  en: ({ brand, link, name: { en: name }, en: { plan, price, until } }) => ({
    subject: `A child asks you to pay for a plan at ${brand}`,
    text: `Hello,

a child${name} would like the plan ${plan} at ${brand}, a place where young people learn to code, build AI and play with ideas. It costs ${price}, and the child named you as the one who may pay.

Look at it and decide here:
${link}

Nothing is taken by itself, and the child does not see how you pay. You do not know this child, or do not want this? Ignore this mail: the link ends on ${until}.`,
  }),
  th: ({ brand, link, name: { th: name }, th: { plan, price, until } }) => ({
    subject: `เด็กคนหนึ่งขอให้คุณชำระค่าแพ็กเกจที่ ${brand}`,
    text: `เรียน ผู้ปกครอง

เด็กคนหนึ่ง${name} อยากได้แพ็กเกจ ${plan} ที่ ${brand} ซึ่งเป็นที่ที่เด็ก ๆ เรียนเขียนโค้ด สร้าง AI และเล่นกับไอเดีย ราคา ${price} และแจ้งว่าคุณคือผู้ที่ชำระได้

โปรดดูและตัดสินใจที่นี่:
${link}

เราไม่ตัดเงินเอง และเด็กไม่เห็นว่าคุณชำระอย่างไร ถ้าไม่รู้จักเด็กคนนี้หรือไม่ต้องการ โปรดเพิกเฉยต่ออีเมลนี้ ลิงก์จะหมดอายุวันที่ ${until}`,
  }),
  zh: ({ brand, link, name: { zh: name }, zh: { plan, price, until } }) => ({
    subject: `有孩子请您支付 ${brand} 的套餐`,
    text: `您好：

一个孩子${name}想要 ${brand} 的套餐 ${plan}。这里是孩子们学编程、做 AI、玩转创意的地方。价格是 ${price}，孩子说您可以付款。

请在这里查看并决定：
${link}

我们不会自动扣款，孩子也看不到您怎么付款。不认识这个孩子，或者不想付？不用理会这封邮件：链接在 ${until} 失效。`,
  }),
  ar: ({ brand, link, name: { ar: name }, ar: { plan, price, until } }) => ({
    subject: `طلب من طفل بدفع ثمن باقة في ${brand}`,
    text: `مرحبًا،

يرغب طفل${name} في الباقة ${plan} في ${brand}، وهو مكان لتعلّم البرمجة وصنع الذكاء الاصطناعي واللعب بالأفكار. سعرها ${price}، وذُكر عنوانك بصفتك من يمكنه الدفع.

يُرجى الاطلاع عليها واتخاذ القرار هنا:
${link}

لا يُسحب شيء تلقائيًا، ولا يرى الطفل طريقة الدفع. لا معرفة لك بهذا الطفل، أو لا رغبة لك في ذلك؟ يمكن تجاهل هذه الرسالة، فالرابط ينتهي في ${until}.`,
  }),
}

export const RENEWAL_FOR_CHILD: LetterMessages<FactsIn> = {
  en: ({ brand, link, en: { plan, price, until } }) => ({
    subject: `The plan you paid for at ${brand} can go on`,
    text: `Hello,

the plan ${plan} that you paid for at ${brand} ends on ${until}. What comes after it waits for you: ${price}.

Look at it and decide here:
${link}

Nothing is taken by itself. Without a payment the plan ends, and what the child made stays.`,
  }),
  th: ({ brand, link, th: { plan, price, until } }) => ({
    subject: `แพ็กเกจที่คุณชำระไว้ที่ ${brand} ใช้ต่อได้`,
    text: `เรียน ผู้ปกครอง

แพ็กเกจ ${plan} ที่คุณชำระไว้ที่ ${brand} จะสิ้นสุดวันที่ ${until} รอบต่อไปรอคุณอยู่: ${price}

โปรดดูและตัดสินใจที่นี่:
${link}

เราไม่ตัดเงินเอง ถ้าไม่ชำระ แพ็กเกจจะสิ้นสุด และผลงานของเด็กยังอยู่`,
  }),
  zh: ({ brand, link, zh: { plan, price, until } }) => ({
    subject: `您在 ${brand} 支付的套餐可以继续`,
    text: `您好：

您在 ${brand} 支付的套餐 ${plan} 将在 ${until} 结束。下一期的价格是 ${price}，等您决定。

请在这里查看：
${link}

我们不会自动扣款。不付款，套餐就到期结束，孩子做的东西都会留着。`,
  }),
  ar: ({ brand, link, ar: { plan, price, until } }) => ({
    subject: `الباقة التي دفعت ثمنها في ${brand} يمكن أن تستمر`,
    text: `مرحبًا،

تنتهي الباقة ${plan} التي دفعت ثمنها في ${brand} في ${until}. وما بعدها بانتظارك: ${price}.

يُرجى الاطلاع واتخاذ القرار هنا:
${link}

لا يُسحب شيء تلقائيًا. ومن دون دفع تنتهي الباقة، ويبقى ما صنعه الطفل.`,
  }),
}

export const AGAIN_FOR_CHILD: LetterMessages<FactsIn> = {
  en: ({ brand, link, en: { plan, price, until, more } }) => ({
    subject: `The plan you paid for at ${brand} has ended`,
    text: `Hello,

the plan ${plan} that you paid for at ${brand} ended on ${until}. What the child made stays.

With ${price} it goes on from the day you pay:
${link}

${more}`,
  }),
  th: ({ brand, link, th: { plan, price, until, more } }) => ({
    subject: `แพ็กเกจที่คุณชำระไว้ที่ ${brand} สิ้นสุดแล้ว`,
    text: `เรียน ผู้ปกครอง

แพ็กเกจ ${plan} ที่คุณชำระไว้ที่ ${brand} สิ้นสุดเมื่อวันที่ ${until} ผลงานของเด็กยังอยู่

ชำระ ${price} แล้วใช้ต่อได้ตั้งแต่วันที่ชำระ:
${link}

${more}`,
  }),
  zh: ({ brand, link, zh: { plan, price, until, more } }) => ({
    subject: `您在 ${brand} 支付的套餐已到期`,
    text: `您好：

您在 ${brand} 支付的套餐 ${plan} 已在 ${until} 结束。孩子做的东西都还在。

支付 ${price}，从付款那天起继续：
${link}

${more}`,
  }),
  ar: ({ brand, link, ar: { plan, price, until, more } }) => ({
    subject: `انتهت الباقة التي دفعت ثمنها في ${brand}`,
    text: `مرحبًا،

انتهت في ${until} الباقة ${plan} التي دفعت ثمنها في ${brand}. ويبقى ما صنعه الطفل.

بدفع ${price} تستمر من يوم الدفع:
${link}

${more}`,
  }),
}

export const ENDS_FOR_CHILD: LetterMessages<FactsIn> = {
  en: ({ brand, link, en: { plan, until } }) => ({
    subject: `The plan you paid for at ${brand} ends on ${until}`,
    text: `Hello,

the plan ${plan} that you paid for at ${brand} ends on ${until} and does not go on by itself. What the child made stays.

If it should go on, the child can say so until then. All plans are here:
${link}`,
  }),
  th: ({ brand, link, th: { plan, until } }) => ({
    subject: `แพ็กเกจที่คุณชำระไว้ที่ ${brand} จะสิ้นสุดวันที่ ${until}`,
    text: `เรียน ผู้ปกครอง

แพ็กเกจ ${plan} ที่คุณชำระไว้ที่ ${brand} จะสิ้นสุดวันที่ ${until} และไม่ต่อเอง ผลงานของเด็กยังอยู่

ถ้าอยากให้ใช้ต่อ เด็กเลือกเองได้ก่อนถึงวันนั้น ดูแพ็กเกจทั้งหมดได้ที่นี่:
${link}`,
  }),
  zh: ({ brand, link, zh: { plan, until } }) => ({
    subject: `您在 ${brand} 支付的套餐将在 ${until} 结束`,
    text: `您好：

您在 ${brand} 支付的套餐 ${plan} 将在 ${until} 结束，不会自动继续。孩子做的东西都会留着。

如果想继续，孩子可以在那之前选择继续。所有套餐都在这里：
${link}`,
  }),
  ar: ({ brand, link, ar: { plan, until } }) => ({
    subject: `تنتهي الباقة التي دفعت ثمنها في ${brand} في ${until}`,
    text: `مرحبًا،

تنتهي الباقة ${plan} التي دفعت ثمنها في ${brand} في ${until}، ولا تستمر تلقائيًا. ويبقى ما صنعه الطفل.

إن كان المطلوب أن تستمر فيمكن للطفل اختيار ذلك قبل هذا اليوم. كل الباقات هنا:
${link}`,
  }),
}
