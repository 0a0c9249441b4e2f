/** Every order, to look through and to search; those that need a person are found at once. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { searchOrders } from '../../../adapters/admin/orders.ts'
import { AdminPage } from '../parts/AdminPage.tsx'
import { LoadMore } from '../parts/LoadMore.tsx'
import styles from '../parts/parts.module.css'
import { QueryState } from '../parts/QueryState.tsx'
import { useDebouncedValue } from '../parts/use-debounced-value.ts'
import { OrderFilters } from './OrderFilters.tsx'
import { OrderTable } from './OrderTable.tsx'
import { useOrdersView } from './orders-view.ts'
import { SchoolOrderDialog } from './SchoolOrderDialog.tsx'

export default function OrdersScreen() {
  const { t } = useLingui()
  const { to } = useAddress()
  const navigate = useNavigate()
  const orders = useFoundOrders()
  const [ordering, setOrdering] = useState(false)
  const rows = orders.data?.pages.flatMap((page) => page.orders) ?? []
  return (
    <AdminPage
      title={<Trans>Orders</Trans>}
      lead={
        <Trans>
          What was ordered, and whether its money is here. Search finds the reference of an order,
          the whole email of somebody, a school, or the number of its purchase order.
        </Trans>
      }
      actions={
        <Button look="ghost" onClick={() => setOrdering(true)}>
          <Trans>Order for a school</Trans>
        </Button>
      }
    >
      <OrderFilters />
      <QueryState query={orders} />
      {orders.data && rows.length === 0 && (
        <output className={styles.empty}>
          <Trans>No order was found.</Trans>
        </output>
      )}
      {rows.length > 0 && <OrderTable label={t`Orders`} orders={rows} />}
      <LoadMore query={orders} />
      {ordering && (
        <SchoolOrderDialog
          onMade={({ id }) => void navigate(`${to('/admin/order')}?id=${id}`)}
          onClose={() => setOrdering(false)}
        />
      )}
    </AdminPage>
  )
}

function useFoundOrders() {
  const { view } = useOrdersView()
  const search = useDebouncedValue(view.search.trim())
  const query = { ...view, search }
  return useInfiniteQuery({
    queryKey: ['admin', 'orders', query],
    queryFn: ({ pageParam }) => searchOrders({ ...query, after: pageParam }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.after,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
