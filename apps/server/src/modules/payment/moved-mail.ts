/** Letters to grown-ups who pay for themselves, about money that came, did not come or went back. */
import type { LetterMessages } from '../../platform/mail/letter.ts'
import type { FactsIn } from './mail-facts.ts'

export const PAID: LetterMessages<FactsIn> = {
  en: ({ brand, link, en: { plan, price, until } }) => ({
    subject: `Thank you: ${brand} has your payment`,
    text: `Thank you.

${price} for ${plan} is here. It holds until ${until}.

Your receipt:
${link}`,
  }),
  th: ({ brand, link, th: { plan, price, until } }) => ({
    subject: `ขอบคุณ ${brand} ได้รับเงินของคุณแล้ว`,
    text: `สวัสดี

ขอบคุณ เราได้รับ ${price} สำหรับ ${plan} แล้ว ใช้ได้ถึงวันที่ ${until}

ใบเสร็จของคุณ:
${link}`,
  }),
  zh: ({ brand, link, zh: { plan, price, until } }) => ({
    subject: `谢谢，${brand} 已收到你的付款`,
    text: `谢谢。

我们已收到 ${price}，${plan} 可以用到 ${until}。

你的收据：
${link}`,
  }),
  ar: ({ brand, link, ar: { plan, price, until } }) => ({
    subject: `شكرًا: وصلت دفعتك إلى ${brand}`,
    text: `شكرًا.

وصل مبلغ ${price} مقابل ${plan}، وهي سارية حتى ${until}.

الإيصال:
${link}`,
  }),
}

export const FAILED: LetterMessages<FactsIn> = {
  en: ({ brand, link, en: { reference, until } }) => ({
    subject: `A payment at ${brand} did not go through`,
    text: `Hello,

your payment for the order ${reference} did not go through. Nothing was taken.

The order waits until ${until}. You can pay it in the same way or in another:
${link}`,
  }),
  th: ({ brand, link, th: { reference, until } }) => ({
    subject: `การชำระเงินที่ ${brand} ไม่สำเร็จ`,
    text: `สวัสดี

การชำระเงินสำหรับคำสั่งซื้อ ${reference} ไม่สำเร็จ ไม่มีการตัดเงิน

คำสั่งซื้อยังรอถึงวันที่ ${until} ชำระด้วยวิธีเดิมหรือวิธีอื่นได้ที่นี่:
${link}`,
  }),
  zh: ({ brand, link, zh: { reference, until } }) => ({
    subject: `${brand} 上的一次付款没有成功`,
    text: `你好：

订单 ${reference} 的付款没有成功，没有扣款。

订单保留到 ${until}，可以用原来的方式或别的方式付款：
${link}`,
  }),
  ar: ({ brand, link, ar: { reference, until } }) => ({
    subject: `لم تكتمل عملية دفع في ${brand}`,
    text: `مرحبًا،

لم تكتمل عملية الدفع للطلب ${reference}، ولم يُسحب أي مبلغ.

ينتظر الطلب حتى ${until}، ويمكنك الدفع بالطريقة نفسها أو بغيرها:
${link}`,
  }),
}

export const REFUNDED: LetterMessages<FactsIn> = {
  en: ({ brand, link, en: { price, reference } }) => ({
    subject: `Money from ${brand} is on its way back`,
    text: `Hello,

we have sent ${price} of the order ${reference} back, by the way it came. A bank may need some days.

The papers for it:
${link}`,
  }),
  th: ({ brand, link, th: { price, reference } }) => ({
    subject: `เงินคืนจาก ${brand} กำลังเดินทาง`,
    text: `สวัสดี

เราคืนเงิน ${price} ของคำสั่งซื้อ ${reference} ตามช่องทางเดิมแล้ว ธนาคารอาจใช้เวลาสองสามวัน

ดูเอกสารได้ที่นี่:
${link}`,
  }),
  zh: ({ brand, link, zh: { price, reference } }) => ({
    subject: `${brand} 的退款已经发出`,
    text: `你好：

订单 ${reference} 的 ${price} 已按原路退回，银行可能需要几天。

相关单据：
${link}`,
  }),
  ar: ({ brand, link, ar: { price, reference } }) => ({
    subject: `مبلغ مُعاد من ${brand} في الطريق إليك`,
    text: `مرحبًا،

أعدنا ${price} من الطلب ${reference} بالطريقة التي وصل بها. وقد يحتاج البنك إلى بضعة أيام.

المستندات:
${link}`,
  }),
}
