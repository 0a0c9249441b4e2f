/** Which orders an admin looks for; kept while they look at one, gone when they sign out. */
import { create } from 'zustand'
import type { OrderQuery } from '../../../adapters/admin/orders.ts'
import { onClientStateReset } from '../../../adapters/session/client-state.ts'

type OrdersView = Omit<OrderQuery, 'after'>

interface ViewStore {
  view: OrdersView
  change(part: Partial<OrdersView>): void
}

const ALL: OrdersView = { search: '', status: null, needsLook: false }

export const useOrdersView = create<ViewStore>()((set) => ({
  view: ALL,
  change: (part) => set(({ view }) => ({ view: { ...view, ...part } })),
}))

onClientStateReset(() => useOrdersView.setState({ view: ALL }))
