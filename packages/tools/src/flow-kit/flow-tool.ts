import type { Executor } from '@panya/engines/flow/executor.ts'
import type { FlowContent } from '@panya/engines/flow/flow-content.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { NodeRegistry } from '@panya/engines/flow/node-type.ts'
import type { CustomParam } from '@panya/engines/flow/param-spec.ts'
import type { ComponentType } from 'react'
import type { ToolHost } from '../host/tool-host.ts'
import type { FlowMessages } from './flow-messages.ts'
import type { NodeDemos } from './node-demo.ts'
import type { NodeWords } from './node-search.ts'
import type { NodeDrawings } from './pictures/marks.ts'

/** What a flow tool brings to the workbench. */

export interface FlowExample {
  /** Messages: `example.<id>` and `example.<id>.text`. */
  id: string
  content: FlowContent
}

export interface GuideStep {
  /** Message: `guide.<id>`. */
  id: string
  done: (content: FlowContent) => boolean
}

export interface ParamEditorProps {
  session: FlowSession
  node: string
  spec: CustomParam
  value: unknown
  messages: FlowMessages
  readonly: boolean
  onChange: (value: unknown) => void
}

export interface PreviewProps {
  data: unknown
  large: boolean
  messages: FlowMessages
  session: FlowSession
  node: string
}

/** What stands in the details of a node beside its settings, such as starting the camera. */
export interface NodePanelProps {
  session: FlowSession
  node: string
  messages: FlowMessages
  readonly: boolean
  toast: (message: string, kind?: 'info' | 'success' | 'error') => void
}

export interface FlowTool {
  format: string
  registry: NodeRegistry
  categories: readonly string[]
  executors: () => { executors: Record<string, Executor>; dispose: () => void }
  examples: readonly FlowExample[]
  guide: readonly GuideStep[]
  /** A small drawing of what each node does. */
  pictures: NodeDrawings
  /** Other words to find nodes by, loaded when somebody looks for one. */
  words: () => Promise<NodeWords>
  /** What each node makes of what, for its help. */
  demos: () => Promise<NodeDemos>
  /** Several guided ways instead of one. Messages: `mission.<id>` and `mission.<id>.text`. */
  missions?: readonly { id: string; steps: readonly GuideStep[] }[]
  editors: Record<string, ComponentType<ParamEditorProps>>
  /** Views of results by the name a preview gives (`chart` and `custom` previews). */
  views: Record<string, ComponentType<PreviewProps>>
  /** By what keeps sending (`camera`), or by the type of a node. */
  panels: Record<string, ComponentType<NodePanelProps>>
  /** Begins what runs beside an open flow, such as fetching a class's attendance; gives back how to end it. */
  start?: (session: FlowSession, host: ToolHost) => (() => void) | undefined
  /** Nodes that are of no use to this person, left out of the list. */
  hidden?: (host: ToolHost) => readonly string[]
  /** Reads a chosen file into what a setting keeps. */
  readFile: (file: File, accept: string) => Promise<{ name: string; size: number; data?: string }>
}
