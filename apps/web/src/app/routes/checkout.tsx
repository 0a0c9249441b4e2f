import { useLingui } from '@lingui/react/macro'
import { CheckoutScreen } from '../../features/checkout/CheckoutScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function Checkout() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Order a plan`} index={false} />
      <CheckoutScreen />
    </>
  )
}
