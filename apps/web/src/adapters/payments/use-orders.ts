import type { OrderStatus } from '@panya/domain/order/order-status.ts'
import type { OrderView } from '@panya/domain/order/purchase.ts'
import { useQuery } from '@tanstack/react-query'
import { fetchOrders } from './orders.ts'

export const ORDERS_KEY = ['orders'] as const
const SOON_MS = 5000
const SELDOM_MS = 60_000
const SOON_FOR = 36

/** Often while whoever has paid looks on; a page that is left open asks seldom. */
export const lookAgainMs = (looks: number): number => (looks < SOON_FOR ? SOON_MS : SELDOM_MS)

/** Something may still happen to these while somebody looks on. */
const UNDER_WAY: readonly OrderStatus[] = ['quoted', 'open', 'paid', 'review']

export const isUnderWay = (status: OrderStatus | undefined): boolean =>
  status !== undefined && UNDER_WAY.includes(status)

/** One of them may be watched: the page tells by itself when its money has arrived. */
export function useOrders(isWatched: (order: OrderView) => boolean = () => false) {
  const orders = useQuery({
    queryKey: ORDERS_KEY,
    queryFn: fetchOrders,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isUnderWay(state.data?.find(isWatched)?.status) ? lookAgainMs(state.dataUpdateCount) : false,
  })
  return { ...orders, watched: orders.data?.find(isWatched) }
}
