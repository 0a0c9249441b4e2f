/** Letters to guardians, about money of theirs that came, did not come or went back. */
import type { LetterMessages } from '../../platform/mail/letter.ts'
import type { FactsIn } from './mail-facts.ts'

export const PAID_FOR_CHILD: LetterMessages<FactsIn> = {
  en: ({ brand, link, en: { plan, price, until } }) => ({
    subject: `Thank you: ${brand} has your payment`,
    text: `Thank you.

Your ${price} for ${plan} is here. The child has it until ${until}.

Your receipt, by a link that is yours alone:
${link}`,
  }),
  th: ({ brand, link, th: { plan, price, until } }) => ({
    subject: `ขอบคุณ ${brand} ได้รับเงินของคุณแล้ว`,
    text: `เรียน ผู้ปกครอง

ขอบคุณ เราได้รับ ${price} สำหรับ ${plan} แล้ว เด็กใช้ได้ถึงวันที่ ${until}

ใบเสร็จอยู่ที่ลิงก์นี้ ซึ่งเป็นของคุณคนเดียว:
${link}`,
  }),
  zh: ({ brand, link, zh: { plan, price, until } }) => ({
    subject: `谢谢，${brand} 已收到您的付款`,
    text: `谢谢。

我们已收到您的 ${price}，孩子的 ${plan} 可以用到 ${until}。

收据在这里，链接只属于您：
${link}`,
  }),
  ar: ({ brand, link, ar: { plan, price, until } }) => ({
    subject: `شكرًا: وصلت دفعتك إلى ${brand}`,
    text: `شكرًا.

وصل مبلغ ${price} مقابل ${plan}، وهي للطفل حتى ${until}.

الإيصال، برابط لك وحدك:
${link}`,
  }),
}

export const FAILED_FOR_CHILD: LetterMessages<FactsIn> = {
  en: ({ brand, link, en: { reference, until } }) => ({
    subject: `A payment at ${brand} did not go through`,
    text: `Hello,

your payment for the order ${reference} did not go through. Nothing was taken.

The order waits until ${until}. You can pay it in the same way or in another:
${link}`,
  }),
  th: ({ brand, link, th: { reference, until } }) => ({
    subject: `การชำระเงินที่ ${brand} ไม่สำเร็จ`,
    text: `เรียน ผู้ปกครอง

การชำระเงินสำหรับคำสั่งซื้อ ${reference} ไม่สำเร็จ ไม่มีการตัดเงิน

คำสั่งซื้อยังรอถึงวันที่ ${until} ชำระด้วยวิธีเดิมหรือวิธีอื่นได้ที่นี่:
${link}`,
  }),
  zh: ({ brand, link, zh: { reference, until } }) => ({
    subject: `您在 ${brand} 的付款没有成功`,
    text: `您好：

订单 ${reference} 的付款没有成功，没有扣款。

订单保留到 ${until}，您可以用原来的方式或别的方式付款：
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

export const REFUNDED_FOR_CHILD: LetterMessages<FactsIn> = {
  en: ({ brand, link, en: { price, reference } }) => ({
    subject: `Money from ${brand} is on its way back`,
    text: `Hello,

we have sent ${price} of the order ${reference} back to you, by the way it came. A bank may need some days.

The papers for it:
${link}`,
  }),
  th: ({ brand, link, th: { price, reference } }) => ({
    subject: `เงินคืนจาก ${brand} กำลังเดินทาง`,
    text: `เรียน ผู้ปกครอง

เราคืนเงิน ${price} ของคำสั่งซื้อ ${reference} ตามช่องทางเดิมแล้ว ธนาคารอาจใช้เวลาสองสามวัน

ดูเอกสารได้ที่นี่:
${link}`,
  }),
  zh: ({ brand, link, zh: { price, reference } }) => ({
    subject: `${brand} 给您的退款已经发出`,
    text: `您好：

订单 ${reference} 的 ${price} 已按原路退回给您，银行可能需要几天。

相关单据：
${link}`,
  }),
  ar: ({ brand, link, ar: { price, reference } }) => ({
    subject: `مبلغ مُعاد من ${brand} في الطريق إليك`,
    text: `مرحبًا،

أعدنا إليك ${price} من الطلب ${reference} بالطريقة التي وصل بها. وقد يحتاج البنك إلى بضعة أيام.

المستندات:
${link}`,
  }),
}
