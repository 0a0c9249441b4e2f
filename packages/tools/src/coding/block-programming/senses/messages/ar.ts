/** Arabic messages about a camera that a program looks through. */
import type { MessagesOf } from '../../../../host/tool-messages.ts'
import type en from './en.ts'

const messages: MessagesOf<typeof en> = {
  asking: 'يريد هذا البرنامج أن يرى من خلال الكاميرا. «السماح» إن أردت.',
  on: 'الكاميرا تعمل. تبقى صورتها على هذا الجهاز ولا تُحفظ.',
  turnOff: 'إطفاء الكاميرا',
  again: 'المحاولة من جديد',
  denied:
    'الكاميرا غير مسموح بها، فلا يرى البرنامج أي حركة. السماح بها من القفل بجانب العنوان، ثم إعادة المحاولة.',
  missing: 'لم نجد كاميرا، فلا يرى البرنامج أي حركة. يلزم وصل واحدة ثم إعادة المحاولة.',
  busy: 'برنامج آخر يستخدم الكاميرا، فلا يرى هذا البرنامج أي حركة. يُرجى إغلاق الآخر ثم إعادة المحاولة.',
  unsupported: 'هذا المتصفح لا يستطيع استخدام الكاميرا هنا، فلا يرى البرنامج أي حركة.',
}

export default messages
