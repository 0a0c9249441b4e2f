import type { NodeTexts } from '../../../../../flow-kit/node-texts.ts'
import type { CHARTS } from '../charts.ts'
import type { THAI_MAP } from '../thai-map.ts'

/** Texts of the charts. */
export default {
  'node.data.chart-bar': 'Bar chart',
  'help.data.chart-bar': 'Compares categories.',
  'node.data.chart-line': 'Line chart',
  'help.data.chart-line': 'Shows how something changes.',
  'node.data.chart-area': 'Area chart',
  'help.data.chart-area': 'A line with its area filled.',
  'node.data.chart-pie': 'Pie chart',
  'help.data.chart-pie': 'Shares of a whole.',
  'node.data.chart-scatter': 'Scatter plot',
  'help.data.chart-scatter': 'Two numbers per row as a point.',
  'node.data.chart-histogram': 'Histogram',
  'help.data.chart-histogram': 'How often values occur.',
  'node.data.chart-box': 'Box plot',
  'help.data.chart-box': 'Middle, quarters and ends of a column.',
  'node.data.chart-heatmap': 'Correlation map',
  'help.data.chart-heatmap': 'All correlations as colours with numbers.',
  'node.data.chart-map': 'Map of Thailand',
  'help.data.chart-map': 'Provinces, darker the larger their value.',
  'param.x': 'Across (x)',
  'param.y': 'Up (y)',
  'param.province': 'Province',
  'option.chart-summary.mean': 'mean',
  'option.chart-summary.sum': 'sum',
  'without.count': 'nothing: count the rows',
} satisfies NodeTexts<typeof CHARTS | typeof THAI_MAP>
