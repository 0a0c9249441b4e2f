import type { MessagesOf } from '../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  prints: 'يطبع ما يجب أن يطبعه',
  printsTyped: 'يطبع ما يجب أن يطبعه عند كتابة {typed}',
  test: 'الاختبار {number}',
  uses: 'يستخدم {part}',
  avoids: 'يستغني عن {part}',
  mostLines:
    '{count, plural, zero {ليس فيه أي سطر} one {ليس فيه أكثر من سطر واحد} two {ليس فيه أكثر من سطرين} few {ليس فيه أكثر من # أسطر} many {ليس فيه أكثر من # سطرًا} other {ليس فيه أكثر من # سطر}}',
  loop: 'حلقة (for أو while)',
  for: 'حلقة for',
  while: 'حلقة while',
  if: 'اختيار بـ if',
  function: 'دالة من صنعه',
  recursion: 'دالة تستدعي نفسها',
  list: 'قائمة',
  dictionary: 'قاموس',
  comprehension: 'قائمة تُصنع في سطر واحد، مثل [n for n in numbers]',
  class: 'صنف من صنعه',
  'style.names': 'أسماؤه مكتوبة على طريقة بايثون',
  'style.unused': 'كل ما فيه مستخدم',
  'style.long-lines': 'لا سطر فيه أطول مما يجب',
  'whyStyle.names':
    'عن {found}: تُكتب المتغيّرات والدوال بحروف صغيرة مع _ بين الكلمات، وتبدأ الأصناف بحرف كبير.',
  'whyStyle.unused': 'لا شيء يستخدم {found}. يُستخدم أو يُزال.',
  'whyStyle.long-lines': 'السطر الذي يزيد على 88 حرفًا يصبح سطرين: السطر {found}',
  whyPrints: 'مقارنة بين الاثنين حرفًا حرفًا.',
  whyTest: 'هناك شيء ليس صحيحًا بعد. قد تكشفه تجربة البرنامج بقيم أخرى.',
  whyTestError: 'لم يستطع الاختبار أن يكمل: {error}. هل لكل شيء الاسم المطلوب؟',
  whyError: 'توقف برنامجك بسبب خطأ: {error}',
  whyUses: 'لا يوجد هذا في برنامجك بعد. أين يمكن أن يفيدك؟',
  whyAvoids: 'هذا موجود في برنامجك. هل من طريقة من دونه؟',
  whyLines:
    '{count, plural, zero {ليس فيه الآن أي سطر.} one {فيه الآن سطر واحد.} two {فيه الآن سطران.} few {فيه الآن # أسطر.} many {فيه الآن # سطرًا.} other {فيه الآن # سطر.}} الأسطر الفارغة والملاحظات لا تُحسب.',
  whyLate: 'لم ينته برنامجك في الوقت المحدد. هل فيه حلقة لا تتوقف؟',
  whyUnknown: 'لم نستطع فحص هذا. تشغيل البرنامج مرة يبيّن ماذا يقول.',
  typed: 'عند كتابة:',
  wanted: 'يجب أن يطبع',
  got: 'لكنه طبع',
  nothing: '(لا شيء)',
} satisfies MessagesOf<typeof en>
