import type { ToolDocument } from '../../host/tool-host.ts'

/** A document of a flow tool before anything is in it. */
export const emptyFlow = (format: string): ToolDocument => ({
  format,
  version: 2,
  content: { nodes: [], edges: [], comments: [], groups: [], subflows: [], dashboard: [] },
})
