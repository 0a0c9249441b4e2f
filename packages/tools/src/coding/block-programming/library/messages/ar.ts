/** Arabic messages of the library's dialog. */
import type { MessagesOf } from '../../../../host/tool-messages.ts'
import type en from './en.ts'

const messages: MessagesOf<typeof en> = {
  search: 'البحث في المكتبة',
  shelves: 'الأقسام',
  all: 'الكل',
  found:
    '{count, plural, zero {لم نجد شيئًا} one {وجدنا عنصرًا واحدًا} two {وجدنا عنصرين} few {وجدنا # عناصر} many {وجدنا # عنصرًا} other {وجدنا # عنصر}}',
  none: 'لا شيء بهذه الكلمات. قد تنفع كلمة أقصر بأي لغة، أو نظرة في كل الأقسام.',
  showAll: 'عرض الكل',
  surprise: 'فاجئني',
  hear: 'استماع: {name}',
  'shelf.animals': 'حيوانات',
  'shelf.people': 'أشخاص',
  'shelf.fantasy': 'خيال',
  'shelf.vehicles': 'مركبات',
  'shelf.food': 'طعام',
  'shelf.games': 'ألعاب',
  'shelf.things': 'أشياء',
  'shelf.nature': 'طبيعة',
  'shelf.letters': 'حروف وأرقام',
  'shelf.outdoors': 'في الخارج',
  'shelf.indoors': 'في الداخل',
  'shelf.space': 'فضاء',
  'shelf.sea': 'بحر',
  'shelf.patterns': 'نقوش',
  'shelf.voices': 'أصوات الكائنات',
  'shelf.effects': 'مؤثرات',
  'shelf.music': 'موسيقى',
  'shelf.loops': 'مقاطع متكررة',
}

export default messages
