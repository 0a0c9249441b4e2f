/** Letters to grown-ups who pay for themselves, about what is to be paid. */
import type { LetterMessages } from '../../platform/mail/letter.ts'
import type { FactsIn } from './mail-facts.ts'

export const WAITS: LetterMessages<FactsIn> = {
  en: ({ brand, link, en: { reference, plan, price, until } }) => ({
    subject: `Your order at ${brand} waits to be paid`,
    text: `Hello,

your order ${reference} waits to be paid: ${plan}, ${price}. The price holds until ${until}.

How to pay it, or to cancel it:
${link}

Paid already? Then there is nothing to do: a bank may need a day.`,
  }),
  th: ({ brand, link, th: { reference, plan, price, until } }) => ({
    subject: `คำสั่งซื้อของคุณที่ ${brand} รอการชำระเงิน`,
    text: `สวัสดี

คำสั่งซื้อ ${reference} รอการชำระเงิน: ${plan} ราคา ${price} ราคานี้ใช้ได้ถึงวันที่ ${until}

ดูวิธีชำระเงินหรือยกเลิกได้ที่นี่:
${link}

ถ้าชำระแล้ว ไม่ต้องทำอะไรอีก ธนาคารอาจใช้เวลาหนึ่งวัน`,
  }),
  zh: ({ brand, link, zh: { reference, plan, price, until } }) => ({
    subject: `你在 ${brand} 的订单等待付款`,
    text: `你好：

你的订单 ${reference} 等待付款：${plan}，${price}。这个价格保留到 ${until}。

付款方式或取消订单：
${link}

已经付过了？那就不用做什么，银行可能需要一天。`,
  }),
  ar: ({ brand, link, ar: { reference, plan, price, until } }) => ({
    subject: `طلبك في ${brand} بانتظار الدفع`,
    text: `مرحبًا،

طلبك ${reference} بانتظار الدفع: ${plan}، ${price}. يسري هذا السعر حتى ${until}.

طريقة الدفع، أو إلغاء الطلب:
${link}

هل تم الدفع؟ لا يلزم شيء إذن، فقد يحتاج البنك إلى يوم.`,
  }),
}

export const RENEWAL: LetterMessages<FactsIn> = {
  en: ({ brand, link, en: { plan, price, until } }) => ({
    subject: `Your plan at ${brand} can go on`,
    text: `Hello,

your plan ${plan} is paid until ${until}. What comes after it waits to be paid: ${price}. Credit you have is counted already.

Pay it, choose another plan, or let it end:
${link}

Nothing is taken by itself. What you made stays, whatever you choose.`,
  }),
  th: ({ brand, link, th: { plan, price, until } }) => ({
    subject: `แพ็กเกจของคุณที่ ${brand} ใช้ต่อได้`,
    text: `สวัสดี

แพ็กเกจ ${plan} ของคุณชำระไว้ถึงวันที่ ${until} รอบต่อไปรอการชำระเงิน: ${price} เราหักเครดิตที่คุณมีให้แล้ว

ชำระเงิน เลือกแพ็กเกจอื่น หรือปล่อยให้สิ้นสุดได้ที่นี่:
${link}

เราไม่ตัดเงินเอง และไม่ว่าคุณเลือกอย่างไร ผลงานของคุณยังอยู่`,
  }),
  zh: ({ brand, link, zh: { plan, price, until } }) => ({
    subject: `你在 ${brand} 的套餐可以继续`,
    text: `你好：

你的套餐 ${plan} 已付到 ${until}。下一期等待付款：${price}。你的余额已经算进去了。

付款、换别的套餐，或让它到期结束：
${link}

我们不会自动扣款。不管你怎么选，你做的东西都会留着。`,
  }),
  ar: ({ brand, link, ar: { plan, price, until } }) => ({
    subject: `يمكن أن تستمر باقتك في ${brand}`,
    text: `مرحبًا،

باقتك ${plan} مدفوعة حتى ${until}. وما بعدها بانتظار الدفع: ${price}. وقد حُسب رصيدك ضمنه.

للدفع أو اختيار باقة أخرى أو تركها تنتهي:
${link}

لا يُسحب شيء تلقائيًا. وكل ما صنعته يبقى مهما كان اختيارك.`,
  }),
}

export const AGAIN: LetterMessages<FactsIn> = {
  en: ({ brand, link, en: { plan, price, until, more } }) => ({
    subject: `Your plan at ${brand} has ended, and can go on`,
    text: `Hello,

what was paid for your plan ${plan} ended on ${until}, and the plan with it. What you made stays.

With ${price} it goes on from the day you pay:
${link}

${more}`,
  }),
  th: ({ brand, link, th: { plan, price, until, more } }) => ({
    subject: `แพ็กเกจของคุณที่ ${brand} สิ้นสุดแล้ว แต่ใช้ต่อได้`,
    text: `สวัสดี

เงินที่ชำระไว้สำหรับแพ็กเกจ ${plan} ครอบคลุมถึงวันที่ ${until} แพ็กเกจจึงสิ้นสุดแล้ว ผลงานของคุณยังอยู่

ชำระ ${price} แล้วใช้ต่อได้ตั้งแต่วันที่ชำระ:
${link}

${more}`,
  }),
  zh: ({ brand, link, zh: { plan, price, until, more } }) => ({
    subject: `你在 ${brand} 的套餐已到期，可以继续`,
    text: `你好：

你的套餐 ${plan} 付到 ${until} 为止，现在已经结束。你做的东西都还在。

支付 ${price}，从付款那天起继续：
${link}

${more}`,
  }),
  ar: ({ brand, link, ar: { plan, price, until, more } }) => ({
    subject: `انتهت باقتك في ${brand}، ويمكن أن تستمر`,
    text: `مرحبًا،

انتهى في ${until} ما دُفع مقابل الباقة ${plan}، وانتهت معه. وكل ما صنعته باقٍ.

بدفع ${price} تستمر من يوم الدفع:
${link}

${more}`,
  }),
}

export const ENDS: LetterMessages<FactsIn> = {
  en: ({ brand, link, en: { plan, until } }) => ({
    subject: `Your plan at ${brand} ends on ${until}`,
    text: `Hello,

your plan ${plan} ends on ${until}, as you wished. What you made stays.

You have thought again? Until then one press is enough:
${link}`,
  }),
  th: ({ brand, link, th: { plan, until } }) => ({
    subject: `แพ็กเกจของคุณที่ ${brand} จะสิ้นสุดวันที่ ${until}`,
    text: `สวัสดี

แพ็กเกจ ${plan} จะสิ้นสุดวันที่ ${until} ตามที่คุณเลือกไว้ ผลงานของคุณยังอยู่

ถ้าเปลี่ยนใจ กดครั้งเดียวก่อนถึงวันนั้นก็ใช้ต่อได้:
${link}`,
  }),
  zh: ({ brand, link, zh: { plan, until } }) => ({
    subject: `你在 ${brand} 的套餐将在 ${until} 结束`,
    text: `你好：

按照你的选择，套餐 ${plan} 将在 ${until} 结束。你做的东西都会留着。

改主意了？在那之前点一下就能继续：
${link}`,
  }),
  ar: ({ brand, link, ar: { plan, until } }) => ({
    subject: `تنتهي باقتك في ${brand} في ${until}`,
    text: `مرحبًا،

تنتهي الباقة ${plan} في ${until} كما اخترت. وكل ما صنعته يبقى.

هل تغيّر رأيك؟ تكفي ضغطة واحدة قبل ذلك:
${link}`,
  }),
}
