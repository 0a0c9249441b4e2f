import type { MessagesOf } from '../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  test: 'الاختبار {number}',
  holds: '{name} يحمل القيمة الصحيحة',
  cellRuns: 'توجد خلية «{cell}» تعمل من دون خطأ',
  cellShows: 'الخلية «{cell}» تُظهر ما يجب',
  anyShows: 'خلية تُظهر ما يجب',
  other: 'فحص لأداة أخرى',
  whyHolds: 'يحمل الآن {value}. شُغّلت كل الخلايا مرة واحدة من البداية.',
  whyTest: 'شيء ما ليس صحيحًا بعد. شُغّلت كل الخلايا مرة واحدة من البداية.',
  whyError: 'لم يستطع الفحص أن يكمل: {error}. هل لكل شيء الاسم الذي يجب؟',
  whyAbsent: 'لا توجد خلية كهذه بعد. واحدة تبدأ بهذه الكلمات ملاحظةً أو عنوانًا.',
  whyFails: 'تتوقف الخلية بخطأ: {error}',
  whyShows: 'مقارنة بينهما حرفًا حرفًا.',
  wanted: 'يجب أن تُظهر',
  got: 'لكنها أظهرت',
  nothing: '(لا شيء)',
  whyOther: 'لا يمكن فحص هذا هنا. يُرجى إخبار معلّمك.',
} satisfies MessagesOf<typeof en>
