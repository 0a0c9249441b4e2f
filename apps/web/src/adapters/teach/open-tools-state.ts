/** Which tools a teacher has left open for now; null for all. Known to menus, cards and tool pages. */
import type { OpenTools } from '@panya/domain/classroom/classroom.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { create } from 'zustand'
import { onClientStateReset } from '../session/client-state.ts'

const ALL_OPEN: OpenTools = { tools: null, until: null, className: null }

export const useOpenTools = create<OpenTools>()(() => ALL_OPEN)

onClientStateReset(() => useOpenTools.setState(ALL_OPEN))

export function useIsOpen(): (tool: ToolPath) => boolean {
  const tools = useOpenTools((state) => state.tools)
  return (tool) => tools === null || tools.includes(tool)
}
