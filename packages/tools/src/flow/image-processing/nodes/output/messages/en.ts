import type { NodeTexts } from '../../../../../flow-kit/node-texts.ts'
import type { OUTPUT } from '../output.ts'

/** Texts of the ends of a flow. */
export default {
  'node.image.show': 'Show',
  'help.image.show': 'The picture in large.',
  'node.image.slider': 'Before and after',
  'help.image.slider': 'Two pictures with a slider between them.',
  'node.image.count': 'Count',
  'help.image.count': 'A number, the rows of a table, or the pixels that are not black.',
  'node.image.measure': 'Measure',
  'help.image.measure': 'One number about the picture.',
  'node.image.chart': 'Chart',
  'help.image.chart': 'A column of a table as a drawing.',
  'node.image.save': 'Save PNG',
  'help.image.save': 'Download the picture from the details.',
  'port.before': 'before',
  'port.after': 'after',
  'port.what': 'what',
  'port.number': 'number',
  'param.what': 'What',
  'param.column': 'Column',
  'param.kind': 'Kind',
  'param.name': 'File name',
  'option.measure.brightness': 'mean brightness',
  'option.measure.white': 'not black (%)',
  'option.measure.width': 'width',
  'option.measure.height': 'height',
  'option.chart.bar': 'bars',
  'option.chart.line': 'line',
} satisfies NodeTexts<typeof OUTPUT>
