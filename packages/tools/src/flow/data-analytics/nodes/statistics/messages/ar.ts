import type { MessagesOf } from '../../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  'node.data.describe': 'وصف',
  'help.data.describe': 'العدد والفجوات والمتوسط والتشتت والأرباع لكل عمود.',
  'node.data.distributions': 'التوزيع',
  'help.data.distributions': 'شكل العمود: كم مرة تظهر كل قيمة، للجميع أو مجموعةً بعد مجموعة.',
  'node.data.correlation': 'الارتباط',
  'help.data.correlation': 'مدى ترافق عمودين من -1 إلى 1.',
  'node.data.t-test': 'اختبار t',
  'help.data.t-test': 'هل يختلف متوسطا مجموعتين حقًا؟',
  'node.data.chi-square': 'اختبار كاي تربيع',
  'help.data.chi-square': 'هل يترافق عمودان أكثر من المصادفة؟',
  'port.p': 'قيمة p',
  'param.group': 'المجموعات',
  'param.first': 'العمود الأول',
  'param.second': 'العمود الثاني',
  'param.measure': 'اعرض',
  'param.curve': 'ارسم المنحنى الطبيعي',
  'option.measure.count': 'العدد',
  'option.measure.share': 'النسبة داخل المجموعة',
  'option.measure.cumulative': 'النسبة التراكمية',
} satisfies MessagesOf<typeof en>
