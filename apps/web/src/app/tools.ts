/** All tools, from their manifests: what menus, cards and routes are made of. */

import { manifests } from 'virtual:tool-manifests'
import { TOOL_FAMILIES } from '@panya/domain/tool/tool.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { useSite } from '../adapters/site.ts'

const rank = (tool: ToolManifest) => TOOL_FAMILIES.indexOf(tool.family) * 100 + tool.order

export const TOOLS: readonly ToolManifest[] = manifests.toSorted((a, b) => rank(a) - rank(b))

/** Without those an admin has closed; the same for everybody, as pages are. */
export function useOpenTools(): readonly ToolManifest[] {
  const closed = useSite().settings?.closedTools ?? []
  return TOOLS.filter((tool) => !closed.includes(tool.path))
}

/** By the page's path, `/<family>/<tool>`. */
export function toolAt(path: string): ToolManifest | undefined {
  return TOOLS.find((tool) => `/${tool.path}` === path)
}
