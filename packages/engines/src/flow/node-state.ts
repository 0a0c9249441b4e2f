import type { FlowProblem, FlowValue, Preview } from './flow-value.ts'
import type { NodeNote } from './node-note.ts'

/** How a node stands: what the learner sees on it. */

export type NodeStatus =
  /** Nothing was computed yet, or the learner stopped it. */
  | 'idle'
  | 'waiting'
  | 'running'
  | 'done'
  /** A required input has no wire, or a live source was not started. */
  | 'needs-input'
  /** A node before it has no result. */
  | 'blocked'
  | 'error'
  /** The document names a node this version does not have. */
  | 'missing'

export interface NodeState {
  status: NodeStatus
  key?: string
  outputs?: Record<string, FlowValue>
  preview?: Preview
  problem?: FlowProblem
  notes?: readonly NodeNote[]
  details?: unknown
  ms?: number
  progress?: number
}

export const IDLE: NodeState = { status: 'idle' }

const WEIGHT: NodeStatus[] = [
  'error',
  'missing',
  'needs-input',
  'running',
  'waiting',
  'blocked',
  'idle',
  'done',
]

/** One face for a node that is made of several: the state that matters most. */
export function worst(states: readonly NodeState[]): NodeState {
  for (const status of WEIGHT) {
    const found = states.find((state) => state.status === status)
    if (found) return found
  }
  return IDLE
}
