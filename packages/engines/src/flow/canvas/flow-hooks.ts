import { type Handle, useStoreApi } from '@xyflow/react'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { FlowContent, PortEnd } from '../flow-content.ts'
import type { FlowSession } from '../flow-session.ts'
import { IDLE, type NodeState } from '../node-state.ts'

/** React's view of an open flow: components hear only of what they show. */

export function useFlowContent(session: FlowSession): FlowContent {
  return useSyncExternalStore(
    session.subscribe,
    () => session.content,
    () => session.content,
  )
}

export function useNodeState(session: FlowSession, id: string | null): NodeState {
  const subscribe = useCallback(
    (listener: () => void) => (id ? session.evaluator.subscribe(id, listener) : () => {}),
    [session, id],
  )
  const memo = useNodeSnapshot(session, id)
  return useSyncExternalStore(subscribe, memo, memo)
}

/** Folded nodes make a new state object each time; the same one is kept while nothing changed. */
function useNodeSnapshot(session: FlowSession, id: string | null): () => NodeState {
  return useCallback(() => {
    if (!id) return IDLE
    const state = session.evaluator.stateOf(id)
    const kept = snapshots.get(session)?.get(id)
    if (kept && sameState(kept, state)) return kept
    const bySession = snapshots.get(session) ?? new Map<string, NodeState>()
    snapshots.set(session, bySession.set(id, state))
    return state
  }, [session, id])
}

const snapshots = new WeakMap<FlowSession, Map<string, NodeState>>()

function sameState(a: NodeState, b: NodeState): boolean {
  return (
    a === b ||
    (a.status === b.status &&
      a.key === b.key &&
      a.preview === b.preview &&
      a.problem === b.problem &&
      a.progress === b.progress &&
      a.ms === b.ms &&
      sameOutputs(a.outputs, b.outputs))
  )
}

function sameOutputs(a: NodeState['outputs'] = {}, b: NodeState['outputs'] = {}): boolean {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}

export function useBusy(session: FlowSession): boolean {
  const subscribe = useCallback(
    (listener: () => void) => session.evaluator.subscribe('*', listener),
    [session],
  )
  const read = (): boolean => session.evaluator.busy
  return useSyncExternalStore(subscribe, read, read)
}

export interface PendingPort extends PortEnd {
  side: 'in' | 'out'
}

/** What ports need from the canvas: a wire that was begun by a tap or a key, and how to begin or end one. */
export interface PortWiring {
  pending: PendingPort | null
  touch: (port: PendingPort) => void
  fits: (port: PendingPort) => boolean
}

export const PortWiringContext = createContext<PortWiring>({
  pending: null,
  touch: () => {},
  fits: () => false,
})

export const usePortWiring = (): PortWiring => useContext(PortWiringContext)

/** Whether the canvas is seen from so far away that nobody can read what is on a node. */
export const FarContext = createContext(false)

export interface FarBox {
  width: number
  height: number
  /** Where its ports are: the canvas library looks for them again whenever a node comes into sight. */
  ports: readonly Handle[]
}

/** A node to be drawn as a plain box; null where it is to be drawn in full. */
export function useFarBox(id: string): FarBox | null {
  const far = useContext(FarContext)
  const canvas = useStoreApi()
  if (!far) return null
  const node = canvas.getState().nodeLookup.get(id)
  // Its ports have to be seen once, or its wires would have no ends.
  const bounds = node?.internals.handleBounds
  if (!bounds) return null
  const { width, height } = node.measured
  const ports = [...(bounds.source ?? []), ...(bounds.target ?? [])]
  return width && height ? { width, height, ports } : null
}
