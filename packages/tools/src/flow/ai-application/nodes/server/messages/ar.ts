import type { MessagesOf } from '../../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
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
} satisfies MessagesOf<typeof en>
