import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { FlowValue, PortableValue } from '@panya/engines/flow/flow-value.ts'
import type { NodeState } from '@panya/engines/flow/node-state.ts'
import { useEffect, useState } from 'react'

/** A big value taken out of its engine: fetched only while it is looked at, and again when it changed. */
export function useFullValue(
  session: FlowSession,
  value: FlowValue | undefined,
  status: NodeState['status'],
): PortableValue | null {
  const [full, setFull] = useState<PortableValue | null>(null)
  const key = value && 'handle' in value ? `${value.handle.key}.${value.handle.port}` : null
  const isBeingMade = status === 'waiting' || status === 'running'
  useEffect(() => {
    let wanted = true
    // What is shown stays until there is something new.
    if (isBeingMade) return undefined
    if (status !== 'done' || !value || !('handle' in value) || value.type === 'model') setFull(null)
    else {
      session.evaluator.take(value).then(
        (taken) => wanted && setFull(taken),
        () => wanted && setFull(null),
      )
    }
    return () => {
      wanted = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key names the value
  }, [session, key, isBeingMade, status])
  return full
}
