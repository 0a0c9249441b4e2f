/** Texts about the server's AI. */
import type { MessagesOf } from '../../../host/tool-messages.ts'
import type en from './server-en.ts'

const texts: MessagesOf<typeof en> = {
  'category.server': 'الذكاء الكبير (بالعملات)',
  'node.ai.server-detect': 'الذكاء الكبير: ابحث عن الأشياء',
  'help.ai.server-detect':
    'يبحث الخادم عن 80 نوعًا من الأشياء، ويعمل حتى على الأجهزة البطيئة. اضغط الزر لتشغيله.',
  'node.ai.server-ocr': 'الذكاء الكبير: اقرأ صفحة',
  'help.ai.server-ocr': 'يقرأ الخادم النص في الصورة. اضغط الزر لتشغيله.',
  'node.ai.server-search': 'الذكاء الكبير: المعنى نفسه',
  'help.ai.server-search':
    'يجد النص الذي له المعنى نفسه ولو بكلمات أخرى. أفضل ما يكون بالإنجليزية.',
  'node.ai.server-chat': 'الذكاء الكبير: اسأل',
  'help.ai.server-chat': 'يسأل النموذج اللغوي لمدرستك. قد يخطئ، فتحقّق مما يقول.',
  'port.answer': 'الجواب',
  'param.page': 'اللغة',
  'option.page.en': 'الإنجليزية',
  'option.page.th': 'التايلاندية',
  'option.page.zh': 'الصينية',
  'option.page.ar': 'العربية',
  'problem.not-asked': 'لم يُسأل بعد.',
  'fix.not-asked': 'اختر هذه العقدة واضغط الزر الذي عليه السعر.',
  'server.run':
    '{coins, plural, zero {شغّل مجانًا} one {شغّل بعملة واحدة} two {شغّل بعملتين} few {شغّل بـ # عملات} many {شغّل بـ # عملة} other {شغّل بـ # عملة}}',
  'server.busy': 'الخادم يفكّر …',
  'server.balance':
    '{coins, plural, zero {ليس لديك عملات.} one {لديك عملة واحدة.} two {لديك عملتان.} few {لديك # عملات.} many {لديك # عملة.} other {لديك # عملة.}}',
  'server.used':
    '{coins, plural, zero {تم دون أي تكلفة.} one {تم، وكلّف عملة واحدة.} two {تم، وكلّف عملتين.} few {تم، وكلّف # عملات.} many {تم، وكلّف # عملة.} other {تم، وكلّف # عملة.}}',
  'server.poor':
    'عملاتك لا تكفي لهذا. تأتي عملات جديدة كل شهر، ويستطيع معلّمك المساعدة أيضًا. العقد الأخرى مجانية.',
  'server.stale': 'تغيّر ما يدخل منذ ذلك الحين. شغّلها مرة أخرى لتسأل عن الجديد.',
  'server.signIn': 'سجّل الدخول وافتح مشروعك الخاص لتشغيل هذا.',
  'server.unreachable': 'الخادم لا يجيب. يبقى مخططك كما هو، وتعمل العُقد الأخرى.',
  'server.again': 'انظر مرة أخرى',
  'server.notOffered': 'لم تفعّل مدرستك هذا.',
  'server.privacy.detect': 'تذهب الصورة إلى خادم مدرستك، ينظر إليها ثم ينساها.',
  'server.privacy.ocr': 'تذهب الصورة إلى خادم مدرستك، يقرؤها ثم ينساها.',
  'server.privacy.similarity': 'تذهب نصوصك إلى خادم مدرستك، يقارنها ثم ينساها.',
  'server.privacy.chat':
    'يذهب نصك إلى النموذج اللغوي الذي اختارته مدرستك. لا تكتب أبدًا أسماء أو عناوين.',
  'server.price-changed': 'تغيّر السعر الآن. انظر إليه واضغط مرة أخرى إن أردت.',
  'server.not-enough-coins': 'عملاتك لا تكفي لهذا. لم يُؤخذ منك شيء.',
  'server.daily-limit': 'هذا يكفي لليوم: لصفك حد يومي.',
  'server.class-limit': 'استعمل صفّك عملات اليوم كلها. غدًا تأتي عملات جديدة.',
  'server.guardian-consent-needed':
    'قبل أن تستعمل الذكاء الاصطناعي على الخادم يجب أن يوافق أحد والديك أو وليّ أمرك.',
  'server.too-busy': 'الخادم مشغول جدًا. عادت إليك عملاتك؛ حاول بعد قليل.',
  'server.ai-busy': 'الخادم مشغول جدًا. عادت إليك عملاتك؛ حاول بعد قليل.',
  'server.ai-too-slow': 'استغرق وقتًا طويلًا. عادت إليك عملاتك.',
  'server.bad-input': 'لا يستطيع الخادم العمل بهذا. عادت إليك عملاتك.',
  'server.no-language-model': 'ليس لمدرستك نموذج لغوي.',
  'server.nothing-to-ask': 'صِل أولًا ما تريد السؤال عنه.',
  'server.failed': 'لم ينجح ذلك. عادت إليك عملاتك.',
  'example.big-eye': 'عينان تقارنان (بالعملات)',
  'example.big-eye.text': 'الآلة على جهازك والآلة على الخادم تنظران إلى الطاولة نفسها.',
}

export default texts
