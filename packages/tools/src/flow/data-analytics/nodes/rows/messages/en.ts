import type { NodeTexts } from '../../../../../flow-kit/node-texts.ts'
import type { FILTER } from '../filter.ts'
import type { ROWS } from '../rows.ts'

/** Texts of the nodes for rows. */
export default {
  'node.data.filter': 'Filter rows',
  'help.data.filter': 'Keeps the rows that fit.',
  'node.data.sort': 'Sort',
  'help.data.sort': 'Puts rows in order.',
  'node.data.sample-rows': 'Some rows',
  'help.data.sample-rows': 'The first, the last, or some by chance.',
  'node.data.missing': 'Missing values',
  'help.data.missing': 'Drops rows with gaps or fills them.',
  'node.data.duplicates': 'Remove duplicates',
  'help.data.duplicates': 'Keeps the first of equal rows.',
  'param.rules': 'Rules',
  'param.match': 'Rows must fit',
  'param.order': 'Order',
  'option.filter.rules': 'with rules',
  'option.filter.formula': 'with a formula',
  'option.match.all': 'all rules',
  'option.match.any': 'any rule',
  'option.order.up': 'smallest first',
  'option.order.down': 'largest first',
  'option.sampling.first': 'the first',
  'option.sampling.last': 'the last',
  'option.sampling.random': 'by chance',
  'option.missing.drop': 'drop the row',
  'option.missing.mean': 'fill with the mean',
  'option.missing.median': 'fill with the median',
  'option.missing.common': 'fill with the most common',
  'option.missing.value': 'fill with a value',
} satisfies NodeTexts<typeof FILTER | typeof ROWS>
