import type { NodeTexts } from '../../../../../flow-kit/node-texts.ts'
import type { OUTPUT } from '../output.ts'

/** Texts of the ends of a flow. */
export default {
  'node.data.show': 'Show table',
  'help.data.show': 'The table in large.',
  'node.data.count': 'Count',
  'help.data.count': 'How many rows, or a number.',
  'port.what': 'what',
  'port.number': 'number',
} satisfies NodeTexts<typeof OUTPUT>
