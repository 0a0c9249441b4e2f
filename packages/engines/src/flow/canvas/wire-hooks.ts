/** Wires begun by tapping or with Enter, and the same rules for dragged ones. */
import type { Connection, Edge, FinalConnectionState } from '@xyflow/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { PortEnd } from '../flow-content.ts'
import type { FlowCanvasProps } from './FlowCanvas.tsx'
import type { PendingPort } from './flow-hooks.ts'

function ends(connection: Connection | Edge): [PortEnd, PortEnd] {
  return [
    { node: connection.source, port: connection.sourceHandle ?? '' },
    { node: connection.target, port: connection.targetHandle ?? '' },
  ]
}

const plain = ({ node, port }: PortEnd): PortEnd => ({ node, port })

type Wired = Pick<FlowCanvasProps, 'session' | 'readonly' | 'onRefused' | 'onPending'>

export function usePendingWire({ session, readonly, onRefused, onPending }: Wired) {
  const [pending, setPendingState] = useState<PendingPort | null>(null)
  const setPending = useCallback(
    (next: PendingPort | null) => {
      setPendingState(next)
      onPending(next)
    },
    [onPending],
  )
  useEffect(() => {
    if (!pending) return undefined
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setPending(null)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [pending, setPending])

  const connect = useCallback(
    (from: PortEnd, to: PortEnd) => {
      const no = session.connect(from, to)
      if (no) onRefused(no, from, to)
    },
    [session, onRefused],
  )
  const context = useMemo(() => {
    const sorted = (a: PendingPort, b: PendingPort): [PendingPort, PendingPort] =>
      a.side === 'out' ? [a, b] : [b, a]
    return {
      pending,
      fits: (port: PendingPort) =>
        pending !== null &&
        pending.side !== port.side &&
        session.refusalOf(...sorted(pending, port)) === null,
      touch: (port: PendingPort) => {
        if (readonly) return
        const again =
          pending?.node === port.node && pending.port === port.port && pending.side === port.side
        if (!pending || (pending.side === port.side && !again)) {
          setPending(port)
          return
        }
        setPending(null)
        if (!again) connect(plain(sorted(pending, port)[0]), plain(sorted(pending, port)[1]))
      },
    }
  }, [pending, readonly, session, connect, setPending])

  const isValid = useCallback(
    (edge: Connection | Edge) => session.refusalOf(...ends(edge)) === null,
    [session],
  )
  const onConnect = useCallback(
    (connection: Connection) => {
      setPending(null)
      connect(...ends(connection))
    },
    [connect, setPending],
  )
  const onConnectEnd = useCallback(
    (_event: unknown, state: FinalConnectionState) => {
      const { fromHandle: a, toHandle: b, isValid: fine } = state
      if (fine !== false || !a || !b || (a.nodeId === b.nodeId && a.id === b.id)) return
      if (a.type === b.type) return
      const [out, into] = a.type === 'source' ? [a, b] : [b, a]
      connect({ node: out.nodeId, port: out.id ?? '' }, { node: into.nodeId, port: into.id ?? '' })
    },
    [connect],
  )
  const cancel = useCallback(() => setPending(null), [setPending])
  return { context, isValid, onConnect, onConnectEnd, cancel }
}
