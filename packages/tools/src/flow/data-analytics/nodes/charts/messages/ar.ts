import type { MessagesOf } from '../../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  'node.data.chart-bar': 'مخطط أعمدة',
  'help.data.chart-bar': 'يقارن الفئات.',
  'node.data.chart-line': 'مخطط خطي',
  'help.data.chart-line': 'يُظهر التغيّر.',
  'node.data.chart-area': 'مخطط مساحي',
  'help.data.chart-area': 'خط بمساحة معبأة.',
  'node.data.chart-pie': 'مخطط دائري',
  'help.data.chart-pie': 'حصص من الكل.',
  'node.data.chart-scatter': 'مخطط انتشار',
  'help.data.chart-scatter': 'رقمان لكل صف كنقطة.',
  'node.data.chart-histogram': 'مدرّج تكراري',
  'help.data.chart-histogram': 'كم تتكرر القيم.',
  'node.data.chart-box': 'مخطط صندوقي',
  'help.data.chart-box': 'الوسط والأرباع والطرفان لعمود.',
  'node.data.chart-heatmap': 'خريطة الارتباط',
  'help.data.chart-heatmap': 'كل الارتباطات ألوانًا وأرقامًا.',
  'node.data.chart-map': 'خريطة تايلاند',
  'help.data.chart-map': 'كلما كبرت القيمة صار لون الإقليم أغمق.',
  'param.x': 'أفقيًا (x)',
  'param.y': 'عموديًا (y)',
  'param.province': 'الإقليم',
  'option.chart-summary.mean': 'المتوسط',
  'option.chart-summary.sum': 'المجموع',
  'without.count': 'لا شيء: عدّ الصفوف',
} satisfies MessagesOf<typeof en>
