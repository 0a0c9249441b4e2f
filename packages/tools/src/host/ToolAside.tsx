/** Puts a panel beside the work, not over it: the page gives it room, and the work has the rest. */
import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** The place beside the work; null where a page has none, then the panel stays where it is written. */
export const ToolAsideSlot = createContext<HTMLElement | null>(null)

export function ToolAside({ children }: { children: ReactNode }) {
  const slot = use(ToolAsideSlot)
  return slot ? createPortal(children, slot) : children
}
