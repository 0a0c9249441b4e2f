import { useLingui } from '@lingui/react/macro'
import { OrdersScreen } from '../../features/orders/OrdersScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function Orders() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`My orders`} index={false} />
      <OrdersScreen />
    </>
  )
}
