import type { OrderStatus } from '@panya/domain/order/order-status.ts'
import { useQuery } from '@tanstack/react-query'
import { fetchOrders } from './orders.ts'

export const ORDERS_KEY = ['orders'] as const
/** Whoever waits for their money to arrive looks at the page. */
export const LOOK_MS = 5000

/** Something may still happen to these while somebody looks on. */
const UNDER_WAY: readonly OrderStatus[] = ['quoted', 'open', 'paid', 'review']

export const isUnderWay = (status: OrderStatus | undefined): boolean =>
  status !== undefined && UNDER_WAY.includes(status)

/** `watched` is looked at again and again: the page tells by itself when its money has arrived. */
export function useOrders(watched?: number) {
  return useQuery({
    queryKey: ORDERS_KEY,
    queryFn: fetchOrders,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const order = state.data?.find(({ id }) => id === watched)
      return isUnderWay(order?.status) ? LOOK_MS : false
    },
  })
}
