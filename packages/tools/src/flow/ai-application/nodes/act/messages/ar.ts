import type { MessagesOf } from '../../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  'node.ai.show': 'اعرض',
  'help.ai.show': 'كلمات أو صورة بحجم كبير.',
  'node.ai.speak': 'تكلّم',
  'help.ai.speak': 'ينطق النص عندما يتغير.',
  'node.ai.sound': 'شغّل صوتًا',
  'help.ai.sound': 'يشغّله عندما تتحول لا إلى نعم.',
  'node.ai.board': 'أرسل إلى لوحة',
  'help.ai.board':
    'يرسل سطرًا إلى لوحة موصولة بكبل USB كلما تغيرت القيمة. يقرؤه برنامجك على اللوحة بـ input().',
  'node.ai.log': 'سجّل في جدول',
  'help.ai.log': 'يحفظ ما حدث ومتى. نزّله من التفاصيل.',
  'port.when': 'متى',
  'port.said': 'ما قيل',
  'param.aloud': 'بصوت مسموع',
  'param.tone': 'الصوت',
  'param.keep': 'احفظ',
  'param.most': 'أكثر عدد للصفوف',
  'option.tone.beep': 'صفير',
  'option.tone.up': 'صاعد',
  'option.tone.down': 'هابط',
  'option.tone.drum': 'طبل',
  'option.keep.changes': 'التغييرات فقط',
  'option.keep.all': 'كل شيء',
} satisfies MessagesOf<typeof en>
