import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { createContext, useContext } from 'react'
import type { ToolHost } from '../host/tool-host.ts'
import type { FlowMessages } from './flow-messages.ts'
import type { FlowTool } from './flow-tool.ts'

/** What nodes on the canvas need; they are created by the canvas library and cannot be handed props. */

export interface BenchContext {
  session: FlowSession
  tool: FlowTool
  messages: FlowMessages
  readonly: boolean
  host: ToolHost
  /** Opens the help on a kind of node. */
  openHelp: (type: string) => void
}

export const BenchContext = createContext<BenchContext | null>(null)

export function useBench(): BenchContext {
  const bench = useContext(BenchContext)
  if (!bench) throw new Error('a node is drawn outside a workbench')
  return bench
}
