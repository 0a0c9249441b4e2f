/** Arabic messages about a camera that a program looks through. */
import type { MessagesOf } from '../../../../host/tool-messages.ts'
import type en from './en.ts'

const messages: MessagesOf<typeof en> = {
  asking: 'يريد هذا البرنامج أن يرى من خلال الكاميرا. اختر «السماح» إن أردت.',
  on: 'الكاميرا تعمل. تبقى صورتها على هذا الجهاز ولا تُحفظ.',
  turnOff: 'إطفاء الكاميرا',
  again: 'المحاولة من جديد',
  denied:
    'الكاميرا غير مسموح بها، فلا يرى البرنامج أي حركة. اضغط القفل بجانب العنوان واسمح بالكاميرا ثم حاول من جديد.',
  missing: 'لم نجد كاميرا، فلا يرى البرنامج أي حركة. صِل واحدة وحاول من جديد.',
  busy: 'برنامج آخر يستخدم الكاميرا، فلا يرى هذا البرنامج أي حركة. أغلق الآخر وحاول من جديد.',
  unsupported: 'هذا المتصفح لا يستطيع استخدام الكاميرا هنا، فلا يرى البرنامج أي حركة.',
}

export default messages
