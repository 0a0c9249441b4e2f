import type { ToolDocument } from '../../../host/tool-host.ts'

/** What the image-processing tool saves: a flow. The engine's readFlow() migrates older versions. */
export const FORMAT = 'flow-image'

export const emptyDocument: ToolDocument = {
  format: FORMAT,
  version: 2,
  content: { nodes: [], edges: [], comments: [], groups: [], subflows: [], dashboard: [] },
}
