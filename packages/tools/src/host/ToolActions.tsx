/** Puts a tool's Run, Stop and other actions into the header, in the same place for every tool. */
import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** The header's slot; null where there is no header, then the actions stay where they are written. */
export const ToolActionsSlot = createContext<HTMLElement | null>(null)

export function ToolActions({ children }: { children: ReactNode }) {
  const slot = use(ToolActionsSlot)
  return slot ? createPortal(children, slot) : children
}
