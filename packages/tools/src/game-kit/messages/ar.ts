import type { MessagesOf } from '../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  stars:
    '{count, plural, =0 {لا نجوم بعد} zero {لا نجوم بعد} one {نجمة واحدة من {max}} two {نجمتان من {max}} few {# نجوم من {max}} many {# نجمة من {max}} other {# نجمة من {max}}}',
  totalStars:
    '{count, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
  streak:
    '{days, plural, zero {لا أيام متتالية} one {يوم واحد} two {يومان متتاليان} few {# أيام متتالية} many {# يومًا متتاليًا} other {# يوم متتالٍ}}',
  settings: 'الإعدادات',
  sound: 'الصوت',
  calm: 'حركة أقل',
  calmByDevice: 'جهازك يطلب حركة أقل.',
  timer: 'العب مع الوقت',
  timerHint:
    'عند تشغيله تنكشف الصور وحدها وينتهي وقت الرسم. عند إيقافه يكون لديك كل الوقت الذي تريده.',
  back: 'رجوع',
  close: 'إغلاق',
  next: 'التالي',
  again: 'العب مرة أخرى',
  tryAgain: 'حاول مجددًا',
  moreStars: 'محاولة لنجوم أكثر',
  backToBoard: 'العودة إلى اللوحة',
  share: 'شارك هذه الإعادة',
  shareMade: 'انسخ رابطًا للصف',
  copy: 'انسخ الرابط',
  copied: 'تم نسخ الرابط.',
  linkTitle: 'رابط للآخرين',
  linkWho: 'من يستطيع أن يفتحه؟',
  'linkFor.class': 'زملاء الصف والمعلّمون بعد تسجيل الدخول',
  'linkFor.public': 'كل من لديه الرابط',
  linkShows:
    'يرون هذا والاسم الذي اخترته فقط، ولا شيء آخر من أشيائك. ينتهي الرابط بعد {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، أو عندما تسحبه.',
  linkLabel: 'رابطك',
  linkLoading: 'لحظة من فضلك…',
  'linkRefusal.demo-cannot-share':
    'يشترك الضيوف في حساب واحد، لذلك لا يمكنهم صنع روابط. سجّل الدخول بحسابك الخاص ليصبح ذلك ممكنًا.',
  'linkRefusal.guardian-consent-needed':
    'قبل المشاركة هناك سؤال يحتاج إلى إجابة: انظر أعلى الصفحة الرئيسية. قد تلزم موافقة وليّ الأمر.',
  'linkRefusal.no-class-to-share-with':
    'لست في أي صف بعد، أو أن المعلّم أوقف المشاركة. اطلب رمز الصف من معلّمك.',
  'linkProblem.full': 'لديك أكبر عدد ممكن من الروابط. اسحب أحدها ثم حاول مرة أخرى.',
  'linkProblem.large': 'هذا أكبر من أن يوضع في رابط. صغّره ثم حاول مرة أخرى.',
  'linkProblem.failed': 'لم ينجح ذلك. تحقق من الاتصال وحاول مرة أخرى.',
  linkList: 'روابطك في هذه اللعبة',
  linkTakeBack: 'اسحب الرابط',
  linkTakeBackOf: 'اسحب الرابط: {title}',
  linkTaken: 'سُحب الرابط ولم يعد يُفتح.',
  linked: 'من رابط',
  replay: 'إعادة',
  replayStep: 'الخطوة {step} من {total}',
  replayPlay: 'تشغيل',
  replayPause: 'إيقاف مؤقت',
  replayPrevious: 'خطوة إلى الوراء',
  replayNext: 'خطوة إلى الأمام',
  replayLeave: 'العب بنفسك',
  replayBroken: 'رابط الإعادة تالف. اطلبه مرة أخرى أو العب جولة بنفسك.',
  damaged:
    'لا يمكن فتح ما صُنع في هذا المشروع: إما أنه تالف أو صُنع بإصدار أحدث. لم يتغيّر شيء، ويمكنك لعب كل ما عداه.',
  malformed: 'لا يمكن قراءة هذه النتيجة، لذلك لا تُحسب. نجومك السابقة محفوظة.',
  'too-large': 'هذه النتيجة أكبر من أن تُفحص.',
  'unknown-level': 'هذا المستوى لم يعد موجودًا.',
  forbidden: 'في هذه النتيجة شيء غير مسموح به في هذا المستوى.',
  unfinished: 'هذا المستوى لم يكتمل بعد.',
  'out-of-steps': 'استمر التشغيل وقتًا طويلًا فتوقف.',
} satisfies MessagesOf<typeof en>
