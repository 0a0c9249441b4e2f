import type { MessagesOf } from '../../tool-messages.ts'
import type en from './en.ts'

export default {
  title: 'ما يفحصه معلّمك',
  close: 'إغلاق',
  check: 'فحص برنامجي',
  checkWork: 'فحص عملي',
  checkAgain: 'الفحص مرة أخرى',
  checking: 'جارٍ الفحص…',
  allPassed: 'يعمل! نجحت كل الفحوص.',
  notYet:
    '{total, plural, zero {ليس بعد.} one {ليس بعد. ما الذي ينقص؟} two {ليس بعد. نجح {passed} من فحصين.} few {ليس بعد. نجح {passed} من # فحوص.} many {ليس بعد. نجح {passed} من # فحصًا.} other {ليس بعد. نجح {passed} من # فحص.}}',
  passed: 'نجح',
  failed: 'ليس بعد',
  open: 'لم يُفحص بعد',
  record: 'تسجيل كفحوص',
  recorded: 'سُجّل. بقيت العودة إلى الواجب واختيار ما يجب فحصه.',
  recordNothing: 'لا شيء لتسجيله بعد. تشغيل الحل أولًا يبيّن هل يعمل.',
} satisfies MessagesOf<typeof en>
