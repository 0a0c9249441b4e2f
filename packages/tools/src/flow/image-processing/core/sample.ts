/** What the demo school has of this tool. */
import { chainedFlow } from '../../../flow-kit/core/sample-flow.ts'
import type { ToolSample } from '../../../host/core/sample.ts'
import { emptyDocument } from './document.ts'
import { LANDSCAPE_EDGES } from './made.ts'

const EDGES = chainedFlow(emptyDocument, 'image', [
  ['image.sample', { sample: 'landscape' }],
  ['image.gray', {}],
  ['image.gaussian', { size: 5 }],
  ['image.canny', {}],
])

export const sample: ToolSample = {
  projects: [{ title: LANDSCAPE_EDGES.title, document: EDGES, shared: true }],
}
