import type { OrderView } from '@panya/domain/order/purchase.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { CAME_BACK } from '../../../adapters/payments/came-back.ts'
import { hasCheckout, readBackLinkedCheckout } from '../../../adapters/payments/checkout.ts'
import type { LinkedOrder } from '../../../adapters/payments/pay-link.ts'
import { lookAgainMs } from '../../../adapters/payments/use-orders.ts'

/** Only who comes back from a provider's page has begun something there, with the secret that is theirs. */
export function useLinkedReadBack(token: string, order: OrderView | undefined): void {
  const client = useQueryClient()
  const isBack = useLocation().state === CAME_BACK
  useQuery({
    queryKey: ['pay', token, 'checkout'],
    async queryFn() {
      const seen = await readBackLinkedCheckout(token)
      client.setQueryData<LinkedOrder>(
        ['pay', token],
        (known) => known && { ...known, order: seen },
      )
      return seen.status
    },
    enabled: isBack && order !== undefined && hasCheckout(order),
    staleTime: 0,
    refetchInterval: ({ state }) => lookAgainMs(state.dataUpdateCount),
  })
}
