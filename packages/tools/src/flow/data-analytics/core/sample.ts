/** What the demo school has of this tool. */
import { chainedFlow } from '../../../flow-kit/core/sample-flow.ts'
import type { ToolSample } from '../../../host/core/sample.ts'
import { emptyDocument } from './document.ts'
import { WHICH_MARKET } from './made.ts'

const MARKETS = chainedFlow(emptyDocument, 'table', [
  ['data.sample', { sample: 'market' }],
  ['data.compute', { name: 'total', formula: 'quantity * price' }],
  ['data.group', { by: ['market'], summary: 'sum', values: ['total'] }],
  ['data.sort', { columns: ['total_sum'], order: 'down' }],
  ['data.chart-bar', { x: 'market', y: 'total_sum', summary: 'sum' }],
])

export const sample: ToolSample = {
  projects: [{ title: WHICH_MARKET.title, document: MARKETS, shared: true }],
}
