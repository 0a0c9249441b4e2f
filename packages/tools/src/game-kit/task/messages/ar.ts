import type { MessagesOf } from '../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  passed: 'اجتياز المستوى: {level}',
  anyPassed: 'اجتياز مستوى واحد',
  stars:
    '{count, plural, zero {لا نجوم في: {level}} one {نجمة واحدة في: {level}} two {نجمتان في: {level}} few {# نجوم في: {level}} many {# نجمة في: {level}} other {# نجمة في: {level}}}',
  anyStars:
    '{count, plural, zero {لا نجوم في مستوى واحد} one {نجمة واحدة في مستوى واحد} two {نجمتان في مستوى واحد} few {# نجوم في مستوى واحد} many {# نجمة في مستوى واحد} other {# نجمة في مستوى واحد}}',
  given: 'المستوى الخاص بك',
  uses: 'برنامج {level} يستخدم: {feature}',
  avoids: 'برنامج {level} يستغني عن: {feature}',
  other: 'فحص لأداة أخرى',
  whyNotPassed: 'لم تجتزه بعد. يلزم لعب المستوى إلى نهايته.',
  whyStars:
    '{count, plural, zero {لا نجوم بعد.} one {أفضل نتيجة لك نجمة واحدة.} two {أفضل نتيجة لك نجمتان.} few {أفضل نتيجة لك # نجوم.} many {أفضل نتيجة لك # نجمة.} other {أفضل نتيجة لك # نجمة.}} المحاولة مجددًا ممكنة!',
  whyNoProgram: 'لا برنامج لهذا المستوى بعد.',
  whyUnreadable: 'في البرنامج خطأ. تشغيله يُظهر ماذا يُقال.',
  whyUses: 'ليس في برنامجك بعد. أين يمكن أن يفيد؟',
  whyAvoids: 'ما زال في برنامجك. هل من طريقة من دونه؟',
  whyOther: 'لا يمكن فحص هذا هنا. يُرجى إخبار معلّمك.',
} satisfies MessagesOf<typeof en>
