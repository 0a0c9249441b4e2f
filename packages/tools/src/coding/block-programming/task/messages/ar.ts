import type { MessagesOf } from '../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  uses: 'يستخدم اللبنة «{block}»',
  avoids: 'يستغني عن اللبنة «{block}»',
  mostBlocks:
    '{count, plural, zero {ليس فيه أي لبنة} one {ليس فيه أكثر من لبنة واحدة} two {ليس فيه أكثر من لبنتين} few {ليس فيه أكثر من # لبنات} many {ليس فيه أكثر من # لبنة} other {ليس فيه أكثر من # لبنة}}',
  other: 'فحص لأداة أخرى',
  whyUses: 'هذه اللبنة لا تعمل بعد. تُحسب إذا كانت في مقطع يبدأ بلبنة مثل «عند النقر …».',
  whyAvoids: 'هذه اللبنة ما زالت تعمل. هل من طريقة من دونها؟',
  whyMany:
    '{count, plural, zero {ليس فيه الآن أي لبنة.} one {فيه الآن لبنة واحدة.} two {فيه الآن لبنتان.} few {فيه الآن # لبنات.} many {فيه الآن # لبنة.} other {فيه الآن # لبنة.}} أيّها يمكن الاستغناء عنه؟',
  variable: 'يصبح {name} مساويًا {value}',
  anySprite: 'كائن',
  says: 'يقول {sprite} «{text}»',
  spriteAt: 'يصل {sprite} إلى {place}',
  dots: 'تعرض شاشة LED صورة المهمة',
  prints: 'تقول اللوحة «{text}»',
  whyDark: 'لم يضئ شيء. هل اخترت لوحة، وهل يبدأ البرنامج عند تشغيل اللوحة؟',
  whyNothingPrinted: 'لم تقل اللوحة شيئًا. هل اخترت لوحة، وهل يطبع البرنامج شيئًا؟',
  whyStage: 'شُغّل برنامجك عشر ثوانٍ على الأكثر، ولم يحدث هذا قط.',
  last: 'وفي النهاية كان',
  whyNoVariable: 'لا متغيّر ولا قائمة بهذا الاسم بعد.',
  whyNoSprite: 'لا يُرى كائن بهذا الاسم.',
  whyNothingSaid: 'لم يُقل شيء. هل يبدأ بالعلم؟',
  whyCannotRun: 'يُفحص هذا باللبنات وحدها، بعد إزالة أسطر بايثون.',
  whyOther: 'لا يمكن فحص هذا هنا. يُرجى إخبار معلّمك.',
} satisfies MessagesOf<typeof en>
