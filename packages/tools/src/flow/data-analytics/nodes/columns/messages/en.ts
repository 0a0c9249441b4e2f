import type { NodeTexts } from '../../../../../flow-kit/node-texts.ts'
import type { COLUMNS } from '../columns.ts'
import type { COLUMN_PARTS } from '../parts.ts'

/** Texts of the nodes for columns. */
export default {
  'node.data.select': 'Choose columns',
  'help.data.select': 'Keeps some columns or leaves some out.',
  'node.data.rename': 'Rename',
  'help.data.rename': 'Gives a column another name.',
  'node.data.type': 'Change type',
  'help.data.type': 'Reads a column as numbers, text, dates or yes and no.',
  'node.data.compute': 'Compute',
  'help.data.compute': 'A new column from a formula, such as quantity * price.',
  'node.data.split-text': 'Split text',
  'help.data.split-text': 'Cuts a text into several columns.',
  'node.data.merge-text': 'Merge text',
  'help.data.merge-text': 'Joins several columns into one text.',
  'node.data.dates': 'Parts of a date',
  'help.data.dates': 'Year, month, day and weekday as columns.',
  'node.data.bins': 'Put into bins',
  'help.data.bins': 'Sorts numbers into ranges of equal width.',
  'param.to': 'To',
  'param.name': 'Name of the new column',
  'param.separator': 'Separator',
  'option.select.keep': 'keep these',
  'option.select.drop': 'leave these out',
  'option.type.number': 'number',
  'option.type.text': 'text',
  'option.type.date': 'date',
  'option.type.boolean': 'yes or no',
} satisfies NodeTexts<typeof COLUMNS | typeof COLUMN_PARTS>
