import type { MessagesOf } from '../../../kit/tool-messages.ts'
import type en from './en.ts'

const ar: MessagesOf<typeof en> = {
  notIsolated:
    'هذا المتصفح لا يسمح بتشغيل بايثون هنا. استعمل نسخة حديثة من Chrome أو Edge أو Firefox أو Safari.',
  frame: 'الدفتر',
  gettingReady: 'نجهّز الدفتر…',
  siteWaiting: 'الخادم يجهّز الدفتر. يحدث هذا مرة واحدة فقط.',
  siteInstall: 'الخادم يجلب أجزاء الدفتر. يحدث هذا مرة واحدة فقط ويستغرق بضع دقائق.',
  siteBuild: 'الخادم يركّب الدفتر. اقتربنا من النهاية.',
  siteFailed: 'لم يستطع الخادم تجهيز الدفتر. أخبر المسؤول عن الموقع من فضلك. عملك محفوظ.',
  runAll: 'تشغيل الكل',
  stop: 'إيقاف',
  more: 'المزيد',
  restart: 'إعادة تشغيل بايثون',
  restartRunAll: 'إعادة التشغيل ثم تشغيل الكل',
  toLab: 'العرض على هيئة JupyterLab',
  toNotebook: 'العرض على هيئة دفتر',
  downloadScript: 'تنزيل بصيغة ‎.py',
  kernelStarting: 'بايثون يستيقظ…',
  kernelIdle: 'بايثون جاهز',
  kernelBusy: 'قيد التشغيل…',
  kernelInput: 'ينتظر جوابك',
  kernelFailed: 'تعذّر تشغيل بايثون',
  packagesLoading: 'نجلب {names}…',
  packagesPart: 'نجلب {names}: {percent}٪',
  stoppedHard:
    'لم تستجب تلك الخلية للإيقاف، فأعدنا تشغيل بايثون وضاعت متغيراته. شغّل الخلايا من البداية.',
  restarted: 'بدأ بايثون من جديد وضاعت متغيراته. شغّل الخلايا من البداية.',
  readonly:
    'أنت تشاهد دفترًا مشاركًا. شغّل وجرّب ما تشاء، فلن يُحفظ شيء. اصنع نسختك إن أردت الاحتفاظ به.',
  close: 'إغلاق',
  lessons: 'الدروس',
  lessonsIntro: 'كل درس يُفتح دفترًا خاصًا بك، ويمكنك دائمًا أن تعود وتأخذ نسخة جديدة.',
  lessonOpen: 'فتح {title}',
  files: 'الملفات',
  filesIntro: 'هذه الملفات بجانب دفترك وتُحفظ معه. في بايثون تفتحها باسمها.',
  filesNone: 'لا ملفات بعد. أضف جدولًا (CSV) أو نصًا أو صورة.',
  filesAdd: 'إضافة ملفات',
  fileRemove: 'إزالة {name}',
  fileTooLarge: 'الملف {name} كبير جدًا. أقصى حجم للملف ٢ ميغابايت.',
  filesFull: 'لا مكان بعد: مجموع الملفات لا يزيد على ٥ ميغابايت.',
  fileBadName: 'لا يمكن تسمية ملف «{name}». استعمل حروفًا وأرقامًا ونقاطًا وشرطات.',
  fileAdded:
    '{count, plural, zero {لم يُضف أي ملف.} one {أُضيف الملف.} two {أُضيف ملفان.} few {أُضيفت # ملفات.} many {أُضيف # ملفًا.} other {أُضيف # ملف.}}',
  check: 'هل يتكرر؟',
  checkTitle: 'هل يعطي النتيجة نفسها؟',
  checkIntro: 'الدفتر الجيد إذا بدأ من الصفر وشُغّل من الأعلى إلى الأسفل أظهر ما تراه الآن تمامًا.',
  checkNow: 'افحص الآن',
  checking: 'تشغيل الخلية {done} من {all}…',
  cleanUnknown: 'لم يُفحص بعد',
  cleanYes: 'النتيجة نفسها دائمًا',
  cleanOutdated: 'تغيّر منذ آخر فحص',
  cleanNo:
    '{count, plural, zero {لا خلية مختلفة} one {خلية واحدة أعطت نتيجة مختلفة} two {خليتان أعطتا نتيجة مختلفة} few {# خلايا أعطت نتيجة مختلفة} many {# خلية أعطت نتيجة مختلفة} other {# خلية أعطت نتيجة مختلفة}}',
  differsNotRun: 'الخلية {place}: لم تُشغّل بعد',
  differsDifferent: 'الخلية {place}: تُظهر الآن شيئًا آخر',
  differsFails: 'الخلية {place}: تتوقف بخطأ',
  differsAsks: 'الخلية {place}: تسأل سؤالًا ولا أحد يجيب',
  differsHelp: 'اختر «إعادة التشغيل ثم تشغيل الكل» ثم افحص مرة أخرى.',
}

export default ar
