import type { ToolUser } from '@panya/tools/kit/tool-host.ts'
import { useMemo } from 'react'
import { useUserState } from '../adapters/user-state.ts'
import { useVisitUnderWay } from '../features/demo-visitor/use-visit-under-way.ts'

/** Who works in the tool; null until that is known, or for a visitor. */
export function useToolUser(): ToolUser | null {
  const id = useUserState((state) => state.id)
  const role = useUserState((state) => state.role)
  const displayName = useUserState((state) => state.firstname)
  const known = !useVisitUnderWay() && id !== null
  return useMemo(
    () => (known ? { id, role, displayName: displayName ?? '' } : null),
    [known, id, role, displayName],
  )
}
