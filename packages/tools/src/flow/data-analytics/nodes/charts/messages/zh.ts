import type { MessagesOf } from '../../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  'node.data.chart-bar': '柱状图',
  'help.data.chart-bar': '比较类别。',
  'node.data.chart-line': '折线图',
  'help.data.chart-line': '展示变化。',
  'node.data.chart-area': '面积图',
  'help.data.chart-area': '填充的折线。',
  'node.data.chart-pie': '饼图',
  'help.data.chart-pie': '整体中的份额。',
  'node.data.chart-scatter': '散点图',
  'help.data.chart-scatter': '每行两个数字成为一个点。',
  'node.data.chart-histogram': '直方图',
  'help.data.chart-histogram': '各种值出现多少次。',
  'node.data.chart-box': '箱线图',
  'help.data.chart-box': '一列的中位数、四分位和两端。',
  'node.data.chart-heatmap': '相关热图',
  'help.data.chart-heatmap': '用颜色和数字表示所有相关。',
  'node.data.chart-map': '泰国地图',
  'help.data.chart-map': '数值越大，府的颜色越深。',
  'param.x': '横轴（x）',
  'param.y': '纵轴（y）',
  'param.province': '府',
  'option.chart-summary.mean': '平均',
  'option.chart-summary.sum': '总和',
  'without.count': '不选：数行数',
} satisfies MessagesOf<typeof en>
