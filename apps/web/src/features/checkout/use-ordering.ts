/** Makes the order, or plans the change where nothing is to be paid before, and leads on to what comes next. */
import type { OrderView, QuoteView } from '@panya/domain/order/purchase.ts'
import type { PaperParty } from '@panya/domain/tax-paper/paper.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { makeOrder, type PlanWish } from '../../adapters/payments/orders.ts'
import { chooseNext, SUBSCRIPTION_KEY } from '../../adapters/payments/subscription.ts'
import { ORDERS_KEY } from '../../adapters/payments/use-orders.ts'
import { type BuyerFaults, faultsOf, readBuyer } from '../../parts/buyer/buyer.ts'

export function useOrdering(wish: PlanWish) {
  const { to } = useAddress()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [faults, setFaults] = useState<BuyerFaults>({})
  const order = useMutation({
    mutationFn: (buyer: PaperParty | null) => makeOrder({ ...wish, buyer }),
    onSuccess({ order: made, token }) {
      client.setQueryData<OrderView[]>(ORDERS_KEY, (known) => known && [made, ...known])
      if (token === null) void navigate(`${to('/orders/order')}?id=${made.id}`)
    },
    onError(error) {
      if (error instanceof HttpError && error.body?.fields) setFaults(error.body.fields)
    },
  })
  const later = useMutation({
    mutationFn: () => chooseNext(wish),
    onSuccess(subscription) {
      client.setQueryData(SUBSCRIPTION_KEY, subscription)
      void navigate(to('/orders'))
    },
  })
  const isBusy = order.isPending || later.isPending
  const send = (event: SubmitEvent<HTMLFormElement>, { payer, change }: QuoteView) => {
    if (isBusy) return
    if (change === 'down') return later.mutate()
    const buyer = payer === 'self' ? readBuyer(event.currentTarget) : null
    const wrong = faultsOf(buyer)
    setFaults(wrong)
    if (Object.keys(wrong).length === 0) order.mutate(buyer)
  }
  return {
    token: order.data?.token ?? null,
    faults,
    isBusy,
    problem: order.error ?? later.error,
    send,
  }
}
