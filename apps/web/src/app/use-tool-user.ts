import type { ToolUser } from '@panya/tools/host/tool-host.ts'
import { useMemo } from 'react'
import { useUserState } from '../adapters/user-state.ts'
import { useVisitUnderWay } from '../features/demo-visitor/use-visit-under-way.ts'

/** Who works in the tool; null until that is known, for a visitor, or for somebody who may only enrol. */
export function useToolUser(): ToolUser | null {
  const id = useUserState((state) => state.id)
  const role = useUserState((state) => state.role)
  const displayName = useUserState((state) => state.firstname)
  const enrolling = useUserState((state) => state.mustEnrol)
  const known = !useVisitUnderWay() && !enrolling && id !== null
  return useMemo(
    () => (known ? { id, role, displayName: displayName ?? '' } : null),
    [known, id, role, displayName],
  )
}
