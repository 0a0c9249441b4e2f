import type { AdminOrder } from '@panya/domain/order/purchase.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchOrder } from '../../../adapters/admin/orders.ts'
import { useAction } from '../parts/use-action.ts'

export type Payment = AdminOrder['payments'][number]

const keyOf = (id: number) => ['admin', 'order', id]

export function useOrder(id: number) {
  return useQuery({ queryKey: keyOf(id), queryFn: () => fetchOrder(id), staleTime: 0 })
}

/** A change whose answer is the order as it is now. */
export function useOrderAction<Wish>(
  id: number,
  send: (wish: Wish) => Promise<AdminOrder>,
  done?: () => void,
) {
  const client = useQueryClient()
  return useAction<Wish, AdminOrder>({
    send,
    touches: [
      keyOf(id),
      ['admin', 'orders'],
      ['admin', 'books'],
      ['admin', 'audit'],
      ['admin', 'person'],
    ],
    done(order) {
      client.setQueryData(keyOf(id), order)
      done?.()
    },
  })
}
