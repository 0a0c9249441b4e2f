/** Arabic messages of the sound list and the sound editor. */
import type { MessagesOf } from '../../../../host/tool-messages.ts'
import type en from './en.ts'

const messages: MessagesOf<typeof en> = {
  list: 'الأصوات',
  record: 'تسجيل',
  play: 'تشغيل',
  stop: 'إيقاف',
  playNamed: 'تشغيل {name}',
  stopNamed: 'إيقاف {name}',
  editNamed: 'تعديل {name}',
  moreNamed: 'المزيد لـ {name}',
  rename: 'تغيير الاسم',
  newName: 'اسم الصوت الجديد',
  duplicate: 'تكرار',
  moveUp: 'تحريك إلى أعلى',
  moveDown: 'تحريك إلى أسفل',
  remove: 'حذف',
  length: '{seconds} ث',
  newRecording: 'تسجيل صوت',
  editSound: 'تعديل الصوت',
  opening: 'نفتح الصوت…',
  unreadable: 'لا يمكن فتح هذا الصوت هنا. يبقى كما هو.',
  privacy: 'يعمل الميكروفون أثناء التسجيل فقط. وما تسجّله يُحفظ في مشروعك.',
  asking: 'يسألك المتصفح إن كان يجوز له استخدام الميكروفون. الجواب المناسب «السماح».',
  recording: 'نسجّل الآن…',
  recorded:
    '{seconds} من {most, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
  level: 'شدة الصوت',
  stopRecording: 'إيقاف التسجيل',
  recordAgain: 'التسجيل من جديد',
  defaultName: 'تسجيل',
  heardNothing: 'لم نسمع شيئًا. هل الميكروفون مفتوح؟ تمكن إعادة المحاولة.',
  denied: 'الميكروفون غير مسموح به. السماح به من القفل بجانب العنوان، ثم «تسجيل» من جديد.',
  missing: 'لم نجد ميكروفونًا. يمكن وصل واحد، أو أخذ صوت من المكتبة.',
  busy: 'برنامج آخر يستخدم الميكروفون. يُرجى إغلاقه ثم إعادة المحاولة.',
  insecure:
    'ليس في العنوان قفل (http بدل https)، لذلك لا يعطي المتصفح الميكروفون. عند معلّمك العنوان الذي فيه https، أو يمكن رفع صوت.',
  unsupported: 'هذا المتصفح لا يستطيع التسجيل هنا. يمكنك رفع ملف صوت بدلًا من ذلك.',
  name: 'الاسم',
  shape: 'شكل الصوت. السحب فوقه يختار جزءًا.',
  start: 'بداية الجزء',
  end: 'نهاية الجزء',
  atSeconds:
    '{seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
  chosenAll:
    'الصوت كله مختار: {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  chosenPart:
    'الجزء المختار: من {from} إلى {to} من أصل {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  playPart: 'تشغيل الجزء',
  chooseAll: 'اختيار الكل',
  undo: 'تراجع',
  redo: 'إعادة',
  cutting: 'القص',
  loudness: 'شدة الصوت',
  fun: 'المؤثرات',
  copy: 'نسخ',
  'action.keep': 'إبقاء هذا فقط',
  'action.remove': 'حذف هذا',
  'action.paste': 'لصق',
  'action.louder': 'أعلى صوتًا',
  'action.softer': 'أخفض صوتًا',
  'action.mute': 'صمت',
  'action.normalise': 'شدة مناسبة',
  'action.fadeIn': 'ظهور تدريجي',
  'action.fadeOut': 'اختفاء تدريجي',
  'action.faster': 'أسرع',
  'action.slower': 'أبطأ',
  'action.reverse': 'عكس',
  'action.echo': 'صدى',
  'action.robot': 'روبوت',
  'done.keep':
    'بقي الجزء وحده، {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'done.remove':
    'حُذف الجزء، والباقي {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'done.paste':
    'أُلصق، {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'done.louder':
    'صار أعلى، {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'done.softer':
    'صار أخفض، {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'done.mute':
    'صار صامتًا، {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'done.normalise':
    'صارت شدته مناسبة، {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'done.fadeIn':
    'يظهر تدريجيًا، {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'done.fadeOut':
    'يختفي تدريجيًا، {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'done.faster':
    'صار أسرع، {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'done.slower':
    'صار أبطأ، {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'done.reverse':
    'عُكس، {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'done.echo':
    'صار له صدى، {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'done.robot':
    'صار صوت روبوت، {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  copied:
    'ما نُسخ: {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  undone:
    'تراجعنا، {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  redone:
    'أُعيد، {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'problem.choosePart': 'يلزم اختيار جزء أولًا: بتحريك البداية أو النهاية.',
  'problem.tooLong':
    'سيصير أطول من {most, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}. يلزم قصّ شيء أولًا.',
  'problem.nothingCopied': 'لم يُنسخ شيء بعد. اختيار جزء ثم «نسخ».',
  'problem.tooShort': 'لن يبقى إلا القليل جدًا. يلزم جزء أصغر.',
  saveTooLong:
    'مدة هذا الصوت {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}، ويمكن حفظ {most, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}: باختيار جزء ثم «إبقاء هذا فقط».',
  projectFull: 'لا مكان في المشروع لهذا الصوت. قصّره، أو احذف أصواتًا أو مظاهر أخرى.',
  save: 'حفظ',
  cancel: 'إلغاء',
  close: 'إغلاق',
  notSaved: 'لم يُحفظ هذا الصوت بعد',
  throwAway: 'تخلّص منه',
  goOn: 'متابعة',
}

export default messages
