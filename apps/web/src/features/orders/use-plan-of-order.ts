import type { OrderView } from '@panya/domain/order/purchase.ts'
import { useEffect } from 'react'
import { logFailure } from '../../adapters/log.ts'
import { loadPlan } from '../../adapters/session/load-plan.ts'
import { useUserState } from '../../adapters/user-state.ts'

/** Once it is paid, the plan and its coins are seen everywhere, such as at the top of the page. */
export function usePlanOfOrder(order: OrderView | undefined): void {
  const userId = useUserState((user) => user.id)
  const update = useUserState((user) => user.update)
  const isGiven = order?.status === 'granted'
  useEffect(() => {
    if (!isGiven || userId === null) return
    loadPlan(userId).then(update, (error: unknown) => logFailure('plan', error))
  }, [isGiven, userId, update])
}
