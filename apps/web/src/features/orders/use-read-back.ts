import type { OrderView } from '@panya/domain/order/purchase.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { hasCheckout, readBackCheckout } from '../../adapters/payments/checkout.ts'
import { lookAgainMs, ORDERS_KEY } from '../../adapters/payments/use-orders.ts'

/** What may have been paid at a provider's page is asked for there: its own word may come later. */
export function useReadBack(order: OrderView | undefined): void {
  const client = useQueryClient()
  const id = order?.id ?? 0
  useQuery({
    queryKey: ['checkout', id],
    async queryFn() {
      const seen = await readBackCheckout(id)
      client.setQueryData<OrderView[]>(ORDERS_KEY, (known) =>
        known?.map((one) => (one.id === seen.id ? seen : one)),
      )
      return seen.status
    },
    enabled: order !== undefined && hasCheckout(order),
    staleTime: 0,
    refetchInterval: ({ state }) => lookAgainMs(state.dataUpdateCount),
  })
}
