import type { MessagesOf } from '../../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  'node.ai.ocr': 'اقرأ النص في صورة',
  'help.ai.ocr': 'يقرأ النص المطبوع بأربع لغات.',
  'node.ai.language': 'ما اللغة؟',
  'help.ai.language': 'يخمّن لغة النص. النص الأطول أسهل.',
  'node.ai.sentiment': 'مسرور أم غير راضٍ؟',
  'help.ai.sentiment': 'يعدّ كلمات قيّمها الناس بأنها مفرحة أو محزنة. لا يفهم المزاح.',
  'node.ai.similar': 'ما مدى التشابه؟',
  'help.ai.similar': 'يقارن نصين من 0 إلى 100: بكلماتهما أو بمعناهما.',
  'node.ai.search': 'جد النص الأنسب',
  'help.ai.search': 'يبحث في مجموعة نصوص عن أكثرها شبهًا: بالكلمات أو بالمعنى.',
  'port.other': 'النص الآخر',
  'port.language': 'اللغة',
  'port.feeling': 'الشعور',
  'param.how': 'كيف نقارن',
  'option.how.words': 'بالكلمات، بأي لغة',
  'option.how.meaning': 'بالمعنى، بالإنجليزية',
  'param.reads': 'اللغة',
  'option.reads.eng': 'الإنجليزية',
  'option.reads.tha': 'التايلاندية',
  'option.reads.chi_sim': 'الصينية',
  'option.reads.ara': 'العربية',
} satisfies MessagesOf<typeof en>
