import { useLingui } from '@lingui/react/macro'
import { OrderScreen } from '../../features/orders/OrderScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function Order() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Your order`} index={false} />
      <OrderScreen />
    </>
  )
}
