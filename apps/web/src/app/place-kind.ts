import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'

/** What a place in the work is called in a tool: comments are about one. */
export function placeKindOf({ path, family }: ToolManifest): 'line' | 'block' | 'node' | 'cell' {
  if (path === 'coding/block-programming') return 'block'
  if (path === 'coding/jupyter-lite') return 'cell'
  return family === 'flow' ? 'node' : 'line'
}
