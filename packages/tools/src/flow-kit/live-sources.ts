import type { FlowSession } from '@panya/engines/flow/flow-session.ts'

/** Which live sources of a flow are running, and how each is stopped: by hand, with its node, or with the screen. */

interface Running {
  stop: () => void
  forget: () => void
}

const running = new WeakMap<FlowSession, Map<string, Running>>()
const listeners = new WeakMap<FlowSession, Set<() => void>>()

function told(session: FlowSession): void {
  for (const listener of listeners.get(session) ?? []) listener()
}

export function isRunning(session: FlowSession, node: string): boolean {
  return running.get(session)?.has(node) ?? false
}

export function onRunning(session: FlowSession, listener: () => void): () => void {
  const known = listeners.get(session) ?? new Set()
  listeners.set(session, known.add(listener))
  return () => known.delete(listener)
}

export function keepRunning(session: FlowSession, node: string, stop: () => void): void {
  stopRunning(session, node)
  const typeNow = () => session.content.nodes.find(({ id }) => id === node)?.type
  const type = typeNow()
  // Another flow opened in its place may have a node of the same name.
  const forget = session.subscribe(() => {
    if (typeNow() !== type) stopRunning(session, node)
  })
  const sources = running.get(session) ?? new Map<string, Running>()
  running.set(session, sources.set(node, { stop, forget }))
  told(session)
}

/** What was recorded stays on the node until another start. */
export function stopRunning(session: FlowSession, node: string): void {
  const source = running.get(session)?.get(node)
  if (!source) return
  running.get(session)?.delete(node)
  source.forget()
  source.stop()
  told(session)
}

export function stopAllRunning(session: FlowSession): void {
  for (const node of running.get(session)?.keys() ?? []) stopRunning(session, node)
}
