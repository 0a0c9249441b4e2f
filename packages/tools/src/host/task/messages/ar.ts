import type { MessagesOf } from '../../tool-messages.ts'
import type en from './en.ts'

export default {
  title: 'ما يفحصه معلّمك',
  close: 'أغلق',
  check: 'فحص برنامجي',
  checkWork: 'افحص عملي',
  checkAgain: 'افحص مرة أخرى',
  checking: 'جارٍ الفحص…',
  allPassed: 'يعمل! نجحت كل الفحوص.',
  notYet:
    '{total, plural, zero {ليس بعد.} one {ليس بعد. انظر ما الذي ينقص.} two {ليس بعد. نجح {passed} من فحصين.} few {ليس بعد. نجح {passed} من # فحوص.} many {ليس بعد. نجح {passed} من # فحصًا.} other {ليس بعد. نجح {passed} من # فحص.}}',
  passed: 'نجح',
  failed: 'ليس بعد',
  open: 'لم يُفحص بعد',
  record: 'تسجيل كفحوص',
  recorded: 'سُجّل. عد إلى الواجب واختر ما يجب فحصه.',
  recordNothing: 'لا شيء لتسجيله بعد. شغّل حلّك أولًا وانظر هل يعمل.',
} satisfies MessagesOf<typeof en>
